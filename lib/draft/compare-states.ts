import type { DraftField, DraftRecipient, DraftState } from "./draft-state.ts";
import { isSameValue } from "./is-same-value.ts";
import { byOrder } from "./order-keys.ts";

/** What was added, removed or changed, by ids: of what changed those in the earlier and in the later state. */
type ChangedThings = { added: string[]; removed: string[]; changed: { before: string; after: string }[] };

export type StateChanges = {
	recipients: ChangedThings;
	fields: ChangedThings;
	files: ChangedThings;
	/** Settings of the document that differ, and what was put into another order. */
	settings: (keyof DraftState["document"] | "recipientOrder" | "fileOrder")[];
};

/**
 * What changed between two states. Things that got another id are the same if they are called the same: a role by its
 * number, a field by its public ID, a file by its name.
 */
export function compareStates(before: DraftState, after: DraftState): StateChanges {
	const recipients = idsBetween(before.recipients, after.recipients, calledRecipient);
	const files = idsBetween(before.files, after.files, ({ name, pages }) => `${pages.length} ${name}`);
	const fields = idsBetween(before.fields, after.fields, ({ id }) => id);
	const moved = ({ recipientId, fileId, ...field }: DraftField): DraftField => ({
		...field,
		...{ recipientId: recipients.get(recipientId) ?? recipientId, fileId: files.get(fileId) ?? fileId },
	});
	const order = [
		isSameOrder(before.recipients, after.recipients, recipients) ? [] : ["recipientOrder" as const],
		isSameOrder(before.files, after.files, files) ? [] : ["fileOrder" as const],
	];
	return {
		recipients: changedThings(before.recipients, after.recipients, recipients, (one) => ({
			...{ ...one, order: "", hue: 0 },
		})),
		fields: changedThings(before.fields, after.fields, fields, (one, isBefore) => ({
			...(isBefore ? moved(one) : one),
			...{ order: null, foundAs: null },
		})),
		files: changedThings(before.files, after.files, files, ({ name }) => name),
		settings: [...changedSettings(before.document, after.document), ...order.flat()],
	};
}

function calledRecipient({ type, roleIndex, email, role }: DraftRecipient): string {
	return type === "Copy" ? `copy ${email.toLowerCase()}` : `${roleIndex ?? role}`;
}

type Things<T> = Readonly<Record<string, T>>;

/** The later id of each earlier thing that is still there. */
function idsBetween<T>(before: Things<T>, after: Things<T>, called: (thing: T) => string): Map<string, string> {
	const unknown = Object.entries(after).filter(([id]) => !Object.hasOwn(before, id));
	const byName = new Map(unknown.map(([id, thing]) => [called(thing), id]));
	return new Map(
		Object.entries(before).flatMap(([id, thing]): [string, string][] => {
			const later = Object.hasOwn(after, id) ? id : byName.get(called(thing));
			return later === undefined ? [] : [[id, later]];
		}),
	);
}

function changedThings<T>(
	before: Things<T>,
	after: Things<T>,
	ids: ReadonlyMap<string, string>,
	compared: (thing: T, isBefore: boolean) => unknown,
): ChangedThings {
	const kept = new Set(ids.values());
	return {
		added: Object.keys(after).filter((id) => !kept.has(id)),
		removed: Object.keys(before).filter((id) => !ids.has(id)),
		changed: [...ids].flatMap(([id, later]) => {
			const [one, other] = [before[id], after[later]];
			if (one === undefined || other === undefined) return [];
			return isSameValue(compared(one, true), compared(other, false)) ? [] : [{ before: id, after: later }];
		}),
	};
}

/** Whether what is in both stands in the same order. */
function isSameOrder<T extends { order: string }>(
	before: Things<T>,
	after: Things<T>,
	ids: ReadonlyMap<string, string>,
): boolean {
	const kept = new Set(ids.values());
	const [one, other] = [
		byOrder(before).flatMap((id) => ids.get(id) ?? []),
		byOrder(after).filter((id) => kept.has(id)),
	];
	return isSameValue(one, other);
}

function changedSettings(before: DraftState["document"], after: DraftState["document"]) {
	const keys = Object.keys(after) as (keyof DraftState["document"])[];
	return keys.filter((key) => !isSameValue(before[key], after[key]));
}
