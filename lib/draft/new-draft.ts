import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { DraftDocument, DraftState } from "./draft-state.ts";
import { emptyDraft } from "./empty-draft.ts";

/** A draft in which nobody has done anything yet, as the organisation wants its documents to begin. */
export function newDraft(defaults: DraftDefaults): DraftState {
	const { document, ...empty } = emptyDraft();
	const { expiryDays, enableSigningOrder, enableReassign } = defaults;
	return {
		...empty,
		document: {
			...document,
			...{ enableSigningOrder, enableReassign, reminders: remindersOf(defaults) },
			...(expiryDays === null ? {} : { expiryDateType: "Days", expiryValue: expiryDays }),
		},
	};
}

function remindersOf({ reminders }: DraftDefaults): DraftDocument["reminders"] {
	if (reminders === null) return null;
	if (reminders === "none") return { enableAutoReminder: false, reminderDays: 3, reminderCount: 3 };
	return { enableAutoReminder: true, reminderDays: reminders.days, reminderCount: reminders.count };
}
