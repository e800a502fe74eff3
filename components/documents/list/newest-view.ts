import { type ListView, writeListView } from "#lib/contract/documents/listing/list-view.ts";

/** What was asked for last and has not come yet, and all views on the way there, as queries. */
let asked: { view: ListView; way: Set<string> } | null = null;

/**
 * The view to ask for when something of it is changed: what was changed a moment ago, elsewhere on the page, stays so
 * though it has not come yet.
 *
 * @param shown the view that the page shows
 */
export function changedView(shown: ListView, change: Partial<ListView>): ListView {
	settleView(shown);
	const view = { ...(asked?.view ?? shown), ...change };
	const way = asked?.way ?? new Set([writeListView(shown)]);
	asked = { view, way: way.add(writeListView(view)) };
	return view;
}

/** Tells which view the page shows: what was asked for has come, or one went somewhere else. */
export function settleView(shown: ListView): void {
	if (!asked) return;
	const query = writeListView(shown);
	if (query === writeListView(asked.view) || !asked.way.has(query)) asked = null;
}

/** What was asked for is waited for no more: the list was left. */
export function forgetView(): void {
	asked = null;
}
