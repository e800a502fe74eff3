import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { findLinkState } from "#lib/db/stores/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "./mint-token.ts";
import { qrPath } from "./qr-path.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

/** Long enough to read and sign on the phone; a photo of the screen is worth nothing the day after. */
const VALID_MS = 2 * 3_600_000;

/**
 * A signing link of the signer's own, to go on with another device that scans it from the screen. It
 * never lives longer than the link it is asked through, dies with all others of this signer, and is an
 * event, since whoever has a link can sign.
 *
 * @throws AppError LinkUnusable, or Conflict when there is nothing to sign any more
 */
export async function makePhoneLink(context: SignerContext): Promise<PhoneLink> {
	return inTransaction(async (tx) => {
		const { document, signer } = await requireActingSigner(tx, context, "signed");
		const own = await findLinkState(tx, context.principal.tokenHash);
		const validMs = context.now().getTime() + VALID_MS;
		const validUntil = new Date(Math.min(validMs, own?.expiresAt?.getTime() ?? validMs));
		const link = await mintSigningLink(tx, signer.id, "link", validUntil);
		await appendEvents(tx, context, document, [{ type: "PhoneLinkMade", data: {} }]);
		return { link, code: qrPath(link), validUntil: validUntil.toISOString() };
	});
}
