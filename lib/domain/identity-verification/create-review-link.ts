import { workplaceLink } from "#lib/config/links.ts";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import { findFrameOrigins } from "#lib/db/stores/documents/documents.ts";
import { insertReviewLink } from "#lib/db/stores/identity-verification/identity-review-links.ts";
import { listVerifications } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { findSigner } from "#lib/db/stores/signing/signing.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { shownTry, triesOf } from "#lib/domain/documents/identity-tries.ts";
import { requireLockedDocument } from "#lib/domain/documents/require-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { isAllowed } from "#lib/policy/grants.ts";
import { findNamedIdentity, type NamedIdentity, notFinished } from "./find-reported.ts";
import { isReviewable, REVIEW_LINK_MS } from "./rules.ts";

/** redirectUrl: where the sender is led after deciding; null: nowhere. */
type ReviewLinkInput = NamedIdentity & { redirectUrl: string | null };

/**
 * A link to the page on which the sender decides about what a signer showed, for the sender's own application: it needs
 * no session, since a frame of another site has none. Pages of the redirect's origin, and of those set for the account,
 * may show it in a frame. Whoever has it sees the pictures and decides, so it is short-lived, and making one is an event;
 * a key that may change no documents makes one to look alone.
 *
 * @throws AppError NotFound for whoever is not the sender; Forbidden for such a link; ValidationError where nobody, or several, are named; VerificationNotFinished before there is anything to look at
 */
export const createReviewLink = defineVerb(
	{ permission: "identity-verifications.read" },
	async (context: GrantedContext, input: ReviewLinkInput): Promise<{ url: string }> => {
		// No link makes another, which would outlast it.
		if (context.principal.reviewed) throw new AppError("Forbidden");
		const named = await findNamedIdentity(context, input);
		// Who may read alone lets nobody decide.
		const mayDecide = isAllowed(context.principal, "documents.change");
		return answerInTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			const signer = await findSigner(tx, document, named.signer.id);
			const shown = signer && shownTry(signer, triesOf(await listVerifications(tx, signer), signer.id));
			if (!signer || !shown || !isReviewable(shown)) throw notFinished(named.signer);
			const token = newSecret();
			const frameOrigins = await findFrameOrigins(tx, document.accountId);
			if (input.redirectUrl) frameOrigins.push(new URL(input.redirectUrl).origin);
			await insertReviewLink(tx, {
				hash: hashSecret(token),
				signerId: signer.id,
				userId: context.principal.userId,
				mayDecide,
				redirectUrl: input.redirectUrl,
				frameOrigins,
				expiresAt: new Date(context.now().getTime() + REVIEW_LINK_MS),
			});
			const data = { signerName: signer.name };
			await appendEvents(tx, context, document, [{ type: "IdentityReviewLinkMade", data }]);
			return { url: workplaceLink(`/identity-review/${token}`) };
		});
	},
);
