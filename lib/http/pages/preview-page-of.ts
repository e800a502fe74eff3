import { headers } from "next/headers";
import { cache } from "react";
import { previewSigning } from "#lib/domain/signing/preview-signing.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import { findPageUser } from "./page-context.ts";

/**
 * The signing page of a draft's recipient, for who may see its desk; read once per request, for its language as well
 * as for its content. A signer may choose another language on the page, and so may who looks at the preview.
 *
 * @returns null when nobody is signed in
 */
export const previewPageOf = cache(async (documentId: string, recipientId: string) => {
	const user = await findPageUser();
	const asked = new URLSearchParams((await headers()).get("x-signet-query") ?? "").get("language");
	const locale = CATALOGUE_LOCALES.find((one) => one === asked) ?? null;
	return user && previewSigning(user, { documentId, recipientId, locale });
});
