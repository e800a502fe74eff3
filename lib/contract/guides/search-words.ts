/** A word of a search, and how to find it in lower-case text. */
export type SearchWord = {
	text: string;
	/** The whole word, singular or plural. */
	whole: RegExp;
	/** Words that begin with it. */
	start: RegExp;
};

const MAX_WORDS = 10;

export function searchWords(search: string): SearchWord[] {
	const texts = new Set(search.toLowerCase().split(/\s+/).filter(Boolean));
	return [...texts].slice(0, MAX_WORDS).map((text) => {
		const stem = /[^s]s$/.test(text) && text.length > 3 ? text.slice(0, -1) : text;
		const plural = /(?:s|x|ch|sh)$/.test(stem) ? "(?:es)?" : "s?";
		const before = /^[\p{L}\p{N}]/u.test(text) ? "(?<![\\p{L}\\p{N}])" : "";
		const after = /[\p{L}\p{N}]$/u.test(text) ? `${plural}(?![\\p{L}\\p{N}])` : "";
		return {
			text,
			whole: new RegExp(before + escaped(stem) + after, "gu"),
			start: new RegExp(before + escaped(text), "u"),
		};
	});
}

function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Shorter words, such as “a” and “of”, begin too many others. */
const MIN_START_LENGTH = 3;

/** Text in pieces, of which every second one is a word of the search or begins one. */
export function splitAtWords(text: string, words: readonly SearchWord[]): string[] {
	if (words.length === 0) return [text];
	const patterns = words.map((word) =>
		word.text.length < MIN_START_LENGTH ? word.whole.source : `${word.whole.source}|${word.start.source}`,
	);
	return text.split(new RegExp(`(${patterns.join("|")})`, "iu"));
}

/** `reminderDays` as "reminderdays reminder days". */
export function namesIn(text: string): string {
	return `${text} ${text.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " ")}`.toLowerCase();
}
