/**
 * The rows that are shown as they stand now, without those that went because of what the reader did (`own`).
 *
 * @returns null when the list can be shown as it is: none of them changes its place, or the reader brought one back
 */
export function inTheirPlaces<R extends { id: string }>(shown: R[], rows: R[], own: ReadonlySet<string>): R[] | null {
	const now = new Map(rows.map((row) => [row.id, row]));
	const kept = shown.filter(({ id }) => now.has(id) || !own.has(id)).map((row) => now.get(row.id) ?? row);
	const isInPlace = kept.every(({ id }, index) => id === rows[index]?.id);
	return isInPlace || comeIn(rows, kept).some((id) => own.has(id)) ? null : kept;
}

/** Ids of rows that were not there. */
export function comeIn(rows: { id: string }[], before: { id: string }[]): string[] {
	const known = new Set(before.map(({ id }) => id));
	return rows.filter(({ id }) => !known.has(id)).map(({ id }) => id);
}
