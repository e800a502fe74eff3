import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { saveDraft } from "#lib/db/stores/drafts/draft-writes.ts";
import type { StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { whyTemplateForbids } from "#lib/draft/template-limits.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { changedRow } from "./draft-row.ts";

/**
 * Changes a draft from outside the desk: as a step, which every desk that is open on it gets. No operations: no step.
 *
 * @throws AppError TooLarge when the draft would hold more than one can; Conflict when its template forbids the change
 */
export async function changeDraft(
	tx: Tx,
	{ principal, now }: GrantedContext,
	document: LockedDocument,
	draft: Pick<StoredDraft, "id" | "version" | "state">,
	operations: DraftOperation[],
): Promise<void> {
	if (operations.length === 0) return;
	const forbidden = whyTemplateForbids(operations, draft.state);
	if (forbidden) throw refusal("Conflict", said("templateForbids", { what: forbidden }));
	const version = draft.version + 1;
	const step = { id: randomUUID(), operations, version, userId: principal.userId, clientId: randomUUID() };
	const state = applyStep(draft.state, operations);
	const written = JSON.stringify(state);
	if (written.length > DRAFT_LIMITS.stateLength) throw refusal("TooLarge", said("stepTooMuch"));
	const row = await changedRow(tx, document.accountId, draft.state, state);
	const steps = [step];
	await saveDraft(tx, document, { id: draft.id, version, state: written, steps, row, at: now(), discardAt: null });
}
