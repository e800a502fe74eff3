import { randomUUID } from "node:crypto";
import type { DraftField, DraftRecipient } from "#lib/draft/draft-state.ts";
import type { DraftOperation, DraftStep } from "#lib/draft/draft-step.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import type { FieldType } from "#lib/fields/types.ts";

/** A step of these operations. */
export function stepOf(...operations: DraftOperation[]): DraftStep {
	return { id: randomUUID(), operations };
}

/** A step that gives a draft a title. */
export function setTitle(title: string): DraftStep {
	return stepOf({ kind: "patch", in: "document", set: { title }, was: {} });
}

/** Somebody who signs, reached by mail. */
export function makeRecipient(more: Partial<DraftRecipient> = {}): DraftRecipient {
	return {
		order: "a0",
		type: "Signer",
		name: "",
		email: "",
		groupId: null,
		role: "Signer",
		wave: null,
		deliveryMode: "Email",
		phone: "",
		locale: "EN",
		privateMessage: "",
		hostName: "",
		hostEmail: "",
		hue: 0,
		...more,
	};
}

/** A step that adds such a recipient. @param id left out: a new one */
export function addRecipient(more: Partial<DraftRecipient>, id: string = randomUUID()): DraftStep {
	return stepOf({ kind: "add", in: "recipients", id, value: makeRecipient(more) });
}

/** A field of nobody on a page that is not there, unless the caller says whose it is and where it stands. */
export function makeDraftField(type: FieldType, more: Partial<DraftField> = {}): DraftField {
	const { hasDefaultDateFormat: _, ...field } = makeField(type, { bounds: { x: 40, y: 40, width: 150, height: 40 } });
	return {
		...field,
		recipientId: randomUUID(),
		fileId: randomUUID(),
		page: 1,
		order: null,
		customFieldId: null,
		foundAs: null,
		...more,
	};
}
