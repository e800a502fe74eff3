import { notePageStatus } from "#lib/config/passing-failure.ts";
import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { CopyPage } from "#lib/contract/signing/copy-page.ts";
import type { SigningPage } from "#lib/contract/signing/signing-page.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { isKnownLink } from "#lib/domain/users/inviting/is-known-link.ts";

/** What ends for this person with the document. Who has signed, or waits, comes back to the page. */
const OVER: ReadonlySet<string> = new Set<SigningPage["state"]>([
	...(["deleted", "link-expired", "link-revoked"] as const),
	...(["group-signed", "declined", "expired", "revoked"] as const),
]);

/** Has the page of a dead link answered with 404 or 410 (RFC 9110 15.5.5, 15.5.11). */
export function noteDeadLink<P extends SigningPage | CopyPage>(page: P): P {
	if (page.state === "unknown") notePageStatus(404);
	else if (OVER.has(page.state) || hasNothingLeft(page)) notePageStatus(410);
	return page;
}

/**
 * The same for what a link that is no signer's opens; null: it opens nothing. A link that was made here and works no
 * more is answered with 410.
 */
export async function noteUnusableLink<T>(
	context: VisitorContext,
	link: Parameters<typeof isKnownLink>[1],
	opened: T | null,
): Promise<T | null> {
	if (opened === null) notePageStatus((await isKnownLink(context, link)) ? 410 : 404);
	return opened;
}

/** The same for a question whether others may send in someone’s name: what was agreed to can be withdrawn later on. */
export function noteClosedRequest(request: IdentityRequestView | null): IdentityRequestView | null {
	if (request === null) notePageStatus(404);
	else if (request.isExpired && request.status !== "Verified") notePageStatus(410);
	return request;
}

function hasNothingLeft(page: SigningPage | CopyPage): boolean {
	if (page.state === "completed") return page.download === null;
	return "until" in page && page.state === "expired";
}
