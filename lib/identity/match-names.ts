import type { NameMatcher } from "./identity-types.ts";
import { transliterate } from "./transliterate.ts";

/** A word in each way that it may be written. */
type Word = string[];

/** As a document has it: null where it has none. isCut: it had no room for more. */
type DocumentName = { firstName: string | null; lastName: string | null; isCut: boolean };

/** A wrong letter in a shorter word makes another name of it. */
const LETTERS_FOR_A_SLIP = 5;

/**
 * Whether a name is the one of a document, whatever script, marks and hyphens each is written with (ICAO Doc 9303-3
 * sections 4.6 and 6). Null when it is in a script that nothing can be compared with.
 *
 * - Strict: the same words, given names first.
 * - Moderate: in any order; further given names may stand in the document alone.
 * - Lenient: of several surnames one is enough, a given name may be its initial, and longer words may differ by a letter.
 *
 * A zone has little room: what it cuts off may be longer in the name.
 */
export function matchNames(name: string, found: DocumentName, matcher: NameMatcher): boolean | null {
	const [wanted, given, last] = [name, found.firstName ?? "", found.lastName ?? ""].map(transliterate);
	if (!wanted || !given || !last) return null;
	if (wanted.length === 0 || given.length + last.length === 0) return false;
	const { isCut } = found;
	if (matcher === "Strict" && !isCut) return isSameText(wanted, [...given, ...last]);
	if (isSameText(wanted, [...given, ...last]) || isModeratelySame(wanted, given, last, isCut)) return true;
	return matcher === "Lenient" && isLenientlySame(wanted, given, last, isCut);
}

/** Blanks do not count: "Mc Donald", "Anne-Marie". */
function isSameText(one: Word[], other: Word[]): boolean {
	const ways = join(one);
	return join(other).some((way) => ways.includes(way));
}

/** In the way that is recommended, and in the one that is written most plainly. */
function join(words: Word[]): string[] {
	return [words.map(([way = ""]) => way).join(""), words.map((ways) => ways[1] ?? ways[0] ?? "").join("")];
}

/** The whole surname and every word of the name; a given name is among them, where the document has one. */
function isModeratelySame(wanted: Word[], given: Word[], last: Word[], isCut: boolean): boolean {
	const rest = takeAll(wanted, last, isSameWord);
	if (!rest) return false;
	if (given.length === 0) return rest.length === 0;
	return (
		rest.length > 0 && rest.every((word) => given.some((one) => isSameWord(one, word) || (isCut && begins(word, one))))
	);
}

function isLenientlySame(wanted: Word[], given: Word[], last: Word[], isCut: boolean): boolean {
	const isLast = (word: Word) => last.some((one) => isAlike(one, word) || (isCut && begins(word, one)));
	const isGiven = (word: Word) =>
		given.some((one) => isAlike(one, word) || isInitial(word, one) || isInitial(one, word));
	const isKnown = wanted.every((word) => isLast(word) || isGiven(word) || isCut);
	if (given.length === 0 || last.length === 0) return isKnown && wanted.some((word) => isLast(word) || isGiven(word));
	// One word cannot stand for both.
	return (
		isKnown && wanted.some((word, at) => isLast(word) && wanted.some((other, index) => index !== at && isGiven(other)))
	);
}

/** `words` without `taken`, or null when one of those is not there. */
function takeAll(words: Word[], taken: Word[], isSame: (one: Word, other: Word) => boolean): Word[] | null {
	const rest = [...words];
	for (const one of taken) {
		const at = rest.findIndex((word) => isSame(one, word));
		if (at < 0) return null;
		rest.splice(at, 1);
	}
	return rest;
}

const isSameWord = (one: Word, other: Word) => one.some((way) => other.includes(way));

const begins = (whole: Word, start: Word) =>
	whole.some((way) => start.some((one) => one !== "" && way.startsWith(one)));

function isInitial(short: Word, whole: Word): boolean {
	return short.some((letter) => letter.length === 1 && whole.some((way) => way.startsWith(letter)));
}

function isAlike(one: Word, other: Word): boolean {
	return isSameWord(one, other) || one.some((way) => other.some((second) => differsByALetter(way, second)));
}

/** One letter more, less or other. */
function differsByALetter(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (short.length < LETTERS_FOR_A_SLIP || long.length - short.length > 1) return false;
	let at = 0;
	while (at < short.length && short[at] === long[at]) at += 1;
	return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}
