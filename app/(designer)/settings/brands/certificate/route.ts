import { z } from "zod";
import { previewCertificate } from "#lib/domain/brands/preview-certificate.ts";
import { limitPreviews } from "#lib/http/limits/limit-visitor.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";

const body = z.strictObject({
	locale: z.enum(CATALOGUE_LOCALES),
	timeZone: z.string().max(100).refine(isTimeZone),
	name: z.string().max(256),
	/** base64: the picture as it was given. */
	logo: z
		.union([z.strictObject({ base64: z.base64().max(1_000_000) }), z.strictObject({ brandId: z.uuid() })])
		.nullable(),
});

export const POST = defineDeskCall(body, async (context, _: object, { logo, ...input }) => {
	await limitPreviews(context);
	const given = logo && "base64" in logo ? { bytes: Buffer.from(logo.base64, "base64") } : logo;
	const picture = await previewCertificate(context, { ...input, logo: given });
	return new Response(new Uint8Array(picture), {
		headers: { "Content-Type": "image/webp", "Cache-Control": "no-store" },
	});
});
