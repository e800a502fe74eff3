import type { DraftField } from "#lib/draft/draft-state.ts";
import { format } from "#lib/i18n/message.ts";
import { isFixedField } from "../correcting/is-fixed.ts";
import type { Work } from "../work/work-context.tsx";
import { selectedFields } from "./change-fields.ts";

const TWICE_MS = 900;
let lastAt = 0;

/** All fields but those that stay as they are. */
function changeable({ store, facts }: Work): [string, DraftField][] {
	return Object.entries(store.getSnapshot().draft.fields).filter(([, field]) => !isFixedField(facts, field));
}

/** Selects fields, so that the keyboard can go on to others without letting go of them, and says how many they are. */
function hold(work: Work, keys: readonly string[]): void {
	work.view.set({ selection: keys, isHeld: true });
	work.announcer.say(format(work.words.layout.selected, { count: keys.length }));
}

/** Selects all fields of the page in sight; asked a second time at once, those of the document. */
export function selectPage(work: Work): void {
	const page = work.paper.current?.current();
	const isTwice = Date.now() - lastAt < TWICE_MS;
	lastAt = Date.now();
	const keys = changeable(work)
		.filter(([, field]) => page && field.fileId === page.fileId && field.page === page.page)
		.map(([key]) => key);
	if (isTwice || keys.length === 0) selectAll(work);
	else hold(work, keys);
}

/** Selects every field of the document. */
export function selectAll(work: Work): void {
	hold(
		work,
		changeable(work).map(([key]) => key),
	);
}

/** Selects every field that has the type, or the recipient, of one that is selected. */
export function selectAlike(work: Work, trait: "type" | "recipientId"): void {
	const chosen = selectedFields(work);
	const wanted = new Set(chosen.map(({ field }) => field[trait]));
	const isAlike = ([, field]: [string, DraftField]) => wanted.has(field[trait]);
	const keys = changeable(work).filter(isAlike);
	// The one that was selected first still leads.
	hold(work, [...new Set([...chosen.map(({ key }) => key), ...keys.map(([key]) => key)])]);
}

/** Adds a field to those that are selected, or takes it out; they stay selected while the keyboard goes on. */
export function toggleHeld(work: Work, key: string): void {
	const { selection, isHeld } = work.view.getSnapshot();
	const field = work.store.getSnapshot().draft.fields[key];
	// It takes part in nothing that is done to several.
	if (field && isFixedField(work.facts, field)) {
		hold(work, [key]);
		return;
	}
	const isIn = selection.includes(key);
	// What the keyboard had come to is the first of several.
	const isFirst = !isHeld && isIn && selection.length === 1;
	hold(work, isFirst ? selection : isIn ? selection.filter((one) => one !== key) : [...selection, key]);
}
