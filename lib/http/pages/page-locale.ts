import { headers } from "next/headers";
import { cache } from "react";
import { CATALOGUE_LOCALES, type CatalogueLocale, catalogueLocale, spokenLocale } from "#lib/i18n/locales.ts";
import { acceptedLanguages } from "#lib/i18n/moment.ts";
import { SECOND_ORIGIN_HEADER } from "../signing/origins.ts";
import { copyPageOf } from "./copy-page-of.ts";
import { identityRequestOf } from "./identity-request-of.ts";
import { findPageUser } from "./page-context.ts";
import { passwordLinkOf } from "./password-link-of.ts";
import { previewPageOf } from "./preview-page-of.ts";
import { BRAND_PREVIEW_PATH, PREVIEW_PATH } from "./preview-path.ts";
import { signingPageOf } from "./signing-page-of.ts";

const IDENTITY_PATH = /^\/sender-identity\/([^/]+)$/;
const SIGNING_PATH = /^\/sign\/([^/]+)$/;
const PASSWORD_PATH = /^\/set-password\/([^/]+)$/;
const COPY_PATH = /^\/copies\/([^/]+)$/;

/** Where links lead that were sent to people without an account, and what may be left of them. */
const LINK_PATH = /^\/(?:sign|copies|sender-identity)(?:\/|$)/;

/** The reference is written in English, so what stands around it is. */
const REFERENCE_PATH = /^\/docs(?:\/|$)/;

/**
 * The language of the page being rendered: a signer's own on a signing page, that of the mail that led
 * to a copy, that of the person asked for consent on the page that asks; in the workplace the one that its
 * user has chosen, and on the page that sets a password that of whose link it is. Where nobody is known, or has not
 * chosen yet, the first of the browser's that we have words for.
 */
export const pageLocale = cache(async (): Promise<CatalogueLocale> => {
	const sent = await headers();
	const path = sent.get("x-signet-path") ?? "";
	if (REFERENCE_PATH.test(path)) return "EN";
	const passwordToken = PASSWORD_PATH.exec(path)?.[1];
	if (passwordToken) return localeOr(passwordLinkOf(passwordToken).then((link) => link?.locale));
	const [, documentId, recipientId] = PREVIEW_PATH.exec(path) ?? [];
	if (documentId && recipientId) return localeOr(previewLocale(documentId, recipientId));
	if (BRAND_PREVIEW_PATH.test(path)) return askedLocale(sent.get("x-signet-query"));
	return (await isBehindLink()) ? localeOr(linkLocale(path)) : readerLocale();
});

/** The language of who is signed in; a visitor's is the first of the browser's that we have words for. */
export const readerLocale = cache(
	async (): Promise<CatalogueLocale> => localeOr(findPageUser().then((user) => user?.principal.locale)),
);

async function localeOr(whose: Promise<string | null | undefined>): Promise<CatalogueLocale> {
	// The page fails for the same reason, and what is shown instead of it needs a language all the same.
	const own = await whose.catch(() => undefined);
	if (own) return catalogueLocale(own);
	return spokenLocale(acceptedLanguages((await headers()).get("accept-language") ?? ""));
}

/**
 * Whether the address is one that was sent to somebody; the proxy does not tell of what lies deeper there. Nobody comes
 * to the second origin but by such a one.
 */
export async function isBehindLink(): Promise<boolean> {
	const path = (await headers()).get("x-signet-path");
	return path === null || LINK_PATH.test(path) || (await isOnSecondOrigin());
}

/** Whether the page is shown where there is no workplace: its pages are nowhere to lead to. */
export async function isOnSecondOrigin(): Promise<boolean> {
	return (await headers()).has(SECOND_ORIGIN_HEADER);
}

/** A preview speaks as the page that it stands for. */
async function previewLocale(documentId: string, recipientId: string): Promise<string | undefined> {
	return (await previewPageOf(documentId, recipientId))?.common.locale;
}

/** A preview of a brand is looked at in the language that is chosen for it. */
async function askedLocale(query: string | null): Promise<CatalogueLocale> {
	const asked = new URLSearchParams(query ?? "").get("language");
	return CATALOGUE_LOCALES.find((one) => one === asked) ?? readerLocale();
}

/** Of the person whom a link was made for; one that is unknown has none. */
async function linkLocale(path: string): Promise<string | undefined> {
	const identityToken = IDENTITY_PATH.exec(path)?.[1];
	if (identityToken) return (await askedLanguage()) ?? (await identityRequestOf(identityToken))?.locale;
	const copyToken = COPY_PATH.exec(path)?.[1];
	if (copyToken) return localeOf(await copyPageOf(copyToken));
	const token = SIGNING_PATH.exec(path)?.[1];
	return token ? localeOf(await signingPageOf(token)) : undefined;
}

/** The language that the page's own links choose. */
async function askedLanguage(): Promise<CatalogueLocale | undefined> {
	const asked = new URLSearchParams((await headers()).get("x-signet-query") ?? "").get("language");
	return CATALOGUE_LOCALES.find((one) => one === asked);
}

function localeOf(page: { state: string; locale?: string }): string | undefined {
	return page.locale;
}
