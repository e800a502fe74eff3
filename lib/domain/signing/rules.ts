import type { ClosedState } from "#lib/contract/signing/signing-page.ts";
import { DAY_MS } from "#lib/units.ts";

/** The sealed file can be downloaded through a signing link this long after the document was closed. */
const DOWNLOAD_DAYS = 30;

/** What the rules need to know of a link. */
type LinkFacts = { expiresAt: Date | null; revokedAt: Date | null };

/** Whether a link itself can be used; what the document says comes after. */
export function linkState(link: LinkFacts | null, now: Date): "usable" | "expired" | "revoked" | "unknown" {
	if (!link) return "unknown";
	if (link.revokedAt) return "revoked";
	if (link.expiresAt && link.expiresAt <= now) return "expired";
	return "usable";
}

/** What the rules need to know of a document and the person who came. */
type SigningFacts = {
	document: { status: string; sealState: string; expiresAt: Date | null };
	signer: { status: string; activatedAt: Date | null };
};

/**
 * What the page is about for a person with a usable link. The document's state comes first, then the
 * person's own: who has signed sees the others' progress, whose turn has not come waits.
 */
export function signingState({ document, signer }: SigningFacts, now: Date): "open" | ClosedState {
	// Whatever becomes of the document, it is no business of theirs any more.
	if (signer.status === "NotNeeded") return "group-signed";
	switch (document.status) {
		case "Completed":
			return "completed";
		case "Declined":
			return "declined";
		case "Revoked":
			return "revoked";
		case "Expired":
			return "expired";
	}
	if (document.sealState === "Failed") return "seal-failed";
	if (document.sealState !== "None") return "finalising";
	if (signer.status === "Completed") return "signed";
	// The job that expires documents may be a moment late; nobody signs in between.
	if (document.expiresAt && document.expiresAt <= now) return "expired";
	if (signer.activatedAt === null || document.status !== "InProgress") return "waiting";
	return "open";
}

/** Until when a closed document can be downloaded through its signing links; null while it is open. */
export function downloadUntil(document: { closedAt: Date | null }): Date | null {
	return document.closedAt ? new Date(document.closedAt.getTime() + DOWNLOAD_DAYS * DAY_MS) : null;
}

/**
 * States in which a document is a person's to read, though not sealed yet; while it is being sealed the real one
 * is a moment away.
 */
const READABLE = new Set(["open", "signed", "seal-failed"]);

/**
 * Which file a person with a usable link may have: the values so far, then the sealed one for 30 days.
 * Who has not been asked yet gets nothing; who has signed keeps it.
 */
export function downloadKind(
	{
		document,
		signer,
	}: SigningFacts & { document: SigningFacts["document"] & { sealedKey: string | null; closedAt: Date | null } },
	now: Date,
): "unsealed" | "sealed" | null {
	const state = signingState({ document, signer }, now);
	if (state !== "completed") return READABLE.has(state) ? "unsealed" : null;
	const until = downloadUntil(document);
	return document.sealedKey && until && now < until ? "sealed" : null;
}

/** Whether a signer whose link has expired can be sent another: they were asked, and there is something to come back to. */
export function isLinkRenewable({
	document,
	signer,
}: Pick<SigningFacts, "signer"> & { document: { status: string } }): boolean {
	return document.status !== "Revoked" && signer.activatedAt !== null && signer.status !== "NotNeeded";
}
