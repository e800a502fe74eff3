"use client";

import { type ComponentProps, useState } from "react";
import { isFixedPerson } from "#components/editor/correcting/is-fixed.ts";
import { LockedNote } from "#components/editor/correcting/locked-note.tsx";
import { useWhyPersonFixed } from "#components/editor/correcting/use-locks.ts";
import { fieldsOf, isNoOne, removeRecipient } from "#components/editor/recipients/recipient-changes.ts";
import { nameOfFirst } from "#components/editor/recipients/recipient-names.ts";
import { RecipientToken } from "#components/editor/recipients/recipient-token.tsx";
import { inTurn, moveRecipient } from "#components/editor/recipients/reorder-recipients.ts";
import { useRecipientNames } from "#components/editor/recipients/use-recipient-names.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { makeId } from "#components/editor/state/make-id.ts";
import { useDesk, useRecipient } from "#components/editor/state/use-editor.ts";
import { SortableList } from "#components/panels/sortable-list.tsx";
import { useWords } from "#components/ui/words.tsx";
import { actingIds } from "#lib/draft/copies.ts";
import { useDeskFacts } from "./editor-facts.tsx";
import { AddRecipient } from "./recipients/add-recipient.tsx";
import { RecipientForm } from "./recipients/recipient-form.tsx";
import { RecipientRow } from "./recipients/recipient-row.tsx";
import { RemoveRecipientDialog } from "./recipients/remove-recipient-dialog.tsx";
import { SigningOrder } from "./recipients/signing-order.tsx";

/** The recipients of the draft in their order, and how to add one. */
export function RecipientsPanel() {
	const words = useWords("editor").panels.recipients;
	const { store } = useDeskItself();
	const { template } = useDeskFacts();
	const name = useName();
	const recipients = useDesk(({ draft }) => draft.recipients);
	const [open, setOpen] = useState<{ id: string; isNew: boolean } | null>(null);
	const { leaving, leave, remove, stay } = useLeaving(() => setOpen(null));
	const [firstId] = useState(makeId);
	const there = inTurn(recipients);
	// Who gets it is what comes next: the form stands there before anybody does.
	const ids = there.length === 0 ? [firstId] : there;
	const [only, ...others] = ids.map((id) => recipients[id]);
	const unnamed = others.length === 0 && (!only || isNoOne(only, template !== null));
	const isOpen = (id: string) => open?.id === id || (open === null && unnamed);
	return (
		<section aria-labelledby="desk-recipients" className="flex flex-col gap-2 px-4 py-3">
			<div className="flex min-h-9 items-center justify-between gap-2">
				<h2 id="desk-recipients" className="flex items-center gap-2 font-semibold">
					{words.title}
					<span className="rounded-full bg-sunken px-1.5 text-ink-soft text-xs tabular-nums">{there.length}</span>
				</h2>
				{actingIds(recipients).length > 1 ? <SigningOrder /> : null}
			</div>
			<SortableList
				label={words.title}
				ids={ids}
				nameOf={name}
				onMove={(id, index) => store.perform("orderRecipients", moveRecipient(recipients, id, index))}
			>
				{(id, handle) => (
					<>
						{recipients[id] ? (
							<RecipientRow
								{...{ id, handle }}
								isOpen={isOpen(id)}
								onToggle={() => setOpen(open?.id === id ? null : { id, isNew: false })}
								onRemove={() => leave(id)}
							/>
						) : (
							<NobodyYet />
						)}
						{isOpen(id) ? (
							<FormOrReason
								{...{ id, name: name(id), isNew: open?.isNew ?? false }}
								onChange={() => open?.id !== id && setOpen({ id, isNew: false })}
								onDone={unnamed ? null : () => setOpen(null)}
							/>
						) : null}
					</>
				)}
			</SortableList>
			<AddRecipient onAdded={(id) => setOpen({ id, isNew: true })} />
			{leaving ? (
				<RemoveRecipientDialog id={leaving} onClose={stay} onRemove={(heirId) => remove(leaving, heirId)} />
			) : null}
		</section>
	);
}

/** What somebody is called now; whoever is not there yet is the first. */
function useName(): (id: string) => string {
	const words = useWords("editor");
	const { store } = useDeskItself();
	const nameOf = useRecipientNames();
	return (id) => nameOf(store.getSnapshot().draft, id) ?? nameOfFirst(words);
}

/** What is known of somebody, to be changed; of who has acted, why it cannot be. */
function FormOrReason(props: ComponentProps<typeof RecipientForm>) {
	const facts = useDeskFacts();
	return isFixedPerson(facts, props.id) ? <FixedRecipient id={props.id} /> : <RecipientForm {...props} />;
}

/** Somebody who has acted: why nothing about them can be changed. */
function FixedRecipient({ id }: { id: string }) {
	const why = useWhyPersonFixed(id);
	const email = useRecipient(id)?.email;
	return (
		<div className="flex flex-col gap-1.5 px-2 pt-1 pb-3">
			{email ? (
				<p className="truncate" dir="auto">
					{email}
				</p>
			) : null}
			{why === null ? null : <LockedNote text={why} />}
		</div>
	);
}

/** Stands where the first recipient will. */
function NobodyYet() {
	const words = useWords("editor").panels.recipients;
	return (
		<div className="flex min-h-13 items-center gap-2.5 px-2 pb-1.5">
			<RecipientToken hue={0} mark="1" />
			<div className="min-w-0">
				<p className="font-medium">{words.who}</p>
				<p className="text-ink-soft text-xs">{words.whoAbout}</p>
			</div>
		</div>
	);
}

/** Takes somebody out; who has fields, only after it was asked what becomes of them. */
function useLeaving(onGone: () => void) {
	const { store } = useDeskItself();
	const [leaving, setLeaving] = useState<string | null>(null);
	const remove = (id: string, heirId: string | null) => {
		store.perform("removeRecipient", removeRecipient(store.getSnapshot().draft, id, heirId));
		setLeaving(null);
		onGone();
	};
	const leave = (id: string) => {
		if (fieldsOf(store.getSnapshot().draft, id).length > 0) setLeaving(id);
		else remove(id, null);
	};
	return { leaving, leave, remove, stay: () => setLeaving(null) };
}
