import type { IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { isBlank, normalizeText } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type ReviewedTry, requireWaiting, reviewerOf } from "./accept-identity.ts";
import { refuseTry } from "./end-verification.ts";

/** Characters of what a sender writes to the signer. */
const MAX_NOTE = 500;

/**
 * The sender has looked at the pictures and the data, and refuses them. The signer is told why, in the sender's words
 * where there are some, and may try again while there are tries left.
 *
 * @throws AppError NotFound; Conflict when that try is not waiting for it any more; ValidationError without words where
 *   the reason says nothing by itself
 */
export const rejectIdentity = defineVerb(
	{ permission: "identity-verifications.review" },
	async (
		context: GrantedContext,
		input: ReviewedTry & { reason: IdentityRejection; note: string | null },
	): Promise<void> => {
		const words = cutText(normalizeText(input.note ?? "").trim(), MAX_NOTE);
		const note = isBlank(words) ? null : words;
		if (input.reason === "Other" && note === null) throw fieldRefusal("note", said("identityNoteMissing"));
		await inTransaction(async (tx) => {
			const locked = await requireWaiting(tx, context, input);
			await refuseTry(tx, context, locked, { reason: input.reason, note, reviewer: reviewerOf(context) });
		});
	},
);
