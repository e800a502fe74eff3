import { createHash } from "node:crypto";

/**
 * What a page of ours may load: our own files, and scripts that carry this response's nonce. Styles may
 * be inline because fields are placed by style attributes; scripts never.
 *
 * @param url path and query
 * @param frameOrigins whose pages may show this one in a frame
 */
export function contentSecurityPolicy(
	nonce: string,
	isProduction: boolean,
	url = "/",
	frameOrigins: string[] = [],
): string {
	// The development server's error overlay evaluates code; a built product never does.
	const development = isProduction ? "" : " 'unsafe-eval'";
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"worker-src 'self' blob:",
		"object-src 'none'",
		"base-uri 'none'",
		redirectsToApp(url) ? "form-action 'self' https: http:" : "form-action 'self'",
		`frame-ancestors ${frameOrigins.length > 0 ? frameOrigins.join(" ") : "'none'"}`,
	].join("; ");
}

/** The policy of a page that is the same for everyone: its inline scripts go by their hashes instead of a nonce. */
export function withScriptHashes(policy: string, html: string): string {
	const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
	const hashes = inline.map(([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
	return policy.replace(/'nonce-[^']+' 'strict-dynamic'/, [...new Set(hashes)].join(" "));
}

/**
 * Whether a form’s answer can redirect to the app that asks for consent: from the consent page, and from sign-in pages
 * before it, if the user consented earlier. Browsers hold redirects to the policy’s form targets too.
 */
function redirectsToApp(url: string): boolean {
	const { pathname, searchParams } = new URL(url, "http://localhost");
	const target = pathname.startsWith("/sign-in") ? (searchParams.get("returnTo") ?? "") : pathname;
	return target.startsWith("/consent/");
}
