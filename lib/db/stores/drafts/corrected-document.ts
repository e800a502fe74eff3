import type { Tx } from "#lib/db/client.ts";
import type { DocumentSettings, SignerSettings } from "#lib/db/document-settings.ts";
import type { DocumentField, Signer } from "#lib/db/generated/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { checkedJson } from "#lib/db/json-columns.ts";
import { setValues } from "#lib/db/set-values.ts";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import type { DocumentChanges } from "../audit/audit-events.ts";
import type { LockedDocument } from "../documents/documents.ts";

/** A field of a corrected document as it is written anew. */
export type CorrectedFieldRow = Omit<DocumentField, "definition"> & { definition: FieldDefinition };

type SignerColumns = Pick<
	Signer,
	| ("id" | "name" | "email" | "groupName" | "type" | "role" | "order" | "locale" | "privateMessage")
	| ("deliveryMode" | "phoneCountryCode" | "phoneNumber" | "hostName" | "hostEmail")
>;

/** What a correction writes. */
export type CorrectedRows = {
	document: Omit<DocumentChanges, "settings"> & { settings: DocumentSettings };
	signers: {
		removedIds: string[];
		/** Where everybody stands who was there before; none where nobody moves. */
		placed: { id: string; position: number }[];
		/** Columns of who was there before and stays, in whatever person's name. */
		updated: SignerColumns[];
		inserted: (SignerColumns &
			Pick<Signer, "documentId" | "accountId" | "position" | "groupKey" | "groupId"> & {
				settings: SignerSettings;
			})[];
	};
	/** Those that change are taken out and put in anew, so that two can change ids and owners. */
	fields: { removedIds: string[]; inserted: CorrectedFieldRow[] };
	copies: {
		/** Addresses. */
		removed: string[];
		updated: { id: string; name: string; position: number }[];
		inserted: { id: string; documentId: string; email: string; name: string; position: number }[];
	};
};

/** Writes a corrected document, whose row is locked. */
export async function writeCorrection(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	{ document, signers, fields, copies }: CorrectedRows,
	now: Date,
): Promise<void> {
	checkedJson("Document.settings", document.settings);
	for (const { settings } of signers.inserted) checkedJson("Signer.settings", settings);
	await tx.$executeRaw`UPDATE "Document" SET ${setValues("Document", document)} WHERE "id" = ${documentId}::uuid`;
	if (fields.removedIds.length > 0) {
		await tx.$executeRaw`
			DELETE FROM "DocumentField" WHERE "documentId" = ${documentId}::uuid AND "id" = ANY (${fields.removedIds}::uuid[])`;
	}
	if (signers.removedIds.length > 0) {
		await tx.signer.deleteMany({ where: { documentId, id: { in: signers.removedIds } } });
	}
	if (signers.placed.length > 0) await placeSigners(tx, documentId, signers.placed);
	for (const { id, ...data } of signers.updated) {
		await tx.signer.update({ where: { id, documentId }, data, select: { id: true } });
	}
	const added = signers.inserted.map((signer) => ({ ...signer, updatedAt: now }));
	if (added.length > 0) await tx.$executeRaw`${insertRows("Signer", added)}`;
	if (fields.inserted.length > 0) await tx.$executeRaw`${insertRows("DocumentField", fields.inserted)}`;
	if (copies.removed.length > 0) {
		await tx.carbonCopy.deleteMany({ where: { documentId, email: { in: copies.removed } } });
	}
	for (const { id, ...data } of copies.updated) {
		await tx.carbonCopy.update({ where: { id, documentId }, data, select: { id: true } });
	}
	if (copies.inserted.length > 0) await tx.$executeRaw`${insertRows("CarbonCopy", copies.inserted)}`;
}

/** Places are unique, so everybody leaves theirs before the first takes another. */
async function placeSigners(tx: Tx, documentId: string, placed: { id: string; position: number }[]): Promise<void> {
	await tx.$executeRaw`UPDATE "Signer" SET "position" = -1 - "position" WHERE "documentId" = ${documentId}::uuid`;
	await tx.$executeRaw`
		UPDATE "Signer" s SET "position" = p."position"
		FROM jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) AS p("id" uuid, "position" int)
		WHERE s."id" = p."id" AND s."documentId" = ${documentId}::uuid`;
}
