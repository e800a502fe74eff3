import { findDraftInScope } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { type SendVersionInput, sendVersion } from "./send-version.ts";

/**
 * Sends the version of a draft that was seen, on the way of every document that is sent. To send again what was sent by
 * the same version answers the same, and does nothing.
 *
 * @throws AppError NotFound; GoneError; Conflict when the draft has another version by now; ValidationError that names
 *   every part that the interface would refuse, PlanLimit, NoCredits
 */
export const sendFromDesk = defineVerb(
	{ permission: "documents.create" },
	async (context: GrantedContext, input: SendVersionInput): Promise<{ documentId: string }> => {
		const { documentId } = input;
		const found = isUuid(documentId) ? await findDraftInScope(documentScope(context), documentId, null) : null;
		if (!found) throw notFound("document");
		return sendVersion(context, { ...found, ...input });
	},
);
