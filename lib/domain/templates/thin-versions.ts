type Saved = { version: number; at: Date };

/**
 * Which versions go so that `limit` are left: from the oldest on, those that weren’t the last of their day (UTC). When
 * one a day is left, the oldest go.
 *
 * @param saved in their order
 */
export function thinVersions(saved: readonly Saved[], limit: number): number[] {
	const excess = saved.length - limit;
	if (excess <= 0) return [];
	const dayOf = ({ at }: Saved) => at.toISOString().slice(0, 10);
	const replaced = saved.filter((one, index) => {
		const next = saved[index + 1];
		return next !== undefined && dayOf(next) === dayOf(one);
	});
	const others = saved.filter((one) => !replaced.includes(one));
	return [...replaced, ...others].slice(0, excess).map(({ version }) => version);
}
