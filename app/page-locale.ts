import { headers } from "next/headers";
import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { signingPageOf } from "./sign/[token]/signing-page-of.ts";

const SIGNING_PATH = /^\/sign\/([^/]+)$/;

/**
 * The language of the page being rendered: a signer's own on a signing page, otherwise the first of the
 * browser's that we have words for.
 */
export async function pageLocale(): Promise<CatalogueLocale> {
	const sent = await headers();
	const token = SIGNING_PATH.exec(sent.get("x-signet-path") ?? "")?.[1];
	const signingPage = token ? await signingPageOf(token) : null;
	if (signingPage && signingPage.state !== "unknown") return catalogueLocale(signingPage.locale);
	return catalogueLocale(sent.get("accept-language")?.split(/[,;]/)[0]?.trim() ?? "EN");
}
