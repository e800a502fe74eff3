import type { Work } from "../work/work-context.tsx";

const TWICE_MS = 900;
let lastAt = 0;

/** Selects all fields of the page in sight; asked a second time at once, those of the document. */
export function selectAll(work: Work): void {
	const { fields } = work.store.getSnapshot().draft;
	const page = work.paper.current?.current();
	const isTwice = Date.now() - lastAt < TWICE_MS;
	lastAt = Date.now();
	const keys = Object.entries(fields).filter(
		([, field]) => isTwice || (page && field.fileId === page.fileId && field.page === page.page),
	);
	work.view.set({ selection: (keys.length > 0 ? keys : Object.entries(fields)).map(([key]) => key) });
}
