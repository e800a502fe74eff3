import type { DraftStep } from "#lib/draft/draft-step.ts";
import type { HistoryEntry } from "#lib/draft/history.ts";
import type { JournalRecord } from "./editor-journal.ts";

/**
 * A record as the product of today would have written it: another release may have left it, and storage can be
 * edited. What is not sound is left out.
 *
 * @throws Error when the schema cannot be loaded
 */
export async function soundRecord(record: JournalRecord): Promise<JournalRecord> {
	const { draftStepSchema } = await import("#lib/draft/draft-schema.ts");
	const isSound = (step: Pick<DraftStep, "id" | "operations">) => draftStepSchema.safeParse(step).success;
	const isSoundEntry = ({ stepIds, operations }: HistoryEntry) => isSound({ id: stepIds[0] ?? "", operations });
	const { pending, history } = record;
	return {
		...record,
		pending: pending.filter(isSound),
		history: { undo: history.undo.filter(isSoundEntry), redo: history.redo.filter(isSoundEntry) },
	};
}
