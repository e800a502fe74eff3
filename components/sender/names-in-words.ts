/** Names as a sentence takes them, not too many. */
export function namesInWords(names: string[]): string {
	const shown = names.slice(0, 3);
	const rest = names.length - shown.length;
	return new Intl.ListFormat("en").format(rest > 0 ? [...shown, `${rest} more`] : shown);
}
