/** Schemes a link may open. Any other scheme can run, fetch or start something. */
const OPENED = new Set(["http", "https", "mailto"]);

/**
 * Whether a link's target may stay in a document: a web or mail address, or one without a scheme (`www.example.com/a`,
 * `example.com:8080`) that is not a path of a file system or network share. Spaces and control characters are ignored,
 * as in browsers (WHATWG URL, 4.4).
 */
export function isHarmlessTarget(target: string): boolean {
	const address = target.replace(/[\0-\x20\x7f-\xa0]/g, "");
	const [, scheme, rest = ""] = /^([^/?#:]*):(.*)$/s.exec(address) ?? [];
	if (scheme === undefined) return !/^[/\\]/.test(address);
	if (OPENED.has(scheme.toLowerCase())) return true;
	return scheme.includes(".") && /^\d{1,5}(\/|$)/.test(rest);
}
