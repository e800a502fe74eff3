import { blankRecipient } from "#lib/draft/blank-recipient.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { keyAtEnd } from "#lib/draft/order-keys.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
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
		...blankRecipient(locale),
		order: keyAtEnd(recipients),
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

/** Whether nothing is known of a recipient, in a template not even the role. */
export function isNoOne(recipient: DraftRecipient, isTemplate: boolean): boolean {
	const { name, email, role } = recipient;
	return !isOneOfSeveral(recipient) && [name, email, isTemplate ? role : ""].every(isBlank);
}

/** Whether a recipient has an address of this person. */
export function isPerson(recipient: DraftRecipient, email: string): boolean {
	return recipient.email.trim().toLowerCase() === email.toLowerCase();
}

/** Signing steps by recipient, 1-based and without gaps. Copies have none. */
export function wavesOf(recipients: DraftState["recipients"]): Record<string, number> {
	const ids = actingIds(recipients);
	const given = ids.map((id, index) => recipients[id]?.wave ?? index + 1);
	const steps = [...new Set(given)].sort((a, b) => a - b);
	return Object.fromEntries(ids.map((id, index) => [id, steps.indexOf(given[index] ?? 0) + 1]));
}
