"use client";

import { useMemo } from "react";
import { isFixedField } from "#components/editor/correcting/is-fixed.ts";
import { ProposalList } from "#components/editor/proposals/proposal-list.tsx";
import { RecipientToken } from "#components/editor/recipients/recipient-token.tsx";
import { useNamedRecipients } from "#components/editor/recipients/use-recipient-names.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { SortableList } from "#components/panels/sortable-list.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { fillOrder, moveInFillOrder } from "#lib/draft/fill-order.ts";
import { useDeskFacts } from "./editor-facts.tsx";
import { FieldRow } from "./fields/field-row.tsx";
import { listedNames } from "./fields/listed-names.ts";

/** All fields in the order they are filled in, person by person. */
export function FieldListPanel() {
	const words = useWords("editor").panels;
	const { types } = useWords("fieldSettings");
	const draft = useDesk((desk) => desk.draft);
	const names = useMemo(() => listedNames(draft, types), [draft, types]);
	const named = useNamedRecipients();
	const known = named.map(({ id }) => id);
	const gone = [...new Set(Object.values(draft.fields).map((field) => field.recipientId))].filter(
		(id) => !known.includes(id),
	);
	const groups = [...known, ...gone].map((id) => ({ id, keys: fillOrder(draft, id) }));
	if (Object.keys(draft.fields).length === 0) {
		return (
			<>
				<p className="text-pretty px-4 py-4 text-ink-soft">{words.fieldList.none}</p>
				<ProposalList />
			</>
		);
	}
	return (
		<>
			<div className="flex flex-col gap-4 px-4 py-3">
				{groups.map(({ id, keys }) => {
					const recipient = named.find((one) => one.id === id);
					if (keys.length === 0) return null;
					const name = recipient?.name ?? words.fieldList.nobody;
					return (
						<section key={id} aria-label={name} className="flex flex-col gap-1">
							<h3 className="flex items-center gap-2 font-medium">
								{recipient ? <RecipientToken isSmall hue={recipient.hue} mark={recipient.mark} /> : null}
								<span className="min-w-0 truncate" dir="auto">
									{name}
								</span>
								<span className="text-ink-soft text-xs tabular-nums">{keys.length}</span>
							</h3>
							<FieldGroup keys={keys} names={names} />
						</section>
					);
				})}
				<BackToPlace />
			</div>
			<ProposalList />
		</>
	);
}

/** Forgets the order that was made by hand, where there is one. */
function BackToPlace() {
	const words = useWords("editor").panels.fieldList;
	const { store } = useDeskItself();
	const facts = useDeskFacts();
	const placed = useDesk(({ draft }) =>
		Object.entries(draft.fields).flatMap(([key, field]) =>
			field.order === null || isFixedField(facts, field) ? [] : [key],
		),
	);
	if (placed.length === 0) return null;
	return (
		<Button
			variant="ghost"
			size="sm"
			className="-ml-2 self-start max-md:min-h-11"
			onClick={() =>
				store.perform(
					"orderFields",
					placed.map((id) => ({ kind: "patch", in: "fields", id, set: { order: null } })),
				)
			}
		>
			{words.byPlace}
		</Button>
	);
}

/** The fields of one person. */
function FieldGroup({ keys, names }: { keys: readonly string[]; names: ReadonlyMap<string, string> }) {
	const words = useWords("editor");
	const { store } = useDeskItself();
	const move = (id: string, index: number) =>
		store.perform("orderFields", moveInFillOrder(store.getSnapshot().draft, id, index));
	const nameOf = (id: string) => names.get(id) ?? "";
	return (
		<SortableList label={words.panels.fieldList.list} ids={keys} nameOf={nameOf} onMove={move}>
			{(id, handle) => <FieldRow {...{ id, handle, onMove: move }} name={nameOf(id)} last={keys.length - 1} />}
		</SortableList>
	);
}
