import { isPooled } from "./connection.ts";

/** Statements that are prepared at most; lists of any length make ever new ones. */
const MAX_NAMES = 500;

/** How a search is best done depends on what is searched for: its plan is made anew each time. */
const SEARCH = /"searchText" (?:LIKE|~)/;

/**
 * Gives statements the names under which a connection keeps them prepared: parsed and planned once instead of
 * on every call, which is most of what Postgres does for a short one.
 *
 * @returns names a statement; nothing for a search, and when there are too many: those are parsed and planned each time
 */
export function statementNames(): (statement: { sql: string }) => string {
	const names = new Map<string, string>();
	return ({ sql }) => {
		if (SEARCH.test(sql)) return "";
		const known = names.get(sql);
		if (known !== undefined) return known;
		const name = names.size < MAX_NAMES ? `s${names.size + 1}` : "";
		if (name) names.set(sql, name);
		return name;
	};
}

const names = statementNames();

/** One for all connections of the process; names nothing where a pooler gives each transaction another connection. */
export function nameStatement(statement: { sql: string }): string {
	return isPooled() ? "" : names(statement);
}
