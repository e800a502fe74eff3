import { isFixedRecipient } from "#lib/draft/correction.ts";
import type { DraftField } from "#lib/draft/draft-state.ts";
import type { DeskFacts } from "#lib/draft/editor-facts.ts";

/** Whether a recipient of a document that was sent has acted: they stay as they are, with all their fields. */
export function isFixedPerson({ correction }: Pick<DeskFacts, "correction">, recipientId: string): boolean {
	return correction !== null && isFixedRecipient(correction, recipientId);
}

/** Whether a field is of somebody who has acted. */
export function isFixedField(facts: Pick<DeskFacts, "correction">, { recipientId }: Pick<DraftField, "recipientId">) {
	return isFixedPerson(facts, recipientId);
}
