// Labels of letters, digits and hyphens, and a top level that is no number (RFC 1123, 2.1).
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/;

/** A domain as DNS knows it: lower case, other scripts in their ASCII form; null for what is none. */
export function readDomainName(text: string): string | null {
	const name = text.trim().toLowerCase().replace(/\.$/, "");
	if (!/^[\p{L}\p{N}.-]+$/u.test(name) || !URL.canParse(`http://${name}`)) return null;
	const ascii = new URL(`http://${name}`).hostname;
	return DOMAIN.test(ascii) ? ascii : null;
}
