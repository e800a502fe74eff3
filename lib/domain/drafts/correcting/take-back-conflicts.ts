import { randomUUID } from "node:crypto";
import { findWholeDocument, findWholeDocumentInScope } from "#lib/db/stores/documents/whole-document.ts";
import { rebaseCorrection } from "#lib/db/stores/drafts/corrections.ts";
import { saveDraft } from "#lib/db/stores/drafts/draft-writes.ts";
import { findDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import { diffStates } from "#lib/draft/diff-states.ts";
import { mergeCorrection } from "#lib/draft/merge-correction.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { isOnDesk } from "../editing/is-in-editor.ts";
import { goneError, lockReached } from "../editing/lock-draft.ts";
import { withPictures } from "../editing/with-pictures.ts";
import { correctionEnd } from "./correction-end.ts";
import { findCorrection } from "./find-correction.ts";
import { currentState } from "./plan-correction.ts";

/**
 * Takes back what of a correction its document does not take any more, and takes over what has changed there meanwhile:
 * one step, which every desk gets that is open on it. What is left can be applied.
 *
 * @throws AppError NotFound; GoneError when it is not being corrected any more; Conflict when the correction has
 *   another version by now
 */
export const takeBackConflicts = defineVerb(
	{ permission: "documents.change" },
	async (
		context: GrantedContext,
		{ documentId, version }: { documentId: string; version: number },
	): Promise<{ version: number }> => {
		const scope = documentScope(context);
		const seen = isUuid(documentId) ? await findWholeDocumentInScope(scope, documentId) : null;
		if (!seen) throw notFound("document");
		return withPictures(seen, async (tx, pictures) => {
			const document = await lockReached(tx, context, documentId);
			const correction = document && isOnDesk(document) ? await findCorrection(document, tx) : null;
			if (!document) throw notFound("document");
			const draft = await findDraft(tx, document, null);
			const whole = await findWholeDocument(document.id, tx);
			if (!correction || !draft?.base || !whole) throw await goneError(document, tx);
			if (draft.version !== version) throw refusal("Conflict", said("correctionOutdated"));
			const current = currentState(whole, pictures);
			const { operations } = mergeCorrection(draft.base, draft.state, current, { ...correction, by: "" });
			const state = applyStep(current, operations);
			const at = context.now();
			const step = {
				id: randomUUID(),
				operations: diffStates(draft.state, state),
				version: version + 1,
				userId: context.principal.userId,
				clientId: randomUUID(),
			};
			await rebaseCorrection(tx, document, JSON.stringify(current));
			const change = { id: draft.id, version: step.version, state: JSON.stringify(state), steps: [step], row: null };
			await saveDraft(tx, document, { ...change, at, discardAt: correctionEnd(at) });
			return { version: step.version };
		});
	},
);
