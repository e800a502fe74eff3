import { Prisma } from "./prisma.ts";

/**
 * The SET list of an UPDATE, for columns of any type. The values travel as one JSON parameter, see
 * insert-rows.ts.
 *
 * @param values at least one; undefined leaves a column as it is
 */
export function setValues(table: Prisma.ModelName, values: object): Prisma.Sql {
	const names = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`"${name}"`]));
	const columns = Prisma.raw(names.join(", "));
	const rowType = Prisma.raw(`"${table}"`);
	return Prisma.sql`(${columns}) =
		(SELECT ${columns} FROM jsonb_populate_record(NULL::${rowType}, ${JSON.stringify(values)}::jsonb))`;
}
