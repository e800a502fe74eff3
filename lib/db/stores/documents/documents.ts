import type { Tx } from "#lib/db/client.ts";
import type { DocumentSettings } from "#lib/db/document-settings.ts";
import type { DocumentStatus, SealState } from "#lib/db/generated/enums.ts";
import { checkedJson, readJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** Which documents a caller may touch; every query takes one, so that none can forget the tenant. */
export type DocumentScope = { accountId: string; isSandbox?: boolean; teamId?: string; senderId?: string };

/** A document's row, locked until the transaction ends. */
export type LockedDocument = Locked<
	"Document",
	{
		id: string;
		accountId: string;
		teamId: string;
		senderId: string;
		/** In whose name it was sent; null for the own one, and once the identity is deleted. */
		senderIdentityId: string | null;
		/** The address of whoever it was sent for; null: it was sent in the own name. */
		behalfEmail: string | null;
		isSandbox: boolean;
		/** The OAuth client it was sent through. */
		oauthClientId: string | null;
		/** The account that a credit was taken from for it. */
		creditPayerId: string | null;
		title: string;
		status: DocumentStatus;
		enableSigningOrder: boolean;
		enableReassign: boolean;
		disableEmails: boolean;
		settings: DocumentSettings;
		sentAt: Date | null;
		/** Since when it is being corrected; null: it is not. */
		correctedSince: Date | null;
		/** Its pages are not compared with the uploads yet: no one is asked to sign, and no one can. */
		isAwaitingCheck: boolean;
		/** How often a correction was applied. */
		edition: number;
		expiresAt: Date | null;
		scheduledFor: Date | null;
		deletedAt: Date | null;
		/** When it leaves the trash for good. */
		purgeAt: Date | null;
		/** Since when an Admin keeps it from being deleted; null: nobody does. */
		heldAt: Date | null;
		createdAt: Date;
		sealedAt: Date | null;
		/** When the account's rule for completed documents puts it into the trash; null until that is decided. */
		deleteAt: Date | null;
		/** Its certificate of completion stays when it is purged. */
		keepsCertificate: boolean;
		chainHead: string;
		eventCount: number;
		sealState: SealState;
		sealAttempts: number;
		/** How often the time-stamping authority failed before it was sealed. */
		timestampTries: number;
		/** Until when a timestamp that was not available is asked for; null: none is missing. */
		timestampUntil: Date | null;
		/** Until when messages about the completion wait for it; null: they do not. */
		noticesHeldUntil: Date | null;
	}
>;

/** A signer of a locked document: who changes signers locks their document. */
export type SignerOf<Row> = Locked<"Signer", Row>;

const lockedColumns = (table: "" | "d.") =>
	Prisma.raw(`${table}"id", ${table}"accountId", ${table}"teamId", ${table}"senderId", ${table}"senderIdentityId",
	${table}"behalfEmail", ${table}"isSandbox", ${table}"oauthClientId", ${table}"creditPayerId", ${table}"title", ${table}"status"::text AS "status",
	${table}"enableSigningOrder", ${table}"enableReassign", ${table}"disableEmails", ${table}"settings",
	${table}"sentAt", ${table}"correctedSince", ${table}"isAwaitingCheck", ${table}"edition", ${table}"expiresAt", ${table}"scheduledFor", ${table}"deletedAt", ${table}"purgeAt", ${table}"heldAt", ${table}"createdAt", ${table}"sealedAt", ${table}"deleteAt", ${table}"keepsCertificate", ${table}"chainHead",
	${table}"eventCount", ${table}"sealState"::text AS "sealState", ${table}"sealAttempts", ${table}"timestampTries", ${table}"timestampUntil",
	${table}"noticesHeldUntil"`);

/** What a LockedDocument is read from. */
export const LOCKED_COLUMNS = lockedColumns("");

/** The same where documents are joined as d. */
export const LOCKED_COLUMNS_OF_D = lockedColumns("d.");

/**
 * Locks a document for the rest of the transaction. Every verb that changes a document starts here:
 * under READ COMMITTED two last signers would otherwise each see the other as unfinished.
 *
 * @returns null when there is no such document in the scope.
 */
export async function lockDocument(tx: Tx, scope: DocumentScope, documentId: string): Promise<LockedDocument | null> {
	const rows = await tx.$queryRaw<LockedDocument[]>`
		SELECT ${LOCKED_COLUMNS} FROM "Document"
		WHERE "id" = ${documentId}::uuid AND "accountId" = ${scope.accountId}::uuid
			AND (${scope.isSandbox ?? null}::boolean IS NULL OR "isSandbox" = ${scope.isSandbox ?? null}::boolean)
			AND (${scope.teamId ?? null}::uuid IS NULL OR "teamId" = ${scope.teamId ?? null}::uuid)
			AND (${scope.senderId ?? null}::uuid IS NULL OR "senderId" = ${scope.senderId ?? null}::uuid)
		FOR UPDATE`;
	return rows[0] ? readJson("Document", rows[0]) : null;
}

/** What a locked document keeps of its brand, and what stands for it where there is none. */
export async function findOwnBrand(tx: Tx, { id: documentId }: LockedDocument) {
	const document = await tx.document.findUniqueOrThrow({
		where: { id: documentId },
		select: { brand: true, account: { select: { name: true } } },
	});
	return readJson("Document", document);
}

/** What happened to a locked document last, and who did it. */
export async function findLastEvent(tx: Tx, { id: documentId }: LockedDocument) {
	const orderBy = { seq: "desc" } as const;
	return tx.auditEvent.findFirst({ where: { documentId }, orderBy, select: { type: true, actorId: true } });
}

/** The final state of a document that will not be sealed. */
export async function setDocumentClosed(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	status: "Declined" | "Revoked" | "Expired",
	closeReason: string | null,
	closedAt: Date,
): Promise<void> {
	await tx.document.update({
		where: { id: documentId },
		data: { status, closeReason, closedAt, correctedSince: null },
		select: { id: true },
	});
}

/**
 * Signers who still had to act follow their document into its final state.
 *
 * @returns ids of the signers who had been asked already
 */
export async function closeSigners(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	status: "Declined" | "Revoked" | "Expired",
): Promise<string[]> {
	const asked = await tx.signer.findMany({
		where: {
			documentId,
			activatedAt: { not: null },
			deliveryStatus: { not: "Failed" },
			// Who was told that another of the group has signed hears no more.
			status: { not: "NotNeeded" },
		},
		select: { id: true },
		orderBy: { position: "asc" },
	});
	// Another signer's decline leaves the others as they are: not completed, and nothing to do.
	if (status !== "Declined") {
		await tx.signer.updateMany({ where: { documentId, status: "NotCompleted" }, data: { status } });
	}
	return asked.map((signer) => signer.id);
}

/** Signers whose turn it is and who have not acted. */
export async function remindableSigners(tx: Tx, { id: documentId }: LockedDocument) {
	const signers = await tx.signer.findMany({
		where: { documentId, status: "NotCompleted", activatedAt: { not: null } },
		select: {
			id: true,
			email: true,
			name: true,
			lastRemindedAt: true,
			nextReminderAt: true,
			settings: true,
			deliveryMode: true,
			phoneCountryCode: true,
			phoneNumber: true,
		},
		orderBy: { position: "asc" },
	});
	const read = signers.map((signer) => readJson("Signer", signer));
	return read as SignerOf<(typeof read)[number]>[];
}

/** Locks a document for a job, which acts for the product and not for an account; in the trash or not. */
export async function lockDocumentForJob(tx: Tx, documentId: Unscoped<"job", string>): Promise<LockedDocument | null> {
	const rows = await tx.$queryRaw<LockedDocument[]>`
		SELECT ${LOCKED_COLUMNS} FROM "Document" WHERE "id" = ${documentId}::uuid FOR UPDATE`;
	return rows[0] ? readJson("Document", rows[0]) : null;
}

/** Moves a document into the trash; every link to it dies. */
export async function setDocumentDeleted(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	trash: { deletedAt: Date; purgeAt: Date; keepsCertificate?: boolean },
): Promise<void> {
	const { deletedAt } = trash;
	const data = { ...trash, correctedSince: null };
	await tx.document.update({ where: { id: documentId }, data, select: { id: true } });
	await tx.signerToken.updateMany({
		where: { signer: { documentId }, revokedAt: null },
		data: { revokedAt: deletedAt },
	});
}

/** Takes a document out of the trash; the links that died stay dead. */
export async function setDocumentRestored(tx: Tx, { id: documentId }: LockedDocument): Promise<void> {
	await tx.document.update({
		where: { id: documentId },
		data: { deletedAt: null, purgeAt: null, deleteAt: null, keepsCertificate: false },
		select: { id: true },
	});
}

/** Whether those concerned were told that the document expires at this time (ISO 8601). */
export async function hasExpiryAlert(tx: Tx, { id: documentId }: LockedDocument, expiresAt: string): Promise<boolean> {
	const where = { documentId, type: "ExpiryAlertSent", data: { path: ["expiresAt"], equals: expiresAt } };
	return (await tx.auditEvent.count({ where })) > 0;
}

/** Gives a document another time to expire; one that had expired is open again, for its signers too. */
export async function setExpiry(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	expiresAt: Date,
	settings: DocumentSettings,
): Promise<void> {
	const data = { expiresAt, settings: checkedJson("Document.settings", settings) };
	await tx.document.update({
		where: { id: documentId },
		data: { ...data, status: "InProgress", closedAt: null },
		select: { id: true },
	});
	await tx.signer.updateMany({ where: { documentId, status: "Expired" }, data: { status: "NotCompleted" } });
}

/** IANA name of the zone an account's days are in. */
export async function findAccountTimeZone(tx: Tx, accountId: string): Promise<string> {
	return (await tx.account.findUniqueOrThrow({ where: { id: accountId }, select: { timeZone: true } })).timeZone;
}

/**
 * Signers are asked to act, from now on if they were not before; what an earlier request came to is forgotten.
 *
 * @param reachedIds those to whom a message goes
 */
export async function setAsked(
	tx: Tx,
	ids: Unscoped<"locked", string[]>,
	reachedIds: string[],
	now: Date,
): Promise<void> {
	await tx.$executeRaw`
		WITH failures AS (DELETE FROM "DeliveryFailure" WHERE "signerId" = ANY (${ids}::uuid[]))
		UPDATE "Signer" SET "activatedAt" = COALESCE("activatedAt", ${now}), "updatedAt" = ${now},
			"deliveryStatus" = (CASE WHEN "id" = ANY (${reachedIds}::uuid[]) THEN 'Queued' ELSE 'None' END)::"DeliveryStatus"
		WHERE "id" = ANY (${ids}::uuid[])`;
}

/** A draft or scheduled document is sent. */
export async function setStarted(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	sentAt: Date,
	expiresAt: Date,
): Promise<void> {
	await tx.document.update({
		where: { id: documentId },
		data: { status: "InProgress", sentAt, expiresAt, scheduledFor: null },
		select: { id: true },
	});
}

/** A scheduled document goes out at another time. */
export async function setScheduledFor(tx: Tx, { id: documentId }: LockedDocument, scheduledFor: Date): Promise<void> {
	await tx.document.update({ where: { id: documentId }, data: { scheduledFor }, select: { id: true } });
}

/** No credit is taken for a document any more. */
export async function clearCreditPayer(tx: Tx, { id: documentId }: LockedDocument): Promise<void> {
	await tx.document.update({ where: { id: documentId }, data: { creditPayerId: null }, select: { id: true } });
}

/** A document that was scheduled waits for its sender. */
export async function setDraft(tx: Tx, { id: documentId }: LockedDocument): Promise<void> {
	await tx.document.update({
		where: { id: documentId },
		data: { status: "Draft", scheduledFor: null },
		select: { id: true },
	});
}

/** Origins whose pages may show an account's signing pages in a frame. */
export async function findFrameOrigins(tx: Tx, accountId: string): Promise<string[]> {
	const account = await tx.account.findUniqueOrThrow({ where: { id: accountId }, select: { frameOrigins: true } });
	return account.frameOrigins;
}
