import { randomUUID } from "node:crypto";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import type { DraftOperation, DraftStep } from "#lib/draft/draft-step.ts";

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
