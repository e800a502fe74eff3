import { type ListView, writeListView } from "./list-view.ts";

/** The list's address for a view, and a place in it; what is at its default is left out. */
export function listAddress(view: ListView, cursor: string | null = null): string {
	const query = new URLSearchParams(writeListView(view));
	if (cursor) query.set("cursor", cursor);
	const text = query.toString();
	return text ? `/documents?${text}` : "/documents";
}
