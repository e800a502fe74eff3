import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { putAccessCode } from "#lib/db/stores/drafts/draft-access-codes.ts";
import { findDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { DraftRecipient, DraftState } from "#lib/draft/draft-state.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { type NamedSigner, nobodyNamed } from "../changing/proof-place.ts";
import { changeDraft } from "./change-draft.ts";
import { findNamedRecipient } from "./named-recipients.ts";

/** What changes about the proof of a recipient; accessCodeHash: null unless another code is set with it. */
export type ProofChange = {
	set: Partial<Pick<DraftRecipient, "authentication" | "hasAccessCode" | "phone">>;
	accessCodeHash: string | null;
};

/**
 * Changes what a recipient of a draft is to prove, by a step that every desk gets which is open on it. Nobody was asked
 * yet, so the trail says nothing.
 *
 * @param change what is to change, from the recipient as it is; throws AppError for what cannot be
 * @returns false when the document is no draft: nothing was done
 * @throws AppError ValidationError, or NotFound, when nobody is named by that
 */
export async function changeProofOfDraft(
	tx: Tx,
	context: GrantedContext,
	document: LockedDocument,
	who: NamedSigner,
	change: (recipient: DraftRecipient) => ProofChange,
): Promise<boolean> {
	const draft = document.status === "Draft" ? await findDraft(tx, document, null) : null;
	if (!draft) return false;
	const [id, recipient] = requireRecipient(draft.state, who);
	const { set, accessCodeHash } = change(recipient);
	if (accessCodeHash !== null) await putAccessCode(tx, document, id, accessCodeHash);
	const changes = [{ kind: "patch" as const, in: "recipients" as const, id, set }];
	await changeDraft(tx, context, document, draft, groundStep(changes, draft.state));
	return true;
}

function requireRecipient(state: DraftState, who: NamedSigner): [id: string, recipient: DraftRecipient] {
	const id = "signerId" in who ? who.signerId : findNamedRecipient(state, who);
	const recipient = id === null ? undefined : state.recipients[id];
	if (id !== null && recipient) return [id, recipient];
	if ("signerId" in who) throw refusal("NotFound", said("signerUnknown"));
	throw nobodyNamed(who, findNamedRecipient(state, { ...who, order: null }) !== null);
}
