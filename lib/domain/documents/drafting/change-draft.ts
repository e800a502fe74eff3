import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents.ts";
import { type StoredDraft, saveDraft } from "#lib/db/stores/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { changedRow } from "./draft-row.ts";

/** Changes a draft from outside the desk: as a step, which every desk that is open on it gets. */
export async function changeDraft(
	tx: Tx,
	{ principal, now }: GrantedContext,
	document: LockedDocument,
	draft: Pick<StoredDraft, "version" | "state">,
	operations: DraftOperation[],
): Promise<void> {
	const version = draft.version + 1;
	const step = { id: randomUUID(), operations, version, userId: principal.userId, clientId: randomUUID() };
	const state = applyStep(draft.state, operations);
	const row = changedRow(draft.state, state);
	await saveDraft(tx, document, { version, state: JSON.stringify(state), steps: [step], row, at: now() });
}
