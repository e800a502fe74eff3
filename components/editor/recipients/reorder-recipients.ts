import { isCopy } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { byOrder, ordersToMove } from "#lib/draft/order-keys.ts";
import { wavesOf } from "./recipient-changes.ts";

type Turn = { id: string; wave: number };

/** Recipients by signing step, and within a step in list order. A copy stays behind the recipient it follows. */
export function inTurn(recipients: DraftState["recipients"]): string[] {
	const waves = wavesOf(recipients);
	let wave = 0;
	const turns = byOrder(recipients).map((id): Turn => {
		wave = waves[id] ?? wave;
		return { id, wave };
	});
	return turns.sort((a, b) => a.wave - b.wave).map(({ id }) => id);
}

/** Those who act, in their turn. */
export function actingInTurn(recipients: DraftState["recipients"]): string[] {
	return inTurn(recipients).filter((id) => !isCopy(recipients[id]));
}

/**
 * Moves somebody to another place (0-based among all). Between two who are asked at the same time one is asked with
 * them; anywhere else in a step of one's own.
 */
export function moveRecipient(recipients: DraftState["recipients"], id: string, index: number): DraftChange[] {
	if (isCopy(recipients[id])) return ordered(recipients, id, index);
	const waves = wavesOf(recipients);
	const rest = inTurn(recipients).filter((other) => other !== id);
	const others = rest
		.filter((other) => waves[other] !== undefined)
		.map((one): Turn => ({ id: one, wave: waves[one] ?? 0 }));
	const place = rest.slice(0, index).filter((other) => waves[other] !== undefined).length;
	const before = others[place - 1]?.wave ?? 0;
	const after = others[place]?.wave;
	// Steps are whole numbers, so a half is one that nobody else has.
	const turns = [
		...others.slice(0, place),
		{ id, wave: before === after ? before : before + 0.5 },
		...others.slice(place),
	];
	return [...ordered(recipients, id, index), ...numbered(recipients, turns)];
}

/** Lets somebody be asked at the same time as the one before, or in a step of one's own. */
export function joinStep(recipients: DraftState["recipients"], id: string, isJoining: boolean): DraftChange[] {
	const waves = wavesOf(recipients);
	const turns = actingInTurn(recipients).map((one) => ({ id: one, wave: waves[one] ?? 0 }));
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
	const isPlain = steps.length === turns.length && turns.some(({ id }) => recipients[id]?.wave === null);
	return turns.flatMap(({ id, wave }): DraftChange[] => {
		const next = isPlain ? null : steps.indexOf(wave) + 1;
		return recipients[id]?.wave === next ? [] : [{ kind: "patch", in: "recipients", id, set: { wave: next } }];
	});
}
