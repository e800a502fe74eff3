const API = /^\/(?:v1|v1-beta|connect)(?:\/|$)/i;

/**
 * The address of a request to the public API or the authorization server with single slashes, as whoever
 * joined it of parts meant it, and its base in lower case (wire.md section 1): Next.js knows folders by
 * their case, and would answer two slashes with a redirect that clients follow without their body or key.
 * Other addresses stay as they are.
 *
 * @param url path and query, as in the request line
 */
export function apiUrl(url: string): string {
	const end = url.search(/[?#]/);
	const path = end < 0 ? url : url.slice(0, end);
	const single = path.replace(/[\\/]+/g, "/");
	return API.test(single) ? single.replace(API, lowerCase) + url.slice(path.length) : url;
}

function lowerCase(base: string): string {
	return base.toLowerCase();
}
