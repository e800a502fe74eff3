import { useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import {
	type FoundDocuments,
	MOST_AT_ONCE,
	type PickableDocument,
} from "#lib/contract/documents/listing/bulk-action.ts";
import { format } from "#lib/i18n/message.ts";
import { addToChosen, type Chosen } from "./add-to-chosen.ts";
import { rowsBetween } from "./rows-between.ts";

/** How many documents a list has. */
export type ListTotal = Pick<FoundDocuments, "total" | "isMore">;

/** Holds what is chosen of a list, and how many that has, where all of it was asked for. */
export const useChoice = () =>
	useState<{ chosen: Chosen; total: ListTotal | null }>({ chosen: new Map(), total: null });

/**
 * Which documents of a list are chosen, no more than one action takes. Those on the page are as they stand now, others
 * as they were found.
 *
 * - `total`: how many the list has, once all of it was asked for; null before, and when the choice was changed since
 */
export function usePicked(shown: PickableDocument[], [{ chosen, total }, setState]: ReturnType<typeof useChoice>) {
	const { bulk: words } = useWords("list");
	const now = new Map(shown.map((one) => [one.id, one]));
	const picked = [...chosen.values()].map((one) => now.get(one.id) ?? one);
	const isPagePicked = shown.length > 0 && shown.every(({ id }) => chosen.has(id));

	/** Up to which row further ones are chosen together. */
	const last = useRef<string | null>(null);

	const choose = (next: Chosen) => setState({ chosen: next, total: null });

	function add(documents: PickableDocument[]) {
		const added = addToChosen(chosen, documents);
		choose(added.chosen);
		if (added.isFull) toast(format(words.full, { most: MOST_AT_ONCE }), "warn");
	}

	/** Chooses them, or takes them out of the choice, as it comes to the one that was meant. */
	function turn(one: PickableDocument, all: PickableDocument[]) {
		last.current = one.id;
		if (!chosen.has(one.id)) return add(all);
		const ids = new Set(all.map(({ id }) => id));
		choose(new Map([...chosen].filter(([id]) => !ids.has(id))));
	}

	return {
		picked,
		isPagePicked,
		/** Some of the page, and not all. */
		isPagePartlyPicked: !isPagePicked && shown.some(({ id }) => chosen.has(id)),
		total,
		has: (id: string) => chosen.has(id),
		toggle: (one: PickableDocument) => turn(one, [one]),
		/** The same with all rows between it and the one before. */
		toggleTo: (one: PickableDocument) => turn(one, rowsBetween(shown, last.current, one)),
		togglePage: () => (isPagePicked ? choose(new Map()) : add(shown)),
		/** Chooses what all of the list was found to be. */
		pick: ({ documents, ...found }: FoundDocuments) =>
			setState((before) => ({ chosen: addToChosen(before.chosen, documents).chosen, total: found })),
		/** Chooses no others than these any more. */
		keep: (ids: ReadonlySet<string>) =>
			setState((before) => ({ chosen: new Map([...before.chosen].filter(([id]) => ids.has(id))), total: null })),
		clear: () => choose(new Map()),
	};
}
