type Share = { pct: number };

/** Of the coverage's JSON summary. */
export type CoverageSummary = { total: { lines: Share; branches: Share } };

/** One line for the end of a run. */
export function coverageOf({ total }: CoverageSummary): string {
	const { lines, branches } = total;
	return `unit and integration tests run ${lines.pct} % of the lines and ${branches.pct} % of the branches they load, lib/pdf not counted`;
}
