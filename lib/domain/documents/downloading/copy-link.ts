import { openLink } from "#lib/config/links.ts";
import type { CopyPage } from "#lib/contract/signing/copy-page.ts";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import { findCopyByLink, insertCopyLink } from "#lib/db/stores/documents/copy-links.ts";
import { findWholeDocument, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { recordReading } from "#lib/domain/audit/record-reading.ts";
import { documentZone } from "#lib/domain/brands/document-zone.ts";
import type { CopyContext, VisitorContext } from "#lib/domain/context.ts";
import type { Download } from "#lib/domain/files/open-object.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { signingBrand } from "../viewing/signing-brand.ts";
import { openDocumentDownload, recordedDownload } from "./download.ts";

/** As long as signers can fetch it. */
const DAYS = 30;

/** Makes a link to the sealed file for somebody in copy, who has no signing page. Every mail mints its own. */
export async function mintCopyLink(carbonCopyId: string, now: Date): Promise<{ url: string; urlExpiresAt: Date }> {
	const token = newSecret("");
	const urlExpiresAt = new Date(now.getTime() + DAYS * 86_400_000);
	await insertCopyLink({ hash: hashSecret(token), carbonCopyId, expiresAt: urlExpiresAt });
	return { url: openLink(`/copies/${token}`), urlExpiresAt };
}

/** What the page behind such a link says. Has no effect: mail scanners open links too. */
export const getCopyPage = defineVerb(
	{ permission: "links.open" },
	async (context: VisitorContext, token: string): Promise<CopyPage> => {
		const found = await findCopy(token);
		if (!found) return { state: "unknown" };
		const { document, expiresAt } = found;
		// As in the mail that brought the link.
		const locale = document.signingSlots[0]?.locale ?? "EN";
		if (document.deletedAt) return { state: "deleted", locale };
		return {
			state: expiresAt > context.now() ? "usable" : "expired",
			locale,
			brand: signingBrand(document),
			title: document.title,
			timeZone: documentZone(document),
			until: expiresAt.toISOString(),
		};
	},
);

/**
 * The sealed file behind such a link; who fetched it is written down.
 *
 * @throws AppError LinkUnusable when the link is unknown or over, or the document is gone
 */
export const openCopyLink = defineVerb(
	{ permission: "links.open" },
	async (call: VisitorContext, token: string): Promise<Download> => {
		const found = await findCopy(token);
		if (!found || found.document.deletedAt || found.expiresAt <= call.now()) throw new AppError("LinkUnusable");
		const { document, carbonCopyId, email } = found;
		return openCopy(
			{ ...call, principal: { kind: "copy", accountId: document.accountId, carbonCopyId, email } },
			document,
		);
	},
);

/** What a link to a copy is for. */
export const openCopy = defineVerb(
	{ permission: "copies.read" },
	async (context: CopyContext, document: WholeDocument): Promise<Download> => {
		const { carbonCopyId } = context.principal;
		if (!document.carbonCopies.some(({ id }) => id === carbonCopyId)) throw new AppError("LinkUnusable");
		const event = { type: "DocumentDownloaded", data: { what: "sealed" } } as const;
		const download = await openDocumentDownload(document, "link");
		return recordedDownload(download, () => recordReading(context, document, event));
	},
);

async function findCopy(token: string) {
	const link = await findCopyByLink(hashSecret(token));
	const document = link ? await findWholeDocument(link.documentId) : null;
	if (!link || !document?.sealedKey) return null;
	return { ...link, document };
}
