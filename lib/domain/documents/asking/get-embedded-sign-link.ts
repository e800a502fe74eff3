import type { Tx } from "#lib/db/client.ts";
import { findFrameOrigins, type LockedDocument } from "#lib/db/stores/documents/documents.ts";
import {
	findOpenSignerByEmail,
	findSignersByEmail,
	findSignersByPhone,
} from "#lib/db/stores/documents/named-signers.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "../require-document.ts";
import { notOpen, requireOpen } from "../rules.ts";
import { mintSigningLink } from "./signing-links.ts";

type EmbeddedSignLinkInput = {
	documentId: string;
	/** null: the signer is named by a phone number. */
	signerEmail: string | null;
	countryCode: string | null;
	phoneNumber: string | null;
	/** null: as long as the document can be signed. */
	signLinkValidTill: Date | null;
	/** Where the signer is sent after finishing or declining; null: nowhere. */
	redirectUrl: string | null;
};

/**
 * A signing link for a caller who brings the signer to it: also before the signer's turn, since callers
 * make all links at once; the page then says whose turn it is. Pages of the redirect's origin, and of those
 * set for the account, may show it in a frame. Whoever has the link can sign, so making
 * one is an event.
 *
 * @throws AppError NotFound; ValidationError when nobody has the address; Conflict when there is nothing to sign
 */
export const getEmbeddedSignLink = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: EmbeddedSignLinkInput): Promise<{ signLink: string }> => {
		const { signLinkValidTill, redirectUrl } = input;
		if (signLinkValidTill && signLinkValidTill <= context.now()) {
			throw fieldError("SignLinkValidTill", "SignLinkValidTill must be in the future.");
		}
		return inTransaction(async (tx) => {
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireOpen(document, "sign it");
			const signer = await findAsked(tx, document, input);
			const frameOrigins = await findFrameOrigins(tx, document.accountId);
			if (redirectUrl) frameOrigins.push(new URL(redirectUrl).origin);
			const signLink = await mintSigningLink(tx, signer.id, "embedded", signLinkValidTill, redirectUrl, frameOrigins);
			await appendEvents(tx, context, document, [{ type: "LinkCopied", data: { signerName: signer.name } }]);
			return { signLink };
		});
	},
);

/** @throws AppError ValidationError when nobody is reached there; Conflict when the one who is has acted */
async function findAsked(tx: Tx, document: LockedDocument, input: EmbeddedSignLinkInput) {
	const { signerEmail, countryCode, phoneNumber } = input;
	if (signerEmail === null) {
		const signers = await findSignersByPhone(tx, document, { countryCode, number: phoneNumber });
		const open = signers.find((one) => one.status === "NotCompleted");
		if (open) return open;
		if (signers.length > 0) throw notOpen(signers, "there’s nothing to sign");
		throw fieldError(
			"PhoneNumber",
			`${countryCode ?? ""} ${phoneNumber} is not a signer of this document.`,
			"SignerNotFound",
		);
	}
	const signer = await findOpenSignerByEmail(tx, document, signerEmail);
	if (signer) return signer;
	const acted = await findSignersByEmail(tx, document, signerEmail);
	if (acted.length > 0) throw notOpen(acted, "there’s nothing to sign");
	throw fieldError("SignerEmail", `${signerEmail} is not a signer of this document.`, "SignerNotFound");
}
