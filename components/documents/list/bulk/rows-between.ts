/** Rows from one to another, both with them, whichever comes first; the other alone where the one is not there. */
export function rowsBetween<R extends { id: string }>(rows: R[], from: string | null, to: R): R[] {
	const [one, other] = [from, to.id].map((id) => rows.findIndex((row) => row.id === id));
	if (one === undefined || other === undefined || one < 0 || other < 0) return [to];
	return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}
