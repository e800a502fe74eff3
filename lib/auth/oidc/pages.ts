import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";
import { pageFrame } from "./page-frame.ts";

/** Signing out leads to the application, and browsers count that as the form's target. */
export const PAGE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src 'self'; form-action 'self' https: http:";

/** Why a request leads nowhere. Never a redirect: there is nobody to be trusted with one (RFC 6749 section 4.1.2.1). */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
	// Our own fault is told by server-error.ts, for pages and programs alike.
	if (out.error === "server_error") return;
	const about = `<p>The app that sent you here asked for something that cannot be done. Go back to it and try again;
if that does not help, tell its makers this:</p>
<p><code>${asHtml(out.error)}${out.error_description ? `: ${asHtml(out.error_description)}` : ""}</code></p>`;
	show(ctx, "This connection does not work", about);
}

/** Something failed that is neither the user's fault nor the app's. */
export function renderServerError(ctx: KoaContextWithOIDC, sentence: string): void {
	ctx.type = "html";
	ctx.set("Content-Security-Policy", PAGE_POLICY);
	ctx.body = refusalPage(sentence);
}

/** The page for somebody who came here with a browser and cannot be served. @param sentence why, as text */
export function refusalPage(sentence: string): string {
	const about = `<p>Go back to the app and try again in a moment. If that does not help, tell your administrator this:</p>
<p><code>${asHtml(sentence)}</code></p>`;
	return pageFrame("This did not work", about);
}

/** Asks before it signs somebody out: another site may have sent them here. */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
	const about = "<p>The app you come from wants you to be signed out of Signet in this browser.</p>";
	const button =
		'<button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>';
	const actions = `<div class="actions"><a href="/documents">Stay signed in</a>${button}</div>`;
	show(ctx, "Sign out of Signet?", `${about}${form}${actions}`);
}

/** The end of a sign-out that leads to no application. */
export function renderSignedOut(ctx: KoaContextWithOIDC): void {
	const actions = '<div class="actions"><a class="primary" href="/sign-in">Sign in again</a></div>';
	show(ctx, "You are signed out", `<p>You can close this page.</p>${actions}`);
}

function show(ctx: KoaContextWithOIDC, title: string, content: string): void {
	ctx.type = "html";
	ctx.set("Content-Security-Policy", PAGE_POLICY);
	ctx.body = pageFrame(title, content);
}

function asHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
