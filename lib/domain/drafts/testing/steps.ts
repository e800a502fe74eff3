import { randomUUID } from "node:crypto";
import type { DraftField, DraftRecipient } from "#lib/draft/draft-state.ts";
import type { DraftOperation, DraftStep } from "#lib/draft/draft-step.ts";
import { draftField, draftRecipient } from "#lib/draft/testing/make-draft.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";

/** A step of these operations. */
export function stepOf(...operations: DraftOperation[]): DraftStep {
	return { id: randomUUID(), operations };
}

/** A step that gives a draft a title. */
export function setTitle(title: string): DraftStep {
	return stepOf({ kind: "patch", in: "document", set: { title }, was: {} });
}

/** Somebody who signs, reached by mail, of whom nothing else is known. */
export const makeRecipient = (more: Partial<DraftRecipient> = {}): DraftRecipient =>
	draftRecipient({ name: "", email: "", ...more });

/** A step that adds such a recipient. @param id left out: a new one */
export function addRecipient(more: Partial<DraftRecipient>, id: string = randomUUID()): DraftStep {
	return stepOf({ kind: "add", in: "recipients", id, value: makeRecipient(more) });
}

/** A field of nobody on a page that is not there, unless the caller says whose it is and where it stands. */
export function makeDraftField(type: FieldType, more: Partial<DraftField> = {}): DraftField {
	const { isRequiredByDefault: isRequired } = FIELD_REGISTRY[type];
	const bounds = { x: 40, y: 40, width: 150, height: 40 };
	return draftField({ type, isRequired, bounds, recipientId: randomUUID(), fileId: randomUUID(), ...more });
}
