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
import { DEFAULT_TRIES } from "../proof-rules.ts";
import { type NamedDocument, requireLockedDocument } from "../require-document.ts";
import { requireUnfinished } from "../rules.ts";
import { type NamedSigner, PROOF_ANEW, placeName, requirePlace, requireUnsigned } from "./proof-place.ts";
import { voidProofs } from "./void-proofs.ts";

/**
 * Asks a signer for no proof any more. Whoever has signed goes on giving it: what they proved is evidence, and goes with
 * nothing but the document.
 *
 * @throws AppError NotFound; Conflict when the document is done, the signer has acted, or nothing is asked; ValidationError
 */
export const removeAuthentication = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: NamedDocument & { who: NamedSigner }): Promise<void> => {
		await inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireUnfinished(document, "change it");
			const ofDraft = ({ authentication }: DraftRecipient): ProofChange => {
				if (!authentication) throw refusal("Conflict", said("proofNotAsked"));
				return { set: { authentication: null }, accessCodeHash: null };
			};
			if (await changeProofOfDraft(tx, context, document, input.who, ofDraft)) return;
			const place = await requirePlace(tx, document, input.who);
			requireUnsigned(place, "you can’t remove signer authentication");
			const method = place[0].authenticationType;
			if (method === "None") throw refusal("Conflict", said("proofNotAsked"));
			for (const signer of place) {
				await updateSigner(tx, signer, {
					authenticationType: "None",
					authenticationFrequency: "None",
					authenticationTries: DEFAULT_TRIES,
					accessCodeHash: null,
					settings: { ...signer.settings, identity: null },
					...PROOF_ANEW,
				});
			}
			const ids = place.map((signer) => signer.id);
			await voidProofs(tx, document, ids);
			const data = { method, signerName: placeName(place) };
			await appendEvents(tx, context, document, [{ type: "AuthenticationRemoved", data }]);
		});
	},
);
