import { findIdentityRow } from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireDraft } from "../editing/require-draft.ts";
import { sendVersion } from "./send-version.ts";

/**
 * Sends a draft as it stands, whatever that is by now.
 *
 * @throws AppError NotFound; Conflict when it is no draft, or is in the name of somebody who does not agree;
 *   ValidationError that names what is missing; PlanLimit; NoCredits
 */
export const sendDraft = defineVerb(
	{ permission: "documents.create" },
	async (context: GrantedContext, input: { documentId: string }): Promise<{ documentId: string }> => {
		const found = await requireDraft(context, input.documentId, null);
		const { draft } = found;
		await requireConsent(context.principal.accountId, draft.state.document.onBehalfOf);
		return sendVersion(context, { ...found, documentId: found.id, version: draft.version, sendAt: null });
	},
);

/** @throws AppError Conflict */
async function requireConsent(accountId: string, email: string | null): Promise<void> {
	if (email === null) return;
	const identity = await findIdentityRow(accountId, { email: email.toLowerCase() });
	if (identity?.status === "Verified") return;
	throw refusal("Conflict", said("noConsent", { person: identity?.name || email }));
}
