import {
	findWholeDocumentWithEvents,
	type StoredAuditEvent,
	type WholeDocument,
} from "#lib/db/stores/documents/whole-document.ts";
import { withDraft } from "#lib/domain/documents/drafting/with-draft.ts";
import { presentDocument } from "#lib/domain/documents/viewing/get-document-properties.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { fileOf } from "#lib/fields/values/stored-values.ts";
import type { ZipPart } from "#lib/storage/zip-part.ts";
import { addFiles, inFolder, type Placed } from "./add-files.ts";
import { asJson } from "./as-json.ts";
import { documentFolder } from "./file-names.ts";

/** Writes a document with all its files; one that was purged meanwhile is left out. */
export async function writeDocument(
	part: ZipPart,
	of: { accountId: string; email: string; locale: string },
	documentId: string,
): Promise<void> {
	const { accountId, email } = of;
	const found = await findWholeDocumentWithEvents(documentId);
	if (!found || found.document.accountId !== accountId) return;
	const document = await withDraft({ accountId }, found.document);
	const folder = documentFolder(document);
	const { deletedAt, isSandbox } = document;
	const more = { isSandbox, deletedDate: deletedAt, teamId: document.teamId };
	await part.addBytes(
		`${folder}/document.json`,
		asJson({ ...presentDocument(document, found.events, email), ...more }),
	);
	await part.addBytes(`${folder}/audit-trail.json`, asJson(found.events.map(presentEvent)));
	await addFiles(part, of, folder, filesOf(document));
}

/** Codes that only this server can check say nothing elsewhere. */
function presentEvent({ documentId: _, mac: _mac, macKeyId: _macKeyId, ...event }: StoredAuditEvent) {
	return event;
}

/** Uploads, what was sealed, and what signers gave; never a picture of who they are. */
function filesOf(document: WholeDocument): Placed[] {
	const single = (name: string, key: string | null): Placed[] => (key === null ? [] : [{ name, key }]);
	const { files, fields, sealedKey, certificateKey } = document;
	return [
		...inFolder(
			"original",
			files.map(({ name, uploadKey }) => ({ name, key: uploadKey })),
		),
		...single("signed.pdf", sealedKey),
		...inFolder(
			"signed",
			files.flatMap(({ name, sealedKey: key }) =>
				key ? [{ name: `${name.replace(/\.[^.]{1,5}$/, "")}.pdf`, key }] : [],
			),
		),
		...single("certificate.pdf", certificateKey),
		...inFolder(
			"attachments",
			fields.flatMap(({ type, fieldId, value }) => {
				const file = fileOf(type as FieldType, value);
				return file ? [{ name: `${fieldId} ${file.name}`, key: file.key }] : [];
			}),
		),
	];
}
