import { type ListView, readListView } from "#lib/contract/documents/listing/list-view.ts";

/** What a list shows; what is left out is as it is without anything in the address. */
export function listView(view: Partial<ListView> = {}): ListView {
	return { ...readListView(() => null), ...view };
}
