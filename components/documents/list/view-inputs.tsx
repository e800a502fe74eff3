import { type ListView, writeListView } from "#lib/contract/documents/listing/list-view.ts";

/** What a form that is sent to the list keeps of what it shows. */
export function ViewInputs({ view }: { view: ListView }) {
	return [...new URLSearchParams(writeListView(view))].map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));
}
