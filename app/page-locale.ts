import { headers } from "next/headers";
import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { signingPageOf } from "./sign/[token]/signing-page-of.ts";

const SIGNING_PATH = /^\/sign\/([^/]+)$/;

/**
 * The language of the page being rendered: a signer's own on a signing page; there, when the link is
 * unknown, the first of the browser's that we have words for. The workplace speaks English.
 */
export async function pageLocale(): Promise<CatalogueLocale> {
	const sent = await headers();
	const token = SIGNING_PATH.exec(sent.get("x-signet-path") ?? "")?.[1];
	if (!token) return "EN";
	const signingPage = await signingPageOf(token);
	if (signingPage.state !== "unknown") return catalogueLocale(signingPage.locale);
	return catalogueLocale(sent.get("accept-language")?.split(/[,;]/)[0]?.trim() ?? "EN");
}
