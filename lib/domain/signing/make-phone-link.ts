import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import type { Tx } from "#lib/db/client.ts";
import { findLinkState, listPhoneLinkTimes } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { qrPath } from "#lib/domain/qr-path.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

/** That many work at a time: a few for a phone that would not scan, none for whoever collects them. */
const MAX_LIVING = 10;

/** Long enough to read and sign on the phone; a photo of the screen is worth nothing the day after. */
const VALID_MS = 2 * 3_600_000;

/**
 * A signing link of the signer's own, to go on with another device that scans it from the screen. It
 * never lives longer than the link it is asked through, dies with all others of this signer, and is an
 * event, since whoever has a link can sign.
 *
 * @throws AppError LinkUnusable, or Conflict when there is nothing to sign any more; RateLimited
 */
export const makePhoneLink = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext): Promise<PhoneLink> => {
		return inTransaction(async (tx) => {
			const { document, signer } = await requireActingSigner(tx, context, "sign it");
			// Nobody would hand that phone over, and nobody take it back.
			if (signer.type === "InPersonSigner") {
				throw new AppError("Conflict", "In-person signers sign on the host’s device.", { caseCode: "InPersonSigner" });
			}
			await requireFewPhoneLinks(tx, context);
			const own = await findLinkState(tx, context.principal.tokenHash);
			const validUntil = phoneLinkUntil(context.now(), own?.expiresAt ?? null);
			const link = await mintSigningLink(tx, signer.id, "phone", validUntil);
			await appendEvents(tx, context, document, [{ type: "PhoneLinkMade", data: {} }]);
			return { link, code: qrPath(link), validUntil: validUntil.toISOString() };
		});
	},
);

/** Until when a link for a phone works. @param ownExpiry of the link that it is asked through; null: it has none */
export function phoneLinkUntil(now: Date, ownExpiry: Date | null): Date {
	const validMs = now.getTime() + VALID_MS;
	return new Date(Math.min(validMs, ownExpiry?.getTime() ?? validMs));
}

/** @throws AppError RateLimited while so many were made that more would only be collected */
export async function requireFewPhoneLinks(tx: Tx, { principal, now }: SignerContext): Promise<void> {
	const since = new Date(now().getTime() - VALID_MS);
	const made = await listPhoneLinkTimes(tx, principal.documentId, principal.signerId, since);
	const oldest = made[made.length - MAX_LIVING];
	if (!oldest) return;
	const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + VALID_MS - now().getTime()) / 1000));
	const minutes = Math.ceil(retryAfterSeconds / 60);
	throw new AppError(
		"RateLimited",
		`${MAX_LIVING} codes for your phone are still valid. Scan one of them, or try again in ${minutes} minutes.`,
		{ retryAfterSeconds, caseCode: "TooManyPhoneCodes" },
	);
}
