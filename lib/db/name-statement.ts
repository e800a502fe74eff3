/** Statements that are prepared at most; lists of any length make ever new ones. */
const MAX_NAMES = 500;

const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement prepared: parsed and planned once instead of on
 * every call, which is most of what Postgres does for a short one.
 *
 * @returns nothing when there are too many; the statement is then parsed each time
 */
export function nameStatement({ sql }: { sql: string }): string {
	const known = names.get(sql);
	if (known !== undefined) return known;
	const name = names.size < MAX_NAMES ? `s${names.size + 1}` : "";
	if (name) names.set(sql, name);
	return name;
}
