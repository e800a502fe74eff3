/** What a link may open: places of the web, mail and telephone. Anything else runs, fetches or starts something. */
const OPENED = new Set(["http", "https", "ftp", "mailto", "tel"]);

/**
 * Whether a link's target is one that may stay in a document: a web, mail or telephone address, or one
 * without a scheme (`www.example.com/a`, `example.com:8080`). Spaces and control characters are passed over,
 * as browsers do (WHATWG URL, 4.4).
 */
export function isHarmlessTarget(target: string): boolean {
	const [, scheme, rest = ""] = /^([^/?#:]*):(.*)$/s.exec(target.replace(/[\0-\x20\x7f-\xa0]/g, "")) ?? [];
	if (scheme === undefined || OPENED.has(scheme.toLowerCase())) return true;
	return scheme.includes(".") && /^\d{1,5}(\/|$)/.test(rest);
}
