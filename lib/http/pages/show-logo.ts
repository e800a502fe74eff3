import { openLogo } from "#lib/domain/brands/open-logo.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { sendFile } from "../answering/file-answer.ts";

/** A brand's logo, for mail programs and signing pages: its address is made of its content, so it never changes. */
export async function showLogo(
	request: Request,
	{ accountId, name }: { accountId: string; name: string },
): Promise<Response> {
	const logo = await openLogo(visitorContext(), accountId, name).catch((error: unknown) => {
		if (error instanceof AppError) return null;
		throw error;
	});
	if (!logo) return new Response(null, { status: 404 });
	return sendFile(request, {
		sizeBytes: logo.sizeBytes,
		open: logo.open,
		headers: {
			"content-type": logo.mediaType,
			"cache-control": "public, max-age=31536000, immutable",
			"x-content-type-options": "nosniff",
			"content-security-policy": "default-src 'none'",
			// Mails and frames of other sites show it as well.
			"cross-origin-resource-policy": "cross-origin",
		},
	});
}
