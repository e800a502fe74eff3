import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { storage } from "#lib/storage/storage.ts";
import { insertVerification } from "../identity-verification.ts";
import { insertDocument } from "../insert-documents.ts";

/**
 * Puts a document into the database of which everything can be asked: two signers, the second of whom has attached
 * a file and a picture and finished, and sent an identity document; a page; a certificate.
 *
 * @returns it, and the signer who has not acted
 */
export async function insertWholeDocument(
	owner: UserContext,
	isSandbox: boolean,
): Promise<{ documentId: string; signerId: string }> {
	const { accountId } = owner.principal;
	const bytes = Buffer.from("%PDF-1.7 of whatever there is");
	const { key } = await storage().putBytes(accountId, bytes);
	const documentId = await insertDocument(owner, {
		isSandbox,
		status: "InProgress",
		sentAt: new Date(),
		expiresAt: new Date(Date.now() + 86_400_000),
		certificateKey: key,
		signers: [{}, { name: "Mia Chen", email: "mia@example.com", status: "Completed", signedAt: new Date() }],
	});
	const [open, finished] = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	if (!open || !finished) throw new Error("The document has no signers.");
	const value = { key, name: "file", mediaType: "image/png", size: bytes.length };
	const fields = [
		{ id: "passport", type: "Attachment" as const, mediaType: "application/pdf" },
		{ id: "picture", type: "Image" as const, mediaType: "image/png" },
	];
	await db().documentField.createMany({
		data: fields.map(({ id, type, mediaType }, position) => ({
			id: position === 0 ? randomUUID() : pictureIdOf(documentId),
			documentId,
			signerId: finished.id,
			position,
			fieldId: id,
			type,
			page: 1,
			definition: { ...makeField(type), id },
			value: writeFileValue({ ...value, mediaType }),
			valueKey: key,
		})),
	});
	await db().documentFile.create({
		data: {
			id: fileIdOf(documentId),
			documentId,
			position: 0,
			name: "Lease.pdf",
			mediaType: "application/pdf",
			sizeBytes: bytes.length,
			uploadSha256: "0".repeat(64),
			uploadKey: key,
			workingSha256: "0".repeat(64),
			workingKey: key,
			firstPage: 1,
			pageCount: 1,
			pages: [{ widthPx: 816, heightPx: 1056, rotation: 0, box: [0, 0, 612, 792], userUnit: 1 }],
		},
	});
	const frequency = { authenticationFrequency: "UntilSignCompleted" };
	const data = { authenticationType: "IdVerification" as const, ...frequency };
	await db().signer.update({ where: { id: finished.id }, data });
	await insertVerification(finished.id);
	return { documentId, signerId: open.id };
}

/** The id of the row that holds the picture of such a document. */
export function pictureIdOf(documentId: string): string {
	return documentId.replace(/^.{8}/, "00000000");
}

/** The id of such a document's file. */
export function fileIdOf(documentId: string): string {
	return documentId.replace(/^.{8}/, "00000001");
}
