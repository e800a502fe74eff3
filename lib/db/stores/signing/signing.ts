import type { Tx } from "#lib/db/client.ts";
import type { SignerSettings } from "#lib/db/document-settings.ts";
import type { DocumentField, Signer } from "#lib/db/generated/client.ts";
import { checkedJson, readJson, type WithJson } from "#lib/db/json-columns.ts";
import { type JsonRow, rowOfJson } from "#lib/db/json-rows.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { SIGNER_TIMES } from "#lib/db/signer-times.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import { LOCKED_COLUMNS_OF_D, type LockedDocument, type SignerOf } from "../documents/documents.ts";

/** A link's own state, read again inside the transaction that acts on it. */
export async function findLinkState(tx: Tx, hash: Unscoped<"secret", string>) {
	return tx.signerToken.findUnique({ where: { hash }, select: { expiresAt: true, revokedAt: true, signerId: true } });
}

/** A signer of a document that is locked. */
export type StoredSigner = SignerOf<WithJson<"Signer", Signer>>;

/** One signer of a document. */
export async function findSigner(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	signerId: string,
): Promise<StoredSigner | null> {
	const signer = await tx.signer.findFirst({ where: { id: signerId, documentId } });
	return signer && (readJson("Signer", signer) as StoredSigner);
}

/** A link's document, locked, with the link and its signer as they are under the lock. */
type LockedLink = {
	document: LockedDocument;
	signer: StoredSigner;
	link: { expiresAt: Date | null; revokedAt: Date | null; isOwn: boolean };
};

/**
 * Locks the document of a link, see lockDocument, and with it the link and its signer. Those two are locked
 * only to be read: where the statement had to wait for the document, Postgres reads anew what is locked, and
 * would give everything else as it was before the wait.
 *
 * @returns null when the link does not lead there
 */
export async function lockLink(
	tx: Tx,
	{ accountId, documentId, signerId, hash }: { accountId: string; documentId: string; signerId: string; hash: string },
): Promise<LockedLink | null> {
	type Found = LockedDocument & {
		signer: JsonRow<Signer>;
		linkExpiresAt: Date | null;
		linkRevokedAt: Date | null;
		linkIsOwn: boolean;
	};
	const rows = await tx.$queryRaw<Found[]>`
		SELECT ${LOCKED_COLUMNS_OF_D}, to_json(s) AS "signer",
			t."expiresAt" AS "linkExpiresAt", t."revokedAt" AS "linkRevokedAt", t."isOwn" AS "linkIsOwn"
		FROM "Document" d
		JOIN "Signer" s ON s."documentId" = d."id"
		JOIN "SignerToken" t ON t."signerId" = s."id"
		WHERE d."id" = ${documentId}::uuid AND d."accountId" = ${accountId}::uuid AND s."id" = ${signerId}::uuid
			AND t."hash" = ${hash}
		FOR UPDATE OF d FOR NO KEY UPDATE OF s, t`;
	const [found] = rows;
	if (!found) return null;
	const { signer, linkExpiresAt: expiresAt, linkRevokedAt: revokedAt, linkIsOwn: isOwn, ...document } = found;
	return {
		document: readJson("Document", document),
		signer: readJson("Signer", rowOfJson<Signer>(signer, SIGNER_TIMES)) as StoredSigner,
		link: { expiresAt, revokedAt, isOwn },
	};
}

/** What a signer's finishing is judged by: everybody of the document in their order, and the signer's own fields. */
type FinishingRows = {
	signers: Pick<WithJson<"Signer", Signer>, "id" | "order" | "status" | "activatedAt" | "settings" | "deliveryMode">[];
	fields: StoredField[];
	/** Somebody's field of the document is calculated from others. */
	hasFormulas: boolean;
};

/** What the finishing of a signer is judged by; the document was locked by an earlier statement. */
export async function findFinishingRows(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	signerId: string,
): Promise<FinishingRows> {
	type Found = FinishingRows["signers"][number] & { fields: JsonRow<DocumentField>[] | null; hasFormulas: boolean };
	const rows = await tx.$queryRaw<Found[]>`
		SELECT s."id", s."order", s."status"::text AS "status", s."activatedAt", s."settings", s."deliveryMode",
			CASE WHEN s."id" = ${signerId}::uuid THEN (
				SELECT json_agg(f ORDER BY f."position") FROM "DocumentField" f WHERE f."signerId" = s."id"
			) END AS "fields",
			EXISTS (
				SELECT 1 FROM "DocumentField" x WHERE x."documentId" = ${documentId}::uuid AND x."type" = 'Formula'
			) AS "hasFormulas"
		FROM "Signer" s WHERE s."documentId" = ${documentId}::uuid ORDER BY s."position"`;
	return {
		signers: rows.map(({ fields: _, hasFormulas: _has, ...signer }) => readJson("Signer", signer)),
		fields: rows
			.flatMap(({ fields }) => fields ?? [])
			.map((one) => readJson("DocumentField", rowOfJson<DocumentField>(one, { valueAt: true }))),
		hasFormulas: rows[0]?.hasFormulas ?? false,
	};
}

/** Everybody of a document, in the order of the request. */
export async function findOrderedSigners(
	tx: Tx,
	{ id: documentId }: LockedDocument,
): Promise<FinishingRows["signers"]> {
	const signers = await tx.signer.findMany({
		where: { documentId },
		select: { id: true, order: true, status: true, activatedAt: true, settings: true, deliveryMode: true },
		orderBy: { position: "asc" },
	});
	return signers.map((signer) => readJson("Signer", signer));
}

/** The other signers of a document. */
export async function findOtherSigners(tx: Tx, { id: documentId }: LockedDocument, signerId: string) {
	return tx.signer.findMany({
		where: { documentId, id: { not: signerId } },
		select: { id: true, email: true, hostEmail: true, order: true },
	});
}

export type StoredField = WithJson<"DocumentField", DocumentField>;

/** A signer's own fields in the order of the request. */
export async function findOwnFields(tx: Tx, signerId: Unscoped<"locked", string>): Promise<StoredField[]> {
	const fields = await tx.documentField.findMany({ where: { signerId }, orderBy: { position: "asc" } });
	return fields.map((field) => readJson("DocumentField", field));
}

type SignerChange = Omit<Prisma.SignerUpdateInput, "signature" | "initials" | "settings"> &
	Partial<Record<"signature" | "initials", Mark | null>> & { settings?: SignerSettings };

/** Writes a signer's row; null takes a mark out. */
export async function updateSigner(
	tx: Tx,
	{ id }: SignerOf<{ id: string }>,
	{ signature, initials, settings, ...change }: SignerChange,
): Promise<void> {
	const json = {
		...(signature === undefined ? {} : { signature: signature ?? Prisma.DbNull }),
		...(initials === undefined ? {} : { initials: initials ?? Prisma.DbNull }),
		...(settings === undefined ? {} : { settings: checkedJson("Signer.settings", settings) }),
	};
	await tx.signer.update({ where: { id }, data: { ...change, ...json }, select: { id: true } });
}

/**
 * Marks a signer as finished.
 *
 * @returns false when the signer had finished, declined or been closed before
 */
export async function completeSigner(tx: Tx, { id: signerId }: SignerOf<{ id: string }>, at: Date): Promise<boolean> {
	const count = await tx.$executeRaw`
		UPDATE "Signer" SET "status" = 'Completed', "signedAt" = ${at}, "updatedAt" = ${at}
		WHERE "id" = ${signerId}::uuid AND "status" = 'NotCompleted'`;
	return count === 1;
}

/** Who of a group has signed for it. */
export async function findGroupSigner(tx: Tx, { documentId }: StoredSigner, groupKey: string) {
	return tx.signer.findFirst({
		where: { documentId, groupKey, status: "Completed" },
		select: { name: true, groupName: true },
	});
}

/**
 * Nothing more is asked of the others of a group: what they entered and adopted is taken out.
 *
 * @returns those of them who had been asked
 */
export async function releaseFellows(tx: Tx, { id: documentId }: LockedDocument, groupKey: string) {
	const fellows = await tx.signer.findMany({
		where: { documentId, groupKey, status: "NotCompleted" },
		select: { id: true, activatedAt: true, deliveryMode: true, deliveryStatus: true },
		orderBy: { position: "asc" },
	});
	const ids = fellows.map((one) => one.id);
	await tx.signer.updateMany({
		where: { id: { in: ids } },
		data: { status: "NotNeeded", signature: Prisma.DbNull, initials: Prisma.DbNull, nextReminderAt: null },
	});
	await tx.documentField.deleteMany({ where: { signerId: { in: ids } } });
	return fellows.filter((one) => one.activatedAt !== null && one.deliveryStatus !== "Failed");
}

export type FieldWrite = { id: string; value: string | null; valueKey: string | null };

/** When something was entered, and from where. */
export type Entry = { at: Date; ip: string; userAgent: string };

/** Writes values of a signer's fields and counts the writes. The document's lock makes reading and writing one step. */
export async function writeFieldValues(
	tx: Tx,
	{ id: signerId }: SignerOf<{ id: string }>,
	writes: FieldWrite[],
	{ at, ip, userAgent }: Entry,
): Promise<void> {
	if (writes.length === 0) return;
	await tx.$executeRaw`
		UPDATE "DocumentField" f
		SET "value" = w."value", "valueKey" = w."valueKey", "valueAt" = ${at},
			"valueIp" = ${ip}, "valueUserAgent" = ${userAgent}, "revision" = f."revision" + 1
		FROM jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) AS w("id" uuid, "value" text, "valueKey" text)
		WHERE f."id" = w."id" AND f."signerId" = ${signerId}::uuid`;
}

/** Takes a person's entries out again, and leaves what the sender filled in and nobody touched. */
export async function clearEnteredValues(tx: Tx, { id: signerId }: SignerOf<{ id: string }>): Promise<void> {
	await tx.documentField.updateMany({
		where: { signerId, valueAt: { not: null } },
		data: {
			value: null,
			valueKey: null,
			valueAt: null,
			valueIp: null,
			valueUserAgent: null,
			revision: { increment: 1 },
		},
	});
}

/** Adds words to what the list's search looks into. */
export async function addSearchText(tx: Tx, { id: documentId }: LockedDocument, words: string): Promise<void> {
	await tx.$executeRaw`
		UPDATE "Document" SET "searchText" = "searchText" || ${`\n${words.toLowerCase()}`} WHERE "id" = ${documentId}::uuid`;
}

/** How often a signer asked for a new link since then. */
export async function countLinkRequests(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	signerId: string,
	since: Date,
): Promise<number> {
	return tx.auditEvent.count({
		where: { documentId, type: "NewLinkRequested", actorId: signerId, at: { gte: since } },
	});
}

/** When a signer's links for a phone were made since then, the oldest first. */
export async function listPhoneLinkTimes(
	tx: Tx,
	documentId: Unscoped<"locked", string>,
	signerId: string,
	since: Date,
): Promise<Date[]> {
	const where = { documentId, type: "PhoneLinkMade" as const, actorId: signerId, at: { gt: since } };
	const events = await tx.auditEvent.findMany({ where, select: { at: true }, orderBy: { at: "asc" } });
	return events.map(({ at }) => at);
}
