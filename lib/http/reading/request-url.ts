const API = /^\/(?:v1|v1-beta|connect)(?:\/|$)/i;
const DESCRIPTION = /^\/v1\/openapi\.json(?=\/?$)/i;
/** RFC 9112 section 3.2.2: clients of a proxy name the whole address, and a server takes it. */
const ORIGIN = /^https?:\/\/[^/?#]*\/?/i;

/**
 * The address of a request as Next.js is to read it. In the public API's and the authorization server's,
 * slashes are single, as whoever joined it of parts meant it, and what Next.js has folders for is in lower
 * case (lib/contract/README.md "Paths"): it knows them by their case, and would answer two slashes with a redirect that
 * clients follow without their body or key. A path that cannot be decoded is one with percent signs in it:
 * it leads nowhere, as any other that is cut off or mistyped.
 *
 * @param target path and query, as in the request line; or a whole address, of which they are taken
 */
export function requestUrl(target: string): string {
	const url = target.replace(ORIGIN, "/").replace(/^\*/, "/*");
	const end = url.search(/[?#]/);
	const path = decodable(end < 0 ? url : url.slice(0, end));
	const rest = end < 0 ? "" : url.slice(end);
	const single = path.replace(/[\\/]+/g, "/");
	if (!API.test(single)) return path + rest;
	return single.replace(API, lowerCase).replace(DESCRIPTION, lowerCase) + rest;
}

function decodable(path: string): string {
	try {
		decodeURIComponent(path);
		return path;
	} catch {
		return path.replaceAll("%", "%25");
	}
}

function lowerCase(base: string): string {
	return base.toLowerCase();
}
