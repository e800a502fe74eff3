import { type Fixed, whyFixed } from "#lib/draft/correction.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { formatAny } from "#lib/i18n/message.ts";
import { type NamingFacts, namedRecipients } from "../recipients/recipient-names.ts";

/** Why something stays as it is in a correction, in the words of its sender. */
function fixedText({ reason, recipientId }: Fixed, draft: DraftState, facts: NamingFacts): string {
	const name = namedRecipients(draft.recipients, facts).find(({ id }) => id === recipientId)?.name ?? "";
	return formatAny(facts.words.correcting.fixed.why[reason], { name });
}

/** The same of the first of several operations that cannot be taken; null: all can. */
export function whyNotCorrected(
	operations: readonly DraftOperation[],
	draft: DraftState,
	facts: NamingFacts,
): string | null {
	const { correction } = facts;
	if (!correction) return null;
	for (const operation of operations) {
		const fixed = whyFixed(operation, draft, correction);
		if (fixed) return fixedText(fixed, draft, facts);
	}
	return null;
}
