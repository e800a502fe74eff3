import { findCorrector } from "#lib/db/stores/drafts/corrections.ts";
import type { DraftInScope, StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { StepsAnswer } from "#lib/draft/draft-step.ts";
import type { DeskCorrection, DeskFacts } from "#lib/draft/editor-facts.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { newDraft } from "#lib/draft/new-draft.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { findCorrection } from "../correcting/find-correction.ts";
import { gatherDeskFacts } from "./gather-editor-facts.ts";
import { requireDraft } from "./require-draft.ts";

/** What the page begins with: the draft as it stands, and what may be used for it. */
export type OpenedDesk = StepsAnswer & { facts: DeskFacts };

/**
 * A desk on which nothing lies yet. Nothing is stored: the draft begins with its first file or step.
 *
 * @throws AppError Forbidden
 */
export const openNewDesk = defineVerb(
	{ permission: "documents.create" },
	async ({ principal }: GrantedContext): Promise<OpenedDesk> => {
		const facts = await gatherDeskFacts(principal, principal.isSandbox, emptyDraft());
		return { version: 0, steps: null, state: newDraft(facts.defaults), refused: [], facts };
	},
);

/**
 * The desk of a draft, or of the correction of a sent document.
 *
 * @throws AppError NotFound; GoneError when the document is no draft any more
 */
export const openDesk = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { documentId }: { documentId: string }): Promise<OpenedDesk> => {
		const found = await requireDraft(context, documentId, null);
		const { draft, isSandbox } = found;
		const { version, state } = draft;
		const correction = await shownCorrection(context, found);
		const facts = await gatherDeskFacts(context.principal, isSandbox, state, { correction });
		return { version, steps: null, state, refused: [], facts };
	},
);

/** What of a sent document that is being corrected is fixed, and who began it; null: it is a draft. */
async function shownCorrection(
	{ principal }: GrantedContext,
	document: Pick<DraftInScope, "id" | "correctedSince"> & { draft: StoredDraft },
): Promise<DeskCorrection | null> {
	const open = await findCorrection(document);
	const { base, correctedById } = document.draft;
	if (!open || !base) return null;
	const { names: _names, ...correction } = open;
	return { ...correction, base, by: await findCorrector(document.id), isOwn: correctedById === principal.userId };
}
