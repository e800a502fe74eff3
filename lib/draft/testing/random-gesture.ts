import { bailedTo, perform, type Room, squashedTo, undone, withMark } from "#lib/draft/client-copy.ts";
import type { DraftState } from "../draft-state.ts";
import type { DraftChange } from "../draft-step.ts";
import { draftField, draftRecipient } from "./make-draft.ts";

/** What a person may do by chance; `makeId` gives ids to steps and things, values are four from `from` on. */
export type Chance = { random: () => number; makeId: () => string; from?: number };

function oneOf<T>(values: readonly T[], random: () => number): T | undefined {
	return values[Math.floor(random() * values.length)];
}

/** A change or two to whatever is there: few things and few values, so that people meet. */
export function randomChanges(state: DraftState, { random, makeId, from = 0 }: Chance): DraftChange[] {
	const dice = random();
	const field = oneOf(Object.keys(state.fields), random);
	const value = from + Math.floor(random() * 4);
	if (dice < 0.25 || field === undefined) {
		return [{ kind: "add", in: "fields", id: makeId(), value: draftField({ label: `${value}` }) }];
	}
	if (dice < 0.45) {
		return [{ kind: "patch", in: "fields", id: field, set: { bounds: { x: value, y: 1, width: 9, height: 9 } } }];
	}
	if (dice < 0.6) return [{ kind: "patch", in: "fields", id: field, set: { label: `${value}`, page: value + 1 } }];
	if (dice < 0.7) return [{ kind: "remove", in: "fields", id: field }];
	if (dice < 0.8) return [{ kind: "patch", in: "document", set: { title: `${value}` } }];
	const recipient = oneOf(Object.keys(state.recipients), random);
	if (dice < 0.88 || recipient === undefined) {
		return [{ kind: "add", in: "recipients", id: makeId(), value: draftRecipient({ name: `${value}` }) }];
	}
	if (dice < 0.94) return [{ kind: "patch", in: "recipients", id: recipient, set: { name: `${value}` } }];
	const own = Object.entries(state.fields).filter(([, { recipientId }]) => recipientId === recipient);
	return [
		{ kind: "remove", in: "recipients", id: recipient },
		...own.map(([id]) => ({ kind: "remove", in: "fields", id }) as const),
	];
}

/** A drag of some moves that ends in a step, or is given up. */
function randomDrag(room: Room, chance: Chance): Room {
	const begun = withMark(room);
	let now = begun.room;
	for (let moves = chance.random() * 4; moves > 0; moves -= 1) now = randomlyPerformed(now, chance);
	const { mark } = begun;
	return chance.random() < 0.6 ? squashedTo(now, mark, "drag", chance.makeId) : bailedTo(now, mark);
}

export function randomlyPerformed(room: Room, chance: Chance): Room {
	const run = chance.random() < 0.2 ? "typing" : null;
	return perform(room, { label: "change", changes: randomChanges(room.state, chance), run }, chance.makeId);
}

/** Anything a person does. */
export function randomGesture(room: Room, chance: Chance): Room {
	const dice = chance.random();
	if (dice < 0.6) return randomlyPerformed(room, chance);
	if (dice < 0.75) return randomDrag(room, chance);
	return undone(room, dice < 0.9 ? "undo" : "redo", chance.makeId)?.room ?? room;
}
