import type { DraftRecipient, DraftState } from "./draft-state.ts";
import { byOrder } from "./order-keys.ts";

type Recipients = DraftState["recipients"];

/** Whether a recipient receives the sealed PDF and does nothing else. */
export function isCopy(recipient: Pick<DraftRecipient, "type"> | undefined): boolean {
	return recipient?.type === "Copy";
}

/** Whether a recipient's role lets them fill in fields. */
export function takesFields(recipient: Pick<DraftRecipient, "type"> | undefined): boolean {
	return recipient?.type === "Signer" || recipient?.type === "InPersonSigner";
}

/** Ids of the recipients who sign or review, in list order. */
export function actingIds(recipients: Recipients): string[] {
	return byOrder(recipients).filter((id) => !isCopy(recipients[id]));
}

/** A recipient who receives a copy. `position` is the 0-based place among all recipients. */
type DraftCopy = { id: string; name: string; email: string; position: number };

/** The recipients who receive a copy, in list order. */
export function copiesOf(recipients: Recipients): DraftCopy[] {
	return byOrder(recipients).flatMap((id, position) => {
		const recipient = recipients[id];
		if (!recipient || !isCopy(recipient)) return [];
		return [{ id, name: recipient.name.trim(), email: recipient.email.trim(), position }];
	});
}

/** Whether a field belongs to a recipient who can fill it in. */
export function hasActingRecipient(recipients: Recipients, { recipientId }: { recipientId: string }): boolean {
	return Object.hasOwn(recipients, recipientId) && !isCopy(recipients[recipientId]);
}
