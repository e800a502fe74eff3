import { escapeLike } from "./escape-like.ts";
import { Prisma } from "./prisma.ts";

/** From here on the trigram index finds any part of a word. */
const ANY_PART_FROM = 3;

/** Scripts without spaces between words, so that any character may start one. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * What stands between words. A short list below U+0800: with "anything that is no letter", or with signs
 * above, Postgres no longer knows which entries of the index to look at, and reads all.
 */
const BETWEEN_WORDS = "[\\n -/:-@[-`{-~\u00a0\u00ab\u00bb]";

/**
 * The condition for a search to match a document ("d" in the query): every word of the search occurs in it, in any
 * order. A word of three or more letters matches anywhere. A shorter one matches the start of a word, which the same
 * trigram index can look up. In a script without spaces, and for punctuation alone, a shorter one also matches
 * anywhere, without an index.
 * The start of a document's ID matches that document too.
 *
 * @param search in lower case, not empty
 */
export function searchCondition(search: string): Prisma.Sql {
	const text = textCondition(Prisma.sql`d."searchText"`, search);
	const ids = idsBeginningWith(search);
	return ids ? Prisma.sql`(d."id" BETWEEN ${ids.first}::uuid AND ${ids.last}::uuid OR ${text})` : text;
}

/** The same by the title alone, for who is told nothing else of a document; it has no index of its own. */
export function titleCondition(search: string): Prisma.Sql {
	return textCondition(Prisma.sql`lower(d."title")`, search);
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
/** Less than this may be a number, or a word like "facade". */
const ID_FROM = 8;

/** The range of ids that begin with what is typed, where it can be the beginning of one. */
function idsBeginningWith(search: string): { first: string; last: string } | null {
	if (search.length < ID_FROM || search.length > FIRST_ID.length) return null;
	const isId = [...search].every((sign, at) => (FIRST_ID[at] === "-" ? sign === "-" : /[0-9a-f]/.test(sign)));
	return isId ? { first: search + FIRST_ID.slice(search.length), last: search + LAST_ID.slice(search.length) } : null;
}

/** That a text in lower case has each word of a search, in any order. @param search in lower case, not empty */
export function textCondition(text: Prisma.Sql, search: string): Prisma.Sql {
	const words = new Set(search.split(/\s+/u).filter((word) => word !== ""));
	const conditions = [...words].map((word) => wordCondition(text, word));
	return conditions.length === 0 ? wordCondition(text, search) : Prisma.sql`(${Prisma.join(conditions, " AND ")})`;
}

/** An address of whose part before the "@" the index has entries. */
const ADDRESS = /^.*[\p{L}\p{N}]{3}.*@(?=.)/u;

function wordCondition(text: Prisma.Sql, search: string): Prisma.Sql {
	// Every address at a common domain has the index entries of its other part: going through those takes most of the time.
	const [local] = ADDRESS.exec(search) ?? [];
	if (local) return Prisma.sql`(${anyPart(text, local)} AND strpos(${text}, ${search}) > 0)`;
	const isShort = [...search].length < ANY_PART_FROM && /^[\p{L}\p{N}]/u.test(search) && !UNSPACED.test(search);
	if (!isShort) return anyPart(text, search);
	const literal = search.replace(/[^\p{L}\p{M}\p{N}]/gu, "\\$&");
	return Prisma.sql`${text} ~ ${`(^|${BETWEEN_WORDS})${literal}`}`;
}

function anyPart(text: Prisma.Sql, part: string): Prisma.Sql {
	return Prisma.sql`${text} LIKE ${`%${escapeLike(part)}%`}`;
}
