const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** One or two letters that stand for a person: first and last word of the name, whole graphemes. */
export function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
	return chosen.map((word) => [...GRAPHEMES.segment(word ?? "")][0]?.segment.toUpperCase() ?? "").join("") || "?";
}
