import { cache } from "react";
import type { UserContext, VisitorContext } from "#lib/domain/context.ts";
import { type OpenedReviewLink, openReviewLink } from "#lib/domain/identity-verification/open-review-link.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { noteUnusableLink } from "./dead-link.ts";
import { visitorContext } from "./page-context.ts";

/** What a link for deciding about an identity opens, and for whom; null: nothing, any more. Read once per request. */
export const findReviewLink = cache(
	async (token: string): Promise<(OpenedReviewLink & { context: UserContext }) | null> => {
		const visitor = await visitorContext();
		const opened = await noteUnusableLink(visitor, { kind: "review", token }, await openReviewLink(visitor, token));
		return opened && { ...opened, context: { ...visitor, principal: opened.principal } };
	},
);

/**
 * Lets a call of the page act in the place of the sender whom the link is for.
 *
 * @throws AppError LinkUnusable
 */
export async function requireReviewLink(
	visitor: VisitorContext,
	token: string,
): Promise<{ context: UserContext; documentId: string; signerId: string }> {
	const opened = await openReviewLink(visitor, token);
	if (!opened) throw new AppError("LinkUnusable");
	const { principal, documentId, signerId } = opened;
	return { context: { ...visitor, principal }, documentId, signerId };
}
