import { notePageStatus } from "#lib/config/passing-failure.ts";
import type { CopyPage } from "#lib/contract/signing/copy-page.ts";
import type { SigningPage } from "#lib/contract/signing/signing-page.ts";

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

function hasNothingLeft(page: SigningPage | CopyPage): boolean {
	if (page.state === "completed") return page.download === null;
	return "until" in page && page.state === "expired";
}
