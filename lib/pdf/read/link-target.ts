/** What a link may open: the web and mail. Anything else runs, fetches or starts something. */
const OPENED = new Set(["http", "https", "mailto"]);

/**
 * Whether a link's target is one that may stay in a document: a web or mail address, or one without a scheme
 * (`www.example.com/a`, `example.com:8080`) that is no path of a file system or of a server in the network. Spaces and control characters are passed over,
 * as browsers do (WHATWG URL, 4.4).
 */
export function isHarmlessTarget(target: string): boolean {
	const address = target.replace(/[\0-\x20\x7f-\xa0]/g, "");
	const [, scheme, rest = ""] = /^([^/?#:]*):(.*)$/s.exec(address) ?? [];
	if (scheme === undefined) return !/^[/\\]/.test(address);
	if (OPENED.has(scheme.toLowerCase())) return true;
	return scheme.includes(".") && /^\d{1,5}(\/|$)/.test(rest);
}
