import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { byOrder, keyAtEnd } from "#lib/draft/order-keys.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const MAX_HUES = 8;

/** The first place in the row of colours that nobody has; when all are taken, the one that fewest have. */
export function freeHue(recipients: DraftState["recipients"]): number {
	const uses = Array.from({ length: MAX_HUES }, () => 0);
	for (const { hue } of Object.values(recipients)) {
		const place = ((hue % MAX_HUES) + MAX_HUES) % MAX_HUES;
		uses[place] = (uses[place] ?? 0) + 1;
	}
	return uses.indexOf(Math.min(...uses));
}

/** Somebody of whom only what is given is known yet, at the end of the list. */
export function newRecipient(
	recipients: DraftState["recipients"],
	locale: Locale,
	known: Partial<Pick<DraftRecipient, "name" | "email" | "phone" | "groupId" | "people">> = {},
): DraftRecipient {
	return {
		order: keyAtEnd(recipients),
		type: "Signer",
		name: "",
		email: "",
		groupId: null,
		people: null,
		role: "",
		wave: null,
		deliveryMode: "Email",
		phone: "",
		locale,
		privateMessage: "",
		hostName: "",
		hostEmail: "",
		recipientNotifications: null,
		authentication: null,
		hasAccessCode: false,
		hue: freeHue(recipients),
		...known,
	};
}

/** The keys of the fields that a recipient fills in. */
export function fieldsOf({ fields }: Pick<DraftState, "fields">, recipientId: string): string[] {
	return Object.keys(fields).filter((key) => fields[key]?.recipientId === recipientId);
}

/**
 * Takes a recipient out. Their fields are never left behind in silence.
 *
 * @param heirId who gets the fields; null: they are deleted
 */
export function removeRecipient(state: DraftState, recipientId: string, heirId: string | null): DraftChange[] {
	const fields = fieldsOf(state, recipientId).map(
		(id): DraftChange =>
			heirId === null
				? { kind: "remove", in: "fields", id }
				: { kind: "patch", in: "fields", id, set: { recipientId: heirId } },
	);
	return [...fields, { kind: "remove", in: "recipients", id: recipientId }];
}

/** Whether a recipient has an address of this person. */
export function isPerson(recipient: DraftRecipient, email: string): boolean {
	return recipient.email.trim().toLowerCase() === email.toLowerCase();
}

/** One place for everybody to say which step it is, and whether two share it. 1-based, without gaps, by id. */
export function wavesOf(recipients: DraftState["recipients"]): Record<string, number> {
	const ids = byOrder(recipients);
	const given = ids.map((id, index) => recipients[id]?.wave ?? index + 1);
	const steps = [...new Set(given)].sort((a, b) => a - b);
	return Object.fromEntries(ids.map((id, index) => [id, steps.indexOf(given[index] ?? 0) + 1]));
}
