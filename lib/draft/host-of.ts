import type { DraftRecipient } from "./draft-state.ts";

/** The address of whoever hands the device over; null: nobody does. The host stays in the draft when the kind of a recipient changes. */
export function hostOf({ type, hostEmail }: Pick<DraftRecipient, "type" | "hostEmail">): string | null {
	return type === "InPersonSigner" ? hostEmail.trim() : null;
}
