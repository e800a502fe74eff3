import { escapeLike } from "./escape-like.ts";
import { Prisma } from "./generated/client.ts";

/** From here on the trigram index finds any part of a word. */
const ANY_PART_FROM = 3;

/** Scripts that put no blanks between words: any of their letters may begin one. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * What stands between words. A short list below U+0800: with "anything that is no letter", or with signs
 * above, Postgres no longer knows which entries of the index to look at, and reads all.
 */
const BETWEEN_WORDS = "[\\n -/:-@[-`{-~\u00a0\u00ab\u00bb]";

/**
 * The condition that a document ("d" in the query) is found by a search. Three letters and more: any part
 * of what is searched. One or two: the beginning of a word, which the same trigram index has an entry for.
 * Two letters of a script without blanks, and signs alone, are any part as well, without an index.
 *
 * @param search in lower case, not empty
 */
export function searchCondition(search: string): Prisma.Sql {
	const isShort = [...search].length < ANY_PART_FROM && /^[\p{L}\p{N}]/u.test(search) && !UNSPACED.test(search);
	if (!isShort) return Prisma.sql`d."searchText" LIKE ${`%${escapeLike(search)}%`}`;
	const literal = search.replace(/[^\p{L}\p{M}\p{N}]/gu, "\\$&");
	return Prisma.sql`d."searchText" ~ ${`(^|${BETWEEN_WORDS})${literal}`}`;
}
