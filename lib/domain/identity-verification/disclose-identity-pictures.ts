import { listVerifications, updateVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { findUserRow } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { isBlank, normalizeText } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type NamedTry, requireTry } from "./lock-try.ts";

const MAX_REASON = 500;

/**
 * After a document passed to another user, an Admin lets that user look at the pictures which were taken before. The
 * trail says who decided it, and why.
 *
 * @throws AppError NotFound; Conflict when there is nothing that the owner may not look at; ValidationError without reason
 */
export const discloseIdentityPictures = defineVerb(
	{ permission: "identity-verifications.disclose" },
	async (context: GrantedContext, input: NamedTry & { reason: string }): Promise<void> => {
		const reason = cutText(normalizeText(input.reason).trim(), MAX_REASON);
		if (isBlank(reason)) throw fieldRefusal("reason", said("identityReasonMissing"));
		await inTransaction(async (tx) => {
			const { document, signer } = await requireTry(tx, context, input);
			const hidden = (await listVerifications(tx, signer)).filter(
				({ viewerId, pictures }) => viewerId !== document.senderId && pictures.length > 0,
			);
			const owner = await findUserRow({ accountId: document.accountId }, document.senderId);
			if (hidden.length === 0 || !owner) throw refusal("Conflict", said("identityNotThere"));
			for (const one of hidden) await updateVerification(tx, one, { viewerId: document.senderId });
			const data = { signerName: signer.name, to: owner.email, reason };
			await appendEvents(tx, context, document, [{ type: "IdentityPicturesDisclosed", data }]);
		});
	},
);
