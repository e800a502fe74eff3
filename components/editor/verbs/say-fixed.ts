import { format } from "#lib/i18n/message.ts";
import { isFixedField } from "../correcting/is-fixed.ts";
import type { Work } from "../work/work-context.tsx";
import { recipientName } from "./words-of-fields.ts";

/** Says why nothing can be done with what is selected, where all of it is of somebody who has acted. @returns the sentence; null: something can be done */
export function sayFixed(work: Work): string | null {
	const { fields } = work.store.getSnapshot().draft;
	const chosen = work.view.getSnapshot().selection.flatMap((key) => fields[key] ?? []);
	const [first] = chosen;
	if (!first || !chosen.every((field) => isFixedField(work.facts, field))) return null;
	const { recipient } = work.words.correcting.fixed;
	const text = format(recipient, { name: recipientName(work, first.recipientId) });
	work.announcer.say(text);
	return text;
}
