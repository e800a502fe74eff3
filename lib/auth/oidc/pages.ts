import type { ErrorOut, KoaContextWithOIDC } from "oidc-provider";

/** What of the look these few pages need; they have no scripts. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbfaf8; --ink: #1b1d21; --soft: #5a5f68; --line: #e7e4de; --seal: #1f4fd8; --on: #fff }
@media (prefers-color-scheme: dark) {
	:root { --paper: #141517; --ink: #eceae6; --soft: #a3a8b0; --line: #2e3136; --seal: #7b9cff; --on: #141517 }
}
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
	font: 16px/24px Inter, system-ui, sans-serif }
main { max-width: 28rem; padding: 4rem 1.25rem; text-align: center }
h1 { font-size: 28px; line-height: 36px; font-weight: 600; margin: 0 0 8px }
p { color: var(--soft); margin: 0 0 24px; overflow-wrap: anywhere }
code { font-size: 14px }
a, button { font: inherit; font-weight: 500; color: var(--seal) }
button { border: 0; border-radius: 8px; padding: 10px 18px; background: var(--seal); color: var(--on); cursor: pointer }
a { display: inline-block; padding: 10px 18px }
`;

/** Why a request leads nowhere. Never a redirect: there is nobody to be trusted with one (RFC 6749 section 4.1.2.1). */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
	const about = `<p>The app that sent you here asked for something that cannot be done. Go back to it and try again;
if that does not help, tell its makers this:</p>
<p><code>${asHtml(out.error)}${out.error_description ? `: ${asHtml(out.error_description)}` : ""}</code></p>`;
	show(ctx, "This connection does not work", about);
}

/** Asks before it signs somebody out: another site may have sent them here. */
export function renderSignOut(ctx: KoaContextWithOIDC, form: string): void {
	const about = "<p>The app you come from wants you to be signed out of Signet in this browser.</p>";
	const button = '<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>';
	show(ctx, "Sign out of Signet?", `${about}${form}${button}<a href="/documents">Stay signed in</a>`);
}

/** The end of a sign-out that leads to no application. */
export function renderSignedOut(ctx: KoaContextWithOIDC): void {
	show(ctx, "You are signed out", '<p>You can close this page.</p><a href="/sign-in">Sign in again</a>');
}

function show(ctx: KoaContextWithOIDC, title: string, content: string): void {
	ctx.type = "html";
	// Signing out leads to the application, and browsers count that as the form's target.
	ctx.set("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' https: http:");
	ctx.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Signet</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

function asHtml(text: string): string {
	return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
