import type { GreyPicture } from "#lib/identity/look-at-picture.ts";
import { DIGIT_OF, LETTER_OF, mendMrz } from "#lib/identity/mend-mrz.ts";
import { letterAt, mrzPlaces, type Place, putAt } from "#lib/identity/mrz-places.ts";
import { checkDigitsHold, parseMrz } from "#lib/identity/parse-mrz.ts";
import { cutLetter, differenceOf, type LetterPicture } from "./compare-letters.ts";
import type { Cells } from "./find-letter-cells.ts";

/** Of each letter that is known: those of one picture hardly differ. */
const EXAMPLES = 3;

type ReadLine = { text: string; picture: GreyPicture; cells: Cells };

/** Letters of one kind differ by less than this, those of two by more. */
const OF_ONE_KIND = 0.12;

/**
 * The lines of a zone with what is easily confused settled. Names hold no digits and dates no letters. What may be either,
 * and what was not read at all, is compared with those letters of the same picture whose fields say what they are. Where
 * check digits hold neither as it was read nor as it was settled, one doubtful letter is changed, if they hold for one
 * alone.
 */
export function settleDoubts(read: ReadLine[]): string[] {
	const lines = mendMrz(read.map(({ text }) => text));
	const known = knownLetters(read, lines);
	const doubts = doubtfulPlaces(lines).flatMap((doubt) => judge(read, known, lines, doubt) ?? []);
	const settled = doubts.reduce((text, { place, letter }) => putAt(text, place, letter), lines);
	if (holds(settled)) return settled;
	if (holds(lines)) return lines;
	const ways = doubts
		.flatMap(({ place, other }) => (other === null ? [] : [putAt(settled, place, other)]))
		.filter(holds);
	return ways.length === 1 ? (ways[0] ?? settled) : settled;
}

/** What a place may hold. */
type Doubt = { place: Place; allowed: RegExp };
/** What it holds as far as can be seen, and what it may hold instead; null: nothing. */
type Judgement = { place: Place; letter: string; other: string | null };
type Known = Map<string, LetterPicture[]>;

function holds(lines: readonly string[]): boolean {
	const parsed = parseMrz(lines);
	return parsed !== null && checkDigitsHold(parsed) !== false;
}

function pictureAt(read: ReadLine[], { line, column }: Place): LetterPicture | null {
	const found = read[line];
	if (!found) return null;
	const { boundaries } = found.cells;
	return cutLetter(found.picture, boundaries[column] ?? 0, boundaries[column + 1] ?? 0);
}

/** The letters whose fields leave no doubt, some pictures of each. */
function knownLetters(read: ReadLine[], lines: string[]): Known {
	const { digits, letters } = mrzPlaces(lines);
	const known: Known = new Map();
	const add = (places: Place[], allowed: RegExp) => {
		for (const place of places) {
			const letter = letterAt(lines, place);
			const pictures = known.get(letter) ?? [];
			const picture = allowed.test(letter) && pictures.length < EXAMPLES ? pictureAt(read, place) : null;
			if (picture) known.set(letter, [...pictures, picture]);
		}
	};
	add(digits, /[0-9]/);
	add(letters, /[A-Z<]/);
	return known;
}

function doubtfulPlaces(lines: string[]): Doubt[] {
	const { digits, letters, either } = mrzPlaces(lines);
	const holding = (places: Place[], pattern: RegExp) => places.filter((place) => pattern.test(letterAt(lines, place)));
	return [
		...holding(either, /[^<]/).map((place) => ({ place, allowed: /[A-Z0-9]/ })),
		...holding(digits, /[^0-9<]/).map((place) => ({ place, allowed: /[0-9]/ })),
		// These alone are what fillers are ever taken for.
		...holding(letters, /[^A-Z<]|[CKL]/).map((place) => ({ place, allowed: /[A-Z<]/ })),
	];
}

/** Null where nothing can be said but what was read. */
function judge(read: ReadLine[], known: Known, lines: string[], { place, allowed }: Doubt): Judgement | null {
	const picture = pictureAt(read, place);
	if (!picture) return null;
	const as = letterAt(lines, place);
	const twin = LETTER_OF[as] ?? DIGIT_OF[as];
	const near = [...known]
		.filter(([letter]) => allowed.test(letter))
		.map(([letter, pictures]) => ({ letter, by: Math.min(...pictures.map((one) => differenceOf(one, picture))) }))
		.filter(({ by }) => by <= OF_ONE_KIND)
		.sort((one, other) => one.by - other.by);
	const [nearest] = near;
	// What it looks like is what is printed, whether the check digits hold or not.
	if (nearest) return { place, letter: nearest.letter, other: null };
	if (twin === undefined) return null;
	// Letters of its kind are known, and look otherwise: then it is what it is confused with.
	const isOther = known.has(as) && !known.has(twin);
	return isOther ? { place, letter: twin, other: as } : { place, letter: as, other: twin };
}
