const FIRST_STRONG_ISOLATE = "\u2068";
const POP_DIRECTIONAL_ISOLATE = "\u2069";
/** Embeddings, overrides and isolates (UAX #9): in a name they could turn the words around it. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/;
const RIGHT_TO_LEFT =
	/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Prepares what a person wrote (a name, a title) for use inside a sentence: one line, without control
 * characters, isolated so that its writing direction cannot reorder the sentence (UAX #9, X5c).
 * Pass the finished sentence through `plainText` or `splitIsolates` before it is shown.
 */
export function isolate(value: string): string {
	const line = value
		.replace(BIDI_CONTROLS, "")
		.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ")
		.trim();
	return `${FIRST_STRONG_ISOLATE}${line}${POP_DIRECTIONAL_ISOLATE}`;
}

/** A sentence for a subject line or a text part: isolates stay only where something runs right to left. */
export function plainText(sentence: string): string {
	return splitIsolates(sentence)
		.map((part) => {
			const isNeeded = part.isIsolated && RIGHT_TO_LEFT.test(part.text);
			return isNeeded ? `${FIRST_STRONG_ISOLATE}${part.text}${POP_DIRECTIONAL_ISOLATE}` : part.text;
		})
		.join("");
}

/** A sentence for HTML: each isolated part belongs in a `<bdi>`. */
export function splitIsolates(sentence: string): { text: string; isIsolated: boolean }[] {
	return sentence
		.split(ISOLATED)
		.map((text, index) => ({ text, isIsolated: index % 2 === 1 }))
		.filter((part) => part.text !== "");
}
