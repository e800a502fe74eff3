import type { ServerResponse } from "node:http";

/** Headers of every answer; what a page says itself (proxy.ts) replaces them. */
const HEADERS = {
	"X-Content-Type-Options": "nosniff",
	// As every page says in its head; search engines find this on files too.
	"X-Robots-Tag": "noindex, nofollow",
	// Signing links are secrets: they must not travel to other sites.
	"Referrer-Policy": "same-origin",
	"Strict-Transport-Security": "max-age=31536000",
	"Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
	"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};

export function setSecurityHeaders(response: ServerResponse): void {
	for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}
