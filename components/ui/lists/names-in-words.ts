import { isolate, plainText } from "#lib/i18n/bidi.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format, type Message } from "#lib/i18n/message.ts";

/**
 * Names as a sentence takes them, not too many. One that runs right to left takes none of the sentence along.
 *
 * @param more how many further ones there are, in words
 */
export function namesInWords(names: string[], locale: string, more: Message<{ count: number }>): string {
	const shown = names.slice(0, 3).map((name) => plainText(isolate(name)));
	const rest = names.length - shown.length;
	return formatList(locale, rest > 0 ? [...shown, format(more, { count: rest })] : shown);
}
