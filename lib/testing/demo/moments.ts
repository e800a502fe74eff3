/** A clock that stands some days back. */
export function daysAgo(days: number): () => Date {
	return () => new Date(Date.now() - days * 86_400_000);
}
