import { newRecipient } from "#components/editor/recipients/recipient-changes.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { type NamedRecipient, namedRecipients } from "../recipients/recipient-names.ts";
import { makeId } from "../state/make-id.ts";
import type { Work } from "../work/work-context.tsx";

/** Those whom fields can be placed for, in their order. */
export function fieldRecipients({ store, words, locale, facts }: Work): NamedRecipient[] {
	return namedRecipients(store.getSnapshot().draft.recipients, { ...facts, words, locale }).filter(
		(one) => one.takesFields,
	);
}

/** For whom fields are placed: who was chosen, else the first; null: nobody is there yet. */
export function activeRecipient(work: Work): NamedRecipient | null {
	const all = fieldRecipients(work);
	const { recipientId } = work.view.getSnapshot();
	return all.find(({ id }) => id === recipientId) ?? all[0] ?? null;
}

/** Whose a new field is. Fields can be placed before anybody is named: then somebody without a name is added with them. */
export function recipientForFields(work: Work): { id: string; changes: DraftChange[] } {
	const active = activeRecipient(work);
	if (active) return { id: active.id, changes: [] };
	const id = makeId();
	const value = newRecipient(
		work.store.getSnapshot().draft.recipients,
		work.facts.defaults.signerLocale ?? work.locale,
	);
	return { id, changes: [{ kind: "add", in: "recipients", id, value }] };
}
