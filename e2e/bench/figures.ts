/** The value below which the given share of the sorted figures lies. */
export function quantile(figures: readonly number[], share: number): number {
	const sorted = [...figures].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** Milliseconds that one piece of work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
	const startedAt = performance.now();
	await work();
	return performance.now() - startedAt;
}

/** Does a piece of work `times` in a row. @returns milliseconds of each */
export async function repeat(times: number, work: () => Promise<unknown>): Promise<number[]> {
	const figures: number[] = [];
	for (let turn = 0; turn < times; turn += 1) figures.push(await timed(work));
	return figures;
}

/** How many pieces of work a number of clients get done in a second, each beginning anew as soon as it is done. */
export async function perSecond(
	clients: number,
	total: number,
	work: (index: number) => Promise<unknown>,
): Promise<number> {
	let next = 0;
	const client = async () => {
		while (next < total) {
			const index = next;
			next += 1;
			await work(index);
		}
	};
	const ms = await timed(() => Promise.all(Array.from({ length: clients }, client)));
	return (total * 1000) / ms;
}
