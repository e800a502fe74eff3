import { applyStep } from "./apply-step.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftChange, DraftOperation, DraftStep, StepsAnswer } from "./draft-step.ts";
import { groundStep } from "./ground-step.ts";
import { EMPTY_HISTORY, type History, recorded, steppedBack, withoutSteps } from "./history.ts";
import { inSteps, newReplica, type Received, type Replica, receiveAnswer, submitStep } from "./replica.ts";
import { squashStep } from "./squash-step.ts";

/**
 * What one client has of a draft: the copy, its own history, and what is in the middle of being done. Between a mark
 * and its end nothing is a step yet: one sees it, the server does not, and to bail out leaves no trace.
 */
export type Room = {
	replica: Replica;
	history: History;
	/** Operations since the first mark. */
	open: readonly DraftOperation[];
	/** Where in `open` each mark was set, the outermost first. */
	marks: readonly number[];
	/** The replica's state with `open` on top. */
	state: DraftState;
};

/** A new client of a draft. */
export function newRoom(replica: Replica, history: History = EMPTY_HISTORY): Room {
	return { replica, history, open: [], marks: [], state: replica.state };
}

/** The room with what an earlier run of the same client left: its steps come before those of this one. */
export function restored(room: Room, pending: readonly DraftStep[], history: History): Room {
	const { version, confirmed, pending: own } = room.replica;
	const replica = newReplica(version, confirmed, [...pending, ...own]);
	const { undo, redo } = room.history;
	const joined = { undo: [...history.undo, ...undo], redo: undo.length === 0 ? history.redo : redo };
	return { ...room, replica, history: joined, state: applyStep(replica.state, room.open) };
}

type Doing = { label: string; changes: readonly DraftChange[]; run: string | null };

/** Does something; a step of its own, unless a mark is set. */
export function perform(room: Room, { label, changes, run }: Doing, makeId: () => string): Room {
	const operations = groundStep(changes, room.state);
	if (operations.length === 0) return room;
	if (room.marks.length > 0) {
		return { ...room, open: [...room.open, ...operations], state: applyStep(room.state, operations) };
	}
	return submitted(room, label, operations, run, makeId);
}

/** Sets a mark. Its number is what it is ended by. */
export function withMark(room: Room): { room: Room; mark: number } {
	return { room: { ...room, marks: [...room.marks, room.open.length] }, mark: room.marks.length };
}

/** Makes one step of all that was done since the mark; marks set after it end with it. */
export function squashedTo(room: Room, mark: number, label: string, makeId: () => string): Room {
	const from = room.marks[mark];
	if (from === undefined) return room;
	if (mark > 0) {
		const open = [...room.open.slice(0, from), ...squashStep(room.open.slice(from))];
		return { ...room, open, marks: room.marks.slice(0, mark) };
	}
	const ended: Room = { ...room, open: [], marks: [], state: room.replica.state };
	// Others may have changed something meanwhile: what was before is what was before now.
	const operations = groundStep(squashStep(room.open), ended.state);
	return operations.length === 0 ? ended : submitted(ended, label, operations, null, makeId);
}

/** Leaves no trace of what was done since the mark. */
export function bailedTo(room: Room, mark: number): Room {
	const from = room.marks[mark];
	if (from === undefined) return room;
	const open = room.open.slice(0, from);
	return { ...room, open, marks: room.marks.slice(0, mark), state: applyStep(room.replica.state, open) };
}

type Undone = { room: Room; label: string; skipped: number };

/** Takes one's own last step back, or does it again; null when there is none or something is in the middle. */
export function undone(room: Room, way: "undo" | "redo", makeId: () => string): Undone | null {
	if (room.marks.length > 0) return null;
	const stepId = makeId();
	const back = steppedBack(room.history, way, room.state, stepId);
	if (!back) return null;
	const { operations, history, label, skipped } = back;
	const replica = sent(room.replica, operations, [stepId], makeId).replica;
	return { room: { ...room, replica, history, state: replica.state }, label, skipped };
}

/** What the server said. */
export function received(
	room: Room,
	answer: StepsAnswer,
	sentIds: readonly string[],
	makeId: () => string,
): { room: Room } & Omit<Received, "replica"> {
	const { replica, ...rest } = receiveAnswer(room.replica, answer, sentIds, makeId);
	const history = withoutSteps(
		room.history,
		rest.refused.map(({ stepId }) => stepId),
	);
	const state = room.open.length === 0 ? replica.state : applyStep(replica.state, room.open);
	return { room: { ...room, replica, history, state }, ...rest };
}

function submitted(
	room: Room,
	label: string,
	operations: readonly DraftOperation[],
	run: string | null,
	makeId: () => string,
): Room {
	const { replica, stepIds } = sent(room.replica, operations, [], makeId);
	const history = recorded(room.history, { label, operations, stepIds, run });
	return { ...room, replica, history, state: replica.state };
}

/** Operations as steps; the ids that are given come first. */
function sent(replica: Replica, operations: readonly DraftOperation[], given: readonly string[], makeId: () => string) {
	const ids = [...given];
	const steps = inSteps(operations, () => ids.shift() ?? makeId());
	return { replica: steps.reduce(submitStep, replica), stepIds: steps.map(({ id }) => id) };
}
