import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { spokenLocale } from "#lib/i18n/locales.ts";
import { acceptedLanguages } from "#lib/i18n/moment.ts";
import { pageFrame } from "./page-frame.ts";

/** Signing out leads to the application, and browsers count that as the form's target. */
export const PAGE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'self'; form-action 'self' https: http:";

/** Why a request leads nowhere. Never a redirect: there is nobody to be trusted with one (RFC 6749 section 4.1.2.1). */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
	// Our own fault is told by server-error.ts, for pages and programs alike.
	if (out.error === "server_error") return;
	const { words, locale } = languageOf(ctx);
	const told = out.error_description ? `${out.error}: ${out.error_description}` : out.error;
	show(ctx, pageFrame(locale, words.broken, `${paragraph(words.brokenAbout)}${code(told)}`));
}

/** Something failed that is neither the user's fault nor the app's. */
export function renderServerError(ctx: KoaContextWithOIDC, sentence: string): void {
	show(ctx, refusalPage(sentence, ctx.get("accept-language")));
}

/**
 * The page for somebody who came here with a browser and cannot be served.
 *
 * @param sentence why, as text
 * @param accepted the browser's Accept-Language
 */
export function refusalPage(sentence: string, accepted: string): string {
	const { words, locale } = language(accepted);
	return pageFrame(locale, words.failed, `${paragraph(words.failedAbout)}${code(sentence)}`);
}

/** Asks before it signs somebody out: another site may have sent them here. */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
	const { words, locale } = languageOf(ctx);
	const button = `<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">${asHtml(words.signOutAction)}</button>`;
	const actions = `<div class="actions"><a href="/documents">${asHtml(words.stay)}</a>${button}</div>`;
	show(ctx, pageFrame(locale, words.signOut, `${paragraph(words.signOutAbout)}${form}${actions}`));
}

/** The end of a sign-out that leads to no application. */
export function renderSignedOut(ctx: KoaContextWithOIDC): void {
	const { words, locale } = languageOf(ctx);
	const actions = `<div class="actions"><a class="primary" href="/sign-in">${asHtml(words.again)}</a></div>`;
	show(ctx, pageFrame(locale, words.signedOut, `${paragraph(words.signedOutAbout)}${actions}`));
}

/** Nobody need be signed in here: the browser says which language. */
function language(accepted: string) {
	const locale = spokenLocale(acceptedLanguages(accepted));
	return { locale, words: workplaceMessages(locale).entrance.connection };
}

function languageOf(ctx: KoaContextWithOIDC) {
	return language(ctx.get("accept-language"));
}

function show(ctx: KoaContextWithOIDC, page: string): void {
	ctx.type = "html";
	ctx.set("Content-Security-Policy", PAGE_POLICY);
	ctx.body = page;
}

function paragraph(text: string): string {
	return `<p>${asHtml(text)}</p>`;
}

function code(text: string): string {
	return `<p><code>${asHtml(text)}</code></p>`;
}

function asHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
