import { hashSecret, newSecret } from "#lib/auth/secrets.ts";
import { env } from "#lib/config/env.ts";
import { findCopyByLink, insertCopyLink } from "#lib/db/stores/copy-links.ts";
import { findWholeDocument } from "#lib/db/stores/whole-document.ts";
import { type Download, openDocumentDownload } from "./download.ts";

/** As long as signers can fetch it. */
const DAYS = 30;

/** Makes a link to the sealed file for somebody in copy, who has no signing page. Every mail mints its own. */
export async function mintCopyLink(carbonCopyId: string, now: Date): Promise<{ url: string; urlExpiresAt: Date }> {
	const token = newSecret("");
	const urlExpiresAt = new Date(now.getTime() + DAYS * 86_400_000);
	await insertCopyLink({ hash: hashSecret(token), carbonCopyId, expiresAt: urlExpiresAt });
	return { url: `${env().publicUrl}/copies/${token}`, urlExpiresAt };
}

/** The sealed file behind such a link; null when the link is unknown or over, or the document is gone. */
export async function openCopyLink(token: string, now: Date): Promise<Download | null> {
	const documentId = await findCopyByLink(hashSecret(token), now);
	const document = documentId === null ? null : await findWholeDocument(documentId);
	if (!document?.sealedKey || document.deletedAt) return null;
	return openDocumentDownload(document);
}
