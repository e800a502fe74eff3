import { formatList } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";

/**
 * Names as a sentence takes them, not too many.
 *
 * @param more how many further ones there are, in words
 */
export function namesInWords(names: string[], locale: string, more: string): string {
	const shown = names.slice(0, 3);
	const rest = names.length - shown.length;
	return formatList(locale, rest > 0 ? [...shown, fill(more, { count: rest })] : shown);
}
