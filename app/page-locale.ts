import { headers } from "next/headers";
import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { identityRequestOf } from "./(auth)/sender-identity/identity-request-of.ts";
import { signingPageOf } from "./sign/[token]/signing-page-of.ts";

const IDENTITY_PATH = /^\/sender-identity\/([^/]+)$/;
const SIGNING_PATH = /^\/sign\/([^/]+)$/;

/**
 * The language of the page being rendered: a signer's own on a signing page, that of the person asked
 * for consent on the page that asks; there, when the link is unknown, the first of the browser's that we
 * have words for. The workplace speaks English.
 */
export async function pageLocale(): Promise<CatalogueLocale> {
	const sent = await headers();
	const path = sent.get("x-signet-path") ?? "";
	const browserLocale = sent.get("accept-language")?.split(/[,;]/)[0]?.trim() ?? "EN";
	const identityToken = IDENTITY_PATH.exec(path)?.[1];
	if (identityToken) return catalogueLocale((await identityRequestOf(identityToken))?.locale ?? browserLocale);
	const token = SIGNING_PATH.exec(path)?.[1];
	if (!token) return "EN";
	const signingPage = await signingPageOf(token);
	return catalogueLocale(signingPage.state === "unknown" ? browserLocale : signingPage.locale);
}
