import type { Work } from "../work/work-context.tsx";

/** Over all files. */
export function countPages({ store }: Work): number {
	return Object.values(store.getSnapshot().draft.files).reduce((sum, file) => sum + file.pages.length, 0);
}

/** Shows the page before or after the one in sight. */
export function turnPage({ paper }: Work, by: 1 | -1): void {
	const stack = paper.current?.stack();
	const current = paper.current?.current();
	const next = current && stack?.pages[current.number - 1 + by];
	if (next) paper.current?.show(next.fileId, next.page);
}
