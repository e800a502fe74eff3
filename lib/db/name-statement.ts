/** Statements that are prepared at most; lists of any length make ever new ones. */
const MAX_NAMES = 500;

const names = new Map<string, string>();

/** How a search is best done depends on what is searched for: its plan is made anew each time. */
const SEARCH = /"searchText" (?:LIKE|~)/;

/**
 * The name under which a connection keeps a statement prepared: parsed and planned once instead of on
 * every call, which is most of what Postgres does for a short one.
 *
 * @returns nothing for a search, and when there are too many; the statement is then parsed and planned each time
 */
export function nameStatement({ sql }: { sql: string }): string {
	if (SEARCH.test(sql)) return "";
	const known = names.get(sql);
	if (known !== undefined) return known;
	const name = names.size < MAX_NAMES ? `s${names.size + 1}` : "";
	if (name) names.set(sql, name);
	return name;
}
