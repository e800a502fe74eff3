/** Ascending numbers of pages with neighbours joined: 2, 5, 6 and 7 become "2" and "5–7". */
export function pageRanges(pages: readonly number[]): string[] {
	const ranges: { from: number; to: number }[] = [];
	for (const page of pages) {
		const last = ranges.at(-1);
		if (last?.to === page - 1) last.to = page;
		else ranges.push({ from: page, to: page });
	}
	return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
}
