import { useDesk } from "#components/editor/state/use-editor.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { sendTurns } from "./send-turns.ts";

/** Whether the sender is asked to sign as soon as it is sent: alone, among others, or not at all. */
export function useOwnTurn(): "alone" | "withOthers" | null {
	const { email } = useDeskFacts().user;
	return useDesk(({ draft }) => ownTurn(draft, email));
}

function ownTurn(draft: DraftState, email: string): "alone" | "withOthers" | null {
	const own = (sendTurns(draft)[0] ?? []).some((id) => {
		const one = draft.recipients[id];
		return one?.type === "Signer" && !isOneOfSeveral(one) && one.email.trim().toLowerCase() === email.toLowerCase();
	});
	if (!own) return null;
	return actingIds(draft.recipients).length === 1 ? "alone" : "withOthers";
}
