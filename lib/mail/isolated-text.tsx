import { splitIsolates } from "#lib/i18n/bidi.ts";

/** A sentence in which every name and title keeps its own writing direction. */
export function IsolatedText({ children }: { children: string }) {
	let offset = 0;
	return splitIsolates(children).map((part) => {
		const key = offset;
		offset += part.text.length;
		return part.isIsolated ? <bdi key={key}>{part.text}</bdi> : <span key={key}>{part.text}</span>;
	});
}
