/** The database's clock starts jobs and ours judges them: a little early is on time. */
export function isDue(dueAt: Date | null, now: Date, dayMs: number): boolean {
	const toleranceMs = Math.min(60_000, dayMs / 4);
	return dueAt !== null && now.getTime() >= dueAt.getTime() - toleranceMs;
}
