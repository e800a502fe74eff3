import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertDraftFile } from "#lib/db/stores/drafts/draft-files.ts";
import { insertDraftDocument, saveDraft } from "#lib/db/stores/drafts/draft-writes.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { draftRow } from "#lib/domain/documents/drafting/draft-row.ts";
import { groupNamesOf } from "#lib/domain/documents/drafting/draft-slots.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";

type Owned = Pick<
	Parameters<typeof insertDraftDocument>[1],
	"id" | "accountId" | "teamId" | "senderId" | "isSandbox" | "templateId" | "templateVersion" | "requestSubject"
>;

/**
 * Inserts a draft that was copied from a document or a template. Its files’ stored objects must be held.
 *
 * @returns false if a document has or had the ID
 */
export async function insertCopy(
	tx: Tx,
	context: GrantedContext,
	document: Owned,
	{ state, files }: { state: DraftState; files: readonly Parameters<typeof insertDraftFile>[2][] },
): Promise<boolean> {
	const at = context.now();
	const groupNames = await groupNamesOf(document.accountId, [state.recipients], tx);
	const row = { ...draftRow(state, groupNames), ...document };
	const made = await insertDraftDocument(tx, { ...row, status: "Draft", createdAt: at, activityAt: at });
	if (!made) return false;
	const uploads = files.map(({ name, uploadSha256: sha256 }) => ({ name, sha256 }));
	await appendEvents(tx, context, made, [{ type: "DocumentCreated", data: { files: uploads } }]);
	for (const file of files) await insertDraftFile(tx, made, file);
	const written = JSON.stringify(state);
	await saveDraft(tx, made, {
		id: randomUUID(),
		version: 1,
		state: written,
		steps: [],
		row: null,
		at,
		discardAt: null,
	});
	return true;
}
