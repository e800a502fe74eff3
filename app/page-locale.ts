import { headers } from "next/headers";
import { type CatalogueLocale, catalogueLocale } from "#lib/i18n/locales.ts";
import { identityRequestOf } from "./(auth)/sender-identity/identity-request-of.ts";
import { copyPageOf } from "./copies/[token]/copy-page-of.ts";
import { signingPageOf } from "./sign/[token]/signing-page-of.ts";

const IDENTITY_PATH = /^\/sender-identity\/([^/]+)$/;
const SIGNING_PATH = /^\/sign\/([^/]+)$/;
const COPY_PATH = /^\/copies\/([^/]+)$/;

/**
 * The language of the page being rendered: a signer's own on a signing page, that of the mail that led
 * to a copy, that of the person asked for consent on the page that asks; there, when the link is unknown,
 * the first of the browser's that we have words for. The workplace speaks English.
 */
export async function pageLocale(): Promise<CatalogueLocale> {
	const sent = await headers();
	const path = sent.get("x-signet-path") ?? "";
	const browserLocale = sent.get("accept-language")?.split(/[,;]/)[0]?.trim() ?? "EN";
	const identityToken = IDENTITY_PATH.exec(path)?.[1];
	if (identityToken) return catalogueLocale((await identityRequestOf(identityToken))?.locale ?? browserLocale);
	const copyToken = COPY_PATH.exec(path)?.[1];
	if (copyToken) return localeOf(await copyPageOf(copyToken), browserLocale);
	const token = SIGNING_PATH.exec(path)?.[1];
	if (!token) return "EN";
	return localeOf(await signingPageOf(token), browserLocale);
}

/** Of a page behind a link; one that is unknown has none. */
function localeOf(page: { state: string; locale?: string }, browserLocale: string): CatalogueLocale {
	return catalogueLocale(page.locale ?? browserLocale);
}
