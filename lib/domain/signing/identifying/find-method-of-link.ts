import type { ProofMethod } from "#lib/contract/signing/proof-page.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { findLinkMethod } from "#lib/db/stores/signing/found-links.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** What whoever holds a link is to prove who they are with; null for an unknown link. */
export const findMethodOfLink = defineVerb(
	{ permission: "links.open" },
	async (_: VisitorContext, token: string): Promise<"None" | ProofMethod | null> => {
		return /^[\w-]{43}$/.test(token) ? findLinkMethod(hashSecret(token)) : null;
	},
);
