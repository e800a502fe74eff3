import { Readable } from "node:stream";
import { openLogo } from "#lib/domain/brands/open-logo.ts";
import { LENGTH_HEADER } from "./answer-length.ts";

/** A brand's logo, for mail programs and signing pages: its address is made of its content, so it never changes. */
export async function showLogo({ accountId, name }: { accountId: string; name: string }): Promise<Response> {
	const logo = await openLogo(accountId, name);
	if (!logo) return new Response(null, { status: 404 });
	return new Response(Readable.toWeb(logo.stream) as ReadableStream<Uint8Array>, {
		headers: {
			"content-type": logo.mediaType,
			[LENGTH_HEADER]: String(logo.sizeBytes),
			"cache-control": "public, max-age=31536000, immutable",
			"x-content-type-options": "nosniff",
			"content-security-policy": "default-src 'none'",
			// Mails and frames of other sites show it as well.
			"cross-origin-resource-policy": "cross-origin",
		},
	});
}
