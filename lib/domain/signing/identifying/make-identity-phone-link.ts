import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { insertSignerToken } from "#lib/db/stores/signing/link-tokens.ts";
import { findLinkState } from "#lib/db/stores/signing/signing.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { newSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { qrPath } from "#lib/domain/qr-path.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { phoneLinkUntil, requireFewPhoneLinks } from "../make-phone-link.ts";
import { identifying, joinHand, type KeptProof, ownTry } from "./identifying.ts";

/** kept: what the browser that asked is to keep, so that it is let in with the phone. */
export type IdentityPhoneLink = { link: PhoneLink; kept?: KeptProof };

/**
 * A link to go on with a phone that scans it from the screen, before anything is proved: what the phone shows counts for
 * this browser too. It is good for one phone, and what another browser has begun is not gone on with.
 *
 * @throws AppError LinkUnusable, Conflict when there is nothing to go on with, RateLimited
 */
export const makeIdentityPhoneLink = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<IdentityPhoneLink> => {
		const made = await identifying(call, token, async (at) => {
			const { tx, context, locked, latest } = at;
			const isUnderWay = latest && latest.status !== "Failed" && latest.status !== "Succeeded";
			if (isUnderWay && !ownTry(at)) return { outcome: "stage" as const };
			await requireFewPhoneLinks(tx, context);
			const { handId, ...kept } = await joinHand(at);
			const own = await findLinkState(tx, context.principal.tokenHash);
			const validUntil = phoneLinkUntil(context.now(), own?.expiresAt ?? null);
			const { url, row } = newSigningLink(locked.signer.id, "phone", validUntil);
			await insertSignerToken(tx, { ...row, handId });
			await appendEvents(tx, context, locked.document, [{ type: "PhoneLinkMade", data: {} }]);
			const link = { link: url, code: qrPath(url), validUntil: validUntil.toISOString() };
			return { outcome: "done" as const, made: { link, ...kept } };
		});
		if (made.outcome === "done") return made.made;
		throw new AppError("Conflict", "There’s nothing to continue on a phone.");
	},
);
