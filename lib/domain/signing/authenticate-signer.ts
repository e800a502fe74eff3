import { hashSecret } from "#lib/crypto/secrets.ts";
import { type FoundLink, findLink } from "#lib/db/stores/signing/found-links.ts";
import { touchProof } from "#lib/db/stores/signing/signer-proofs.ts";
import type { SignerContext, VisitorContext } from "#lib/domain/context.ts";
import { isHosted, type ProofTimes, stepDue } from "#lib/domain/documents/proof-rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { proofHashOf } from "./proving/proof-hash.ts";
import { linkState } from "./rules.ts";

/** 32 bytes in base64url; anything else is unknown without asking the database. */
const TOKEN = /^[\w-]{43}$/;

/** A page asks for many pictures at once: that a proof is used is written down once a minute. */
const TOUCHED_EVERY_MS = 60_000;

/**
 * absent: the link can be used, on a host's device that is not in its signer's hands (lib/contract/signing/in-person-page.ts).
 * unproved: the link can be used, by somebody who proves first to be its signer. Until then nothing of the document is
 * theirs but what lib/contract/signing/proof-page.ts has.
 */
export type AuthenticatedSigner =
	| {
			state: "unknown";
			/** The language of the person whose link it was, where their document is deleted. */
			deletedFor?: string;
	  }
	| {
			state: "usable" | "absent" | "unproved" | "expired" | "revoked";
			context: SignerContext;
			locale: string;
			redirectUrl: string | null;
			revokedAt: Date | null;
	  };

/**
 * Who holds a signing link, and whether the link can be used. Has no effect but that a proof stays fresh while it is
 * used: mail scanners open links too.
 */
export const authenticateSigner = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<AuthenticatedSigner> => {
		if (!TOKEN.test(token)) return { state: "unknown" };
		const tokenHash = hashSecret(token);
		const proofHash = call.proof === undefined ? null : proofHashOf(token, call.proof);
		const link = await findLink(tokenHash, proofHash);
		const now = call.now();
		const state = linkState(link, now);
		if (!link || state === "unknown") return { state: "unknown" };
		// A document in the trash is there for no one but its sender.
		if (link.deletedAt) return { state: "unknown", deletedFor: link.locale };
		const { signerId, accountId, documentId, name, email, channel, locale, redirectUrl, revokedAt } = link;
		const lent = isHosted(link, link) ? { isHosted: true as const } : {};
		const ids = { kind: "signer" as const, accountId, documentId, signerId, name, email, tokenHash, channel, ...lent };
		const context = { ...call, principal: proofHash === null ? ids : { ...ids, proofHash } };
		const proof = timesOf(link);
		const due = state === "usable" ? stepDue(link, link, proof, now) : null;
		if (due) return { state: due === "presence" ? "absent" : "unproved", context, locale, redirectUrl, revokedAt };
		const isStale = proof && isToBeTouched(proof, now);
		if (state === "usable" && proofHash !== null && isStale) await touchProof(proofHash, now);
		return { state, context, locale, redirectUrl, revokedAt };
	},
);

/** The first use of what was proved on another page, and then one a minute. */
function isToBeTouched({ provedAt, lastUsedAt }: ProofTimes, now: Date): boolean {
	const isFirst = provedAt !== null && lastUsedAt <= provedAt;
	return isFirst || now.getTime() - lastUsedAt.getTime() >= TOUCHED_EVERY_MS;
}

function timesOf({ presentAt, provedAt, lastUsedAt }: FoundLink): ProofTimes | null {
	return lastUsedAt && { presentAt, provedAt, lastUsedAt };
}
