import {
	findWholeDocumentWithEvents,
	type StoredAuditEvent,
	type WholeDocument,
} from "#lib/db/stores/whole-document.ts";
import { withDraft } from "#lib/domain/documents/drafting/with-draft.ts";
import { presentDocument } from "#lib/domain/documents/viewing/get-document-properties.ts";
import { fileOf } from "#lib/fields/stored-values.ts";
import type { FieldType } from "#lib/fields/types.ts";
import { exportWords } from "#lib/i18n/export/export-words.ts";
import { format } from "#lib/i18n/message.ts";
import { isObjectOf, MissingObjectError } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import type { ZipPart } from "#lib/storage/zip-part.ts";
import { distinctNames } from "#lib/storage/zip-stream.ts";
import { asJson } from "./as-json.ts";
import { documentFolder, pathPart } from "./file-names.ts";

/** A stored file under its name in a folder. */
type Placed = { name: string; key: string };

/** Writes a document with all its files; one that was purged meanwhile is left out. */
export async function writeDocument(
	part: ZipPart,
	{ accountId, email, locale }: { accountId: string; email: string; locale: string },
	documentId: string,
): Promise<void> {
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
	const lost: string[] = [];
	for (const { name, key } of filesOf(document)) {
		if (!(await addObject(part, accountId, { name: `${folder}/${name}`, key }))) lost.push(name);
	}
	if (lost.length === 0) return;
	const words = exportWords(locale);
	await part.addBytes(`${folder}/${words.lost}`, format(words.lostText, { files: lost.join("\n") }));
}

/**
 * Adds a stored file of an account.
 *
 * @returns false when the storage has lost it
 */
export async function addObject(part: ZipPart, accountId: string, { name, key }: Placed): Promise<boolean> {
	if (!isObjectOf(accountId, key)) return false;
	const stream = await storage()
		.stream(key)
		.catch((error: unknown) => {
			if (error instanceof MissingObjectError) return null;
			throw error;
		});
	if (!stream) return false;
	await part.addStream(name, stream);
	return true;
}

/** Codes that only this server can check say nothing elsewhere. */
function presentEvent({ documentId: _, mac: _mac, macKeyId: _macKeyId, ...event }: StoredAuditEvent) {
	return event;
}

/** Uploads, what was sealed, and what signers gave; never a picture of who they are. */
function filesOf(document: WholeDocument): Placed[] {
	const placed = (folder: string, files: Placed[]): Placed[] => {
		const names = distinctNames(files.map(({ name }) => pathPart(name)));
		return files.map(({ key }, index) => ({ name: `${folder}/${names[index]}`, key }));
	};
	const single = (name: string, key: string | null): Placed[] => (key === null ? [] : [{ name, key }]);
	const { files, fields, sealedKey, certificateKey } = document;
	return [
		...placed(
			"original",
			files.map(({ name, uploadKey }) => ({ name, key: uploadKey })),
		),
		...single("signed.pdf", sealedKey),
		...placed(
			"signed",
			files.flatMap(({ name, sealedKey: key }) =>
				key ? [{ name: `${name.replace(/\.[^.]{1,5}$/, "")}.pdf`, key }] : [],
			),
		),
		...single("certificate.pdf", certificateKey),
		...placed(
			"attachments",
			fields.flatMap(({ type, fieldId, value }) => {
				const file = fileOf(type as FieldType, value);
				return file ? [{ name: `${fieldId} ${file.name}`, key: file.key }] : [];
			}),
		),
	];
}
