import { Prisma } from "./prisma.ts";

/**
 * An INSERT of rows of one table, to be run by itself or within a longer statement. The rows travel as one
 * JSON parameter, so that the statement is the same for any number of them and stays prepared.
 *
 * @param rows at least one; a column that none of them names gets its default, one that a row leaves out is null there
 */
export function insertRows(table: Prisma.ModelName, rows: readonly object[]): Prisma.Sql {
	const named = rows.flatMap((row) => Object.entries(row).filter(([, value]) => value !== undefined));
	const columns = Prisma.raw([...new Set(named.map(([name]) => `"${name}"`))].join(", "));
	const into = Prisma.raw(`"${table}"`);
	return Prisma.sql`INSERT INTO ${into} (${columns})
		SELECT ${columns} FROM jsonb_populate_recordset(NULL::${into}, ${JSON.stringify(rows)}::jsonb)`;
}
