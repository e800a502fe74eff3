import type { NewStep } from "#lib/db/stores/drafts/draft-writes.ts";
import type { StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { LoggedStep, StepsAnswer } from "#lib/draft/draft-step.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";

/** The same as browsers get it, but that reasons are not worded yet. */
export type DraftAnswer = Omit<StepsAnswer, "refused"> & { refused: { stepId: string; reason: Said }[] };

/** What a browser lacks that has the draft as it was at a version: the steps since, or all of it where they are not all kept. */
export function answerSince(
	since: number,
	{ version, state, steps }: Pick<StoredDraft, "version" | "steps"> & { state: DraftState },
	refused: DraftAnswer["refused"] = [],
): DraftAnswer {
	const isWhole = steps.length === version - since;
	return { version, steps: isWhole ? steps : null, state: isWhole ? null : state, refused };
}

/** Steps that were just taken, as everybody reads them. */
export function loggedSteps(steps: readonly NewStep[], userName: string, at: Date): LoggedStep[] {
	return steps.map((step) => ({ ...step, userName, at: at.getTime() }));
}
