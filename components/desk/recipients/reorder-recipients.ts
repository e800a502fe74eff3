import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { byOrder, ordersToMove } from "#lib/draft/order-keys.ts";
import { wavesOf } from "./recipient-changes.ts";

type Turn = { id: string; wave: number };

/** Those in the list by their steps: within a step as they stand in the list. */
export function inTurn(recipients: DraftState["recipients"]): string[] {
	const waves = wavesOf(recipients);
	return byOrder(recipients).sort((a, b) => (waves[a] ?? 0) - (waves[b] ?? 0));
}

/**
 * Moves somebody to another place (0-based among all). Between two who are asked at the same time one is asked with
 * them; anywhere else in a step of one's own.
 */
export function moveRecipient(recipients: DraftState["recipients"], id: string, index: number): DraftChange[] {
	const waves = wavesOf(recipients);
	const others: Turn[] = inTurn(recipients)
		.filter((other) => other !== id)
		.map((other) => ({ id: other, wave: waves[other] ?? 0 }));
	const before = others[index - 1]?.wave ?? 0;
	const after = others[index]?.wave;
	// Steps are whole numbers, so a half is one that nobody else has.
	const turns = [
		...others.slice(0, index),
		{ id, wave: before === after ? before : before + 0.5 },
		...others.slice(index),
	];
	return [...ordered(recipients, id, index), ...numbered(recipients, turns)];
}

/** Lets somebody be asked at the same time as the one before, or in a step of one's own. */
export function joinStep(recipients: DraftState["recipients"], id: string, isJoining: boolean): DraftChange[] {
	const waves = wavesOf(recipients);
	const turns = inTurn(recipients).map((one) => ({ id: one, wave: waves[one] ?? 0 }));
	const at = turns.findIndex((turn) => turn.id === id);
	const before = turns[at - 1]?.wave ?? 0;
	const changed = turns.map((turn, index) => {
		if (index === at) return { id, wave: isJoining ? before : turn.wave + 0.25 };
		// Those behind who were asked at the same time stay with each other, after the one who left.
		return !isJoining && index > at && turn.wave === turns[at]?.wave ? { ...turn, wave: turn.wave + 0.5 } : turn;
	});
	return numbered(recipients, changed);
}

function ordered(recipients: DraftState["recipients"], id: string, index: number): DraftChange[] {
	return Object.entries(ordersToMove(recipients, id, index)).map(([one, order]) => ({
		kind: "patch",
		in: "recipients",
		id: one,
		set: { order },
	}));
}

/**
 * The steps counted anew. Nobody gets a number where each has a step of their own, and keeps one that all have: who
 * stays in their step is not touched.
 */
function numbered(recipients: DraftState["recipients"], turns: readonly Turn[]): DraftChange[] {
	const steps = [...new Set(turns.map(({ wave }) => wave))].sort((a, b) => a - b);
	const isPlain = steps.length === turns.length && Object.values(recipients).some(({ wave }) => wave === null);
	return turns.flatMap(({ id, wave }): DraftChange[] => {
		const next = isPlain ? null : steps.indexOf(wave) + 1;
		return recipients[id]?.wave === next ? [] : [{ kind: "patch", in: "recipients", id, set: { wave: next } }];
	});
}
