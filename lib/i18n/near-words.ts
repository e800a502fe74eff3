/** Shorter words are too near to others. */
const SHORTEST = 4;

/** In words of letters and digits alone, without accents and case: "Même largeur" is "meme largeur". */
export function plainWords(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** Whether one letter that is missing, too many or another, or two that changed places, are all that differs. */
export function isOneAway(typed: string, meant: string): boolean {
	if (Math.abs(typed.length - meant.length) > 1) return false;
	let start = 0;
	while (start < typed.length && typed[start] === meant[start]) start += 1;
	const rest = (text: string, skipped: number) => text.slice(start + skipped);
	return (
		rest(typed, 1) === rest(meant, 1) ||
		rest(typed, 1) === rest(meant, 0) ||
		rest(typed, 0) === rest(meant, 1) ||
		(typed[start] === meant[start + 1] && typed[start + 1] === meant[start] && rest(typed, 2) === rest(meant, 2))
	);
}

/**
 * What somebody probably meant who searched and found nothing: each of their words that begins none of those known
 * becomes one that is a letter away, or that begins so.
 *
 * @param known words as they are written, those that are likelier first
 * @returns null where nothing else comes to mind
 */
export function nearQuery(query: string, known: Iterable<string>): string | null {
	const words = [...new Set([...known].flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u)))].filter(Boolean);
	const plain = words.map((word) => ({ word, plain: plainWords(word) }));
	const terms = query.trim().split(/\s+/);
	const meant = terms.map((term) => (words.some((word) => word.startsWith(term)) ? term : nearWord(term, plain)));
	const all = meant.filter((term) => term !== null).join(" ");
	return meant.includes(null) || all === query.trim() ? null : all;
}

function nearWord(term: string, known: readonly { word: string; plain: string }[]): string | null {
	const typed = plainWords(term);
	if (typed.length < SHORTEST) return null;
	const tests: ((plain: string) => boolean)[] = [
		(plain) => plain === typed,
		(plain) => isOneAway(typed, plain),
		(plain) => plain.startsWith(typed),
		(plain) => [-1, 0, 1].some((longer) => isOneAway(typed, plain.slice(0, typed.length + longer))),
	];
	for (const fits of tests) {
		const found = known.find(({ plain }) => plain.length >= SHORTEST - 1 && fits(plain));
		if (found) return found.word;
	}
	return null;
}
