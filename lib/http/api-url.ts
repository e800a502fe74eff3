const API = /^\/(?:v1|v1-beta|connect)(?:\/|$)/i;

/**
 * The address of a request to the public API with single slashes, as whoever joined it of parts meant
 * it. Next.js would answer others with a redirect that clients follow without their body or key; other
 * addresses stay as they are.
 *
 * @param url path and query, as in the request line
 */
export function apiUrl(url: string): string {
	const end = url.search(/[?#]/);
	const path = end < 0 ? url : url.slice(0, end);
	const single = path.replace(/[\\/]+/g, "/");
	return API.test(single) ? single + url.slice(path.length) : url;
}
