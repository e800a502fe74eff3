import { hashSecret } from "#lib/crypto/secrets.ts";
import { findLiveReviewLink } from "#lib/db/stores/identity-verification/identity-review-links.ts";
import type { UserPrincipal, VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Whose place a link gives, about whom, and where it leads on to. */
export type OpenedReviewLink = {
	principal: UserPrincipal;
	documentId: string;
	signerId: string;
	/** Else it lets one look. */
	mayDecide: boolean;
	redirectUrl: string | null;
	/** Whose pages may show the page in a frame. */
	frameOrigins: string[];
};

/** What a link for deciding about an identity opens; null: nothing, any more. */
export const openReviewLink = defineVerb(
	{ permission: "links.open" },
	async (context: VisitorContext, token: string): Promise<OpenedReviewLink | null> => {
		const found = /^[\w-]{43}$/.test(token) ? await findLiveReviewLink(hashSecret(token), context.now()) : null;
		if (!found) return null;
		const { user, signerId, mayDecide, redirectUrl, frameOrigins } = found;
		const { id: documentId, isSandbox } = found.signer.document;
		const { accountId, id: userId, teamId, role, name, email } = user;
		const who = { accountId, userId, teamId, role, name, email, isSandbox, scopes: [] };
		const reviewed = { documentId, signerId, mayDecide };
		const credential = { via: "review-link" as const, credentialId: signerId, reviewed };
		return {
			principal: { kind: "user", ...who, ...credential },
			...{ documentId, signerId, mayDecide, redirectUrl, frameOrigins },
		};
	},
);
