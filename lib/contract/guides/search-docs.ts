import type { Guide, GuideRow, GuideSection } from "./guide.ts";
import { namesIn, type SearchWord, searchWords } from "./search-words.ts";

/** Where a result leads: a page, a section, or a row of one. */
export type DocsPlace = {
	page: Pick<Guide, "path" | "title">;
	section: Pick<GuideSection, "id" | "title" | "path">;
	row: GuideRow | null;
};

/** A place as a search reads it, in lower case. */
type DocsEntry = {
	place: DocsPlace;
	/** Heading, or name of the row. */
	title: string;
	/** Headings above it. */
	context: string;
	text: string;
	/** Rows of the section. */
	rows: string;
	excerptFrom: string;
};

export type FoundPlace = {
	place: DocsPlace;
	/** Part of its text, with the first word that was found. */
	excerpt: string;
	/** Other operations with the same parameter. */
	others: DocsPlace[];
};

const BEFORE_LENGTH = 60;
const EXCERPT_LENGTH = 180;

/** What a match is worth: a heading more than a name, a name more than text. */
const WORTH = {
	...{ title: 100, exactName: 90, name: 70, titleStart: 40, context: 25, text: 10 },
	// Requests and tables say what a name means; responses repeat it.
	...{ responseName: 8, textStart: 5, inside: 3 },
};

/** Shorter words are in too many others. */
const MIN_INSIDE_LENGTH = 5;

/** Every section and row of the pages. */
export function indexDocs(pages: readonly Guide[]): DocsEntry[] {
	return pages.flatMap((page) =>
		page.sections.flatMap((section) => [
			sectionEntry(page, section),
			...section.rows.map((row) => rowEntry({ page, section, row })),
		]),
	);
}

function sectionEntry(page: Guide, section: GuideSection): DocsEntry {
	const names = section.rows.map(({ name }) => name).join(", ");
	return {
		place: { page, section, row: null },
		title: section.title.toLowerCase(),
		context: section.id ? `${page.title} ${section.id}`.toLowerCase() : "",
		text: section.text.toLowerCase(),
		rows: section.rows.map(({ name, text }) => `${name} ${text}`.toLowerCase()).join(" "),
		excerptFrom: section.text || (section.id ? names : page.about),
	};
}

function rowEntry(place: DocsPlace & { row: GuideRow }): DocsEntry {
	const { page, section, row } = place;
	return {
		place,
		title: namesIn(ownName(row)),
		context: `${page.title} ${section.title} ${section.id}`.toLowerCase(),
		text: `${row.name} ${row.text}`.toLowerCase(),
		rows: "",
		excerptFrom: row.text,
	};
}

/** `name` of `signers.name`. */
function ownName({ name }: GuideRow): string {
	return name.split(".").at(-1) ?? name;
}

/** Places that have every word of a search, best first. If there are none, sections that have them in several rows. */
export function searchDocs(index: readonly DocsEntry[], search: string): FoundPlace[] {
	const words = searchWords(search);
	if (words.length === 0) return [];
	const places = bestOf(index, words);
	return places.length > 0 ? places : bestOf(index.map(withRows), words);
}

function withRows(entry: DocsEntry): DocsEntry {
	return { ...entry, text: `${entry.text} ${entry.rows}` };
}

function bestOf(index: readonly DocsEntry[], words: readonly SearchWord[]): FoundPlace[] {
	const scored = index.flatMap((entry) => {
		const score = scoreOf(entry, words);
		return score > 0 ? [{ entry, score }] : [];
	});
	const found = new Map<string, FoundPlace>();
	for (const { entry } of scored.toSorted((a, b) => b.score - a.score)) {
		const key = keyOf(entry.place);
		const known = found.get(key);
		if (known) known.others.push(entry.place);
		else found.set(key, { place: entry.place, excerpt: excerptOf(entry.excerptFrom, words), others: [] });
	}
	return [...found.values()];
}

/** A parameter of several operations is one result. */
function keyOf(place: DocsPlace): string {
	const { section, row } = place;
	if (!row || !section.path) return addressOf(place);
	return isResponse(row) ? `response ${ownName(row)}` : `request ${row.name}`;
}

export function addressOf({ page, section, row }: DocsPlace): string {
	const id = row?.id ?? section.id;
	return id ? `${page.path}#${id}` : page.path;
}

/** 0: a word is missing. */
function scoreOf(entry: DocsEntry, words: readonly SearchWord[]): number {
	const scores = words.map((word) => wordScore(entry, word));
	const isOnlyAbove = entry.place.row !== null && scores.every((score) => score === WORTH.context);
	if (isOnlyAbove || scores.includes(0)) return 0;
	const average = scores.reduce((total, score) => total + score, 0) / words.length;
	return average < WORTH.titleStart ? average : average + closeness(entry, words);
}

/** More for a page than for a section, and for a title of few other words. */
function closeness({ title, place: { section, row } }: DocsEntry, words: readonly SearchWord[]): number {
	const found = words.filter(({ whole }) => countOf(title, whole) > 0).length;
	const share = found / Math.max(title.split(/\s+/).length, words.length);
	return 20 * share + (row || section.id ? 0 : 10);
}

function wordScore(
	{ title, context, text, place: { row } }: DocsEntry,
	{ text: word, whole, start }: SearchWord,
): number {
	const inText = countOf(text, whole);
	const often = (10 * inText) / (inText + 2);
	const inTitle = countOf(title, whole) > 0;
	if (row && isResponse(row)) return inTitle ? WORTH.responseName : start.test(text) ? WORTH.textStart : 0;
	if (row && [title, row.name.toLowerCase()].some((name) => name.split(" ").includes(word))) return WORTH.exactName;
	if (inTitle) return (row ? WORTH.name : WORTH.title) + often;
	if (start.test(title)) return WORTH.titleStart + often;
	if (inText > 0) return WORTH.text + often;
	if (countOf(context, whole) > 0) return WORTH.context;
	if (start.test(text)) return WORTH.textStart;
	return word.length >= MIN_INSIDE_LENGTH && text.includes(word) ? WORTH.inside : 0;
}

export function isResponse({ id }: GuideRow): boolean {
	return /^\w+\.response\./.test(id);
}

function countOf(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0;
}

function excerptOf(text: string, words: readonly SearchWord[]): string {
	const places = words.map(({ text: word }) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
	const wanted = Math.max(0, Math.min(...places, text.length) - BEFORE_LENGTH);
	const start = places.length === 0 || wanted === 0 ? 0 : text.indexOf(" ", wanted) + 1;
	if (text.length <= start + EXCERPT_LENGTH) return `${start > 0 ? "… " : ""}${text.slice(start)}`;
	const end = text.lastIndexOf(" ", start + EXCERPT_LENGTH);
	return `${start > 0 ? "… " : ""}${text.slice(start, end > start ? end : start + EXCERPT_LENGTH)} …`;
}
