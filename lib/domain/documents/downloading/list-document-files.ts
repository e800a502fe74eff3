import type { DocumentFiles } from "#lib/contract/documents/reading/document-files.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listAttachments } from "../viewing/list-attachments.ts";
import { requireShownDocument } from "../viewing/require-shown-document.ts";
import { hasOwnDownload } from "./download.ts";

/**
 * What of a document can be downloaded.
 *
 * @throws AppError NotFound
 */
export const listDocumentFiles = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { documentId }: { documentId: string }): Promise<DocumentFiles> =>
		documentFiles(await requireShownDocument(context, documentId)),
);

/** The same of a document that is there. */
export function documentFiles(document: WholeDocument): DocumentFiles {
	return {
		isZip: document.settings.downloadOption !== "Combined",
		isSealed: document.sealedKey !== null,
		files: document.files.map((file) => ({
			name: file.name,
			pageCount: file.pageCount,
			sha256: file.uploadSha256,
			hasItsFonts: file.fontsNotEmbedded.length === 0,
			// A single one is all there is to download.
			isByItself: document.files.length > 1 && hasOwnDownload(document, file),
		})),
		attachments: listAttachments(document),
		hasCertificate: document.certificateKey !== null,
	};
}
