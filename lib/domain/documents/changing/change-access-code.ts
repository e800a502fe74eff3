import { hashPassword } from "#lib/crypto/password.ts";
import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { DraftRecipient } from "#lib/draft/draft-state.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { changeProofOfDraft, type ProofChange } from "../drafting/change-proof-of-draft.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { type NamedSigner, PROOF_ANEW, placeName, readAccessCode, requirePlace } from "./proof-place.ts";
import { voidProofs } from "./void-proofs.ts";

/**
 * Gives a signer another access code: the former one, and what was proved with it, counts no more, and wrong codes are
 * forgotten. Of who has signed the evidence keeps what they proved before.
 *
 * @throws AppError NotFound; Conflict when no access code is asked for; ValidationError
 */
export const changeAccessCode = defineVerb(
	{ permission: "documents.change" },
	async (
		context: GrantedContext,
		input: NamedDocument & { who: NamedSigner; accessCode: string | null },
	): Promise<void> => {
		const accessCodeHash = await hashPassword(readAccessCode(input.accessCode));
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			const ofDraft = ({ authentication }: DraftRecipient): ProofChange => {
				if (authentication?.method !== "AccessCode") throw refusal("Conflict", said("accessCodeNotAsked"));
				return { set: { hasAccessCode: true }, accessCodeHash };
			};
			if (await changeProofOfDraft(tx, context, document, input.who, ofDraft)) return;
			const place = await requirePlace(tx, document, input.who);
			if (place[0].authenticationType !== "AccessCode") throw refusal("Conflict", said("accessCodeNotAsked"));
			for (const signer of place) {
				const kept = signer.status === "Completed" ? { provedAt: signer.provedAt } : {};
				await updateSigner(tx, signer, { accessCodeHash, ...PROOF_ANEW, ...kept });
			}
			const ids = place.map((signer) => signer.id);
			await voidProofs(tx, document, ids);
			const data = { signerName: placeName(place) };
			await appendEvents(tx, context, document, [{ type: "AccessCodeChanged", data }]);
		});
	},
);
