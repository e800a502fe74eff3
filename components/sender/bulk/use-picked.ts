import { useState } from "react";
import type { PickableDocument } from "#lib/contract/documents/bulk-action.ts";

/** Which documents of a list are chosen. Those on the page are as they stand now, others as they were found. */
export function usePicked(shown: PickableDocument[]) {
	const [chosen, setChosen] = useState<ReadonlyMap<string, PickableDocument>>(new Map());
	const now = new Map(shown.map((one) => [one.id, one]));
	const picked = [...chosen.values()].map((one) => now.get(one.id) ?? one);
	const isPagePicked = shown.every(({ id }) => chosen.has(id));
	const asPicked = ({ id, title, status, sealState, senderId }: PickableDocument): [string, PickableDocument] => [
		id,
		{ id, title, status, sealState, senderId },
	];
	return {
		picked,
		isPagePicked,
		has: (id: string) => chosen.has(id),
		toggle: (one: PickableDocument) => {
			const next = new Map(chosen);
			if (!next.delete(one.id)) next.set(...asPicked(one));
			setChosen(next);
		},
		togglePage: () => setChosen(isPagePicked ? new Map() : new Map([...chosen, ...shown.map(asPicked)])),
		pick: (documents: PickableDocument[]) => setChosen(new Map(documents.map(asPicked))),
		clear: () => setChosen(new Map()),
	};
}
