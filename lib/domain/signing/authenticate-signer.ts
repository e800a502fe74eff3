import { hashSecret } from "#lib/crypto/secrets.ts";
import { findLink } from "#lib/db/stores/signing.ts";
import type { SignerContext, VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { linkState } from "./rules.ts";

/** 32 bytes in base64url; anything else is unknown without asking the database. */
const TOKEN = /^[\w-]{43}$/;

export type AuthenticatedSigner =
	| { state: "unknown" }
	| { state: "usable" | "expired" | "revoked"; context: SignerContext; locale: string; redirectUrl: string | null };

/** Who holds a signing link, and whether the link can be used. Has no effect: mail scanners open links too. */
export const authenticateSigner = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<AuthenticatedSigner> => {
		if (!TOKEN.test(token)) return { state: "unknown" };
		const tokenHash = hashSecret(token);
		const link = await findLink(tokenHash);
		const state = linkState(link, call.now());
		// A document in the trash is not there for anybody but its sender.
		if (!link || state === "unknown" || link.deletedAt) return { state: "unknown" };
		const { signerId, accountId, documentId, name, email, locale } = link;
		const principal = { kind: "signer" as const, accountId, documentId, signerId, name, email, tokenHash };
		return { state, context: { ...call, principal }, locale, redirectUrl: link.redirectUrl };
	},
);
