import { wavesOf } from "#components/editor/recipients/recipient-changes.ts";
import { actingInTurn } from "#components/editor/recipients/reorder-recipients.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";

/** Who is asked at the same time, step by step. */
export function sendTurns({ recipients, document }: Pick<DraftState, "recipients" | "document">): string[][] {
	const ids = actingInTurn(recipients);
	if (!document.enableSigningOrder) return ids.length === 0 ? [] : [ids];
	const waves = wavesOf(recipients);
	const turns: string[][] = [];
	for (const id of ids) {
		const turn = (waves[id] ?? 1) - 1;
		turns[turn] = [...(turns[turn] ?? []), id];
	}
	return turns;
}
