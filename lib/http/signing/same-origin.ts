import { AppError } from "#lib/errors/app-error.ts";
import { isHostOf, isOwnHost } from "../reading/own-host.ts";

/**
 * Refuses a change that another site's page has sent. Browsers say where a request comes from in
 * Sec-Fetch-Site, and over plain HTTP, where that is missing, in Origin.
 *
 * @param publicUrl our own origin
 * @throws AppError Forbidden
 */
export function requireSameOrigin(headers: Headers, publicUrl: string): void {
	const site = headers.get("sec-fetch-site");
	if (site === "same-origin") return;
	const origin = headers.get("origin");
	if (site === null && origin !== null && isOwn(origin, headers, publicUrl)) return;
	throw new AppError("Forbidden", "This only works from the page itself. Reload it and try again.", {
		caseCode: "CrossSiteRequest",
	});
}

/** Accepts the public origin, as behind a proxy, and the requested host if it is ours, as without one. */
function isOwn(origin: string, headers: Headers, publicUrl: string): boolean {
	if (origin === publicUrl) return true;
	const host = headers.get("host") ?? "";
	return isOwnHost(host) && URL.canParse(origin) && isHostOf(origin, host);
}
