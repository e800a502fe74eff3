import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";

/** Everything a signing link leads to; the document in the trash or not. */
export async function findLink(hash: string) {
	return db().signerToken.findUnique({
		where: { hash },
		select: {
			expiresAt: true,
			revokedAt: true,
			redirectUrl: true,
			signer: {
				select: {
					id: true,
					name: true,
					email: true,
					locale: true,
					accountId: true,
					documentId: true,
					document: { select: { deletedAt: true } },
				},
			},
		},
	});
}

/** Origins whose pages may show what a link leads to; none for an unknown link. */
export async function findLinkFrames(hash: string): Promise<string[]> {
	const link = await db().signerToken.findUnique({ where: { hash }, select: { frameOrigins: true } });
	return link?.frameOrigins ?? [];
}

/** A link's own state, read again inside the transaction that acts on it. */
export async function findLinkState(tx: Tx, hash: string) {
	return tx.signerToken.findUnique({ where: { hash }, select: { expiresAt: true, revokedAt: true, signerId: true } });
}

/** One signer of a document that is locked. */
export async function findSigner(tx: Tx, documentId: string, signerId: string) {
	return tx.signer.findFirst({ where: { id: signerId, documentId } });
}

export type StoredSigner = NonNullable<Awaited<ReturnType<typeof findSigner>>>;

/** The other signers of a document. */
export async function findOtherSigners(tx: Tx, documentId: string, signerId: string) {
	return tx.signer.findMany({
		where: { documentId, id: { not: signerId } },
		select: { id: true, email: true, order: true },
	});
}

/** A signer's own fields in the order of the request. */
export async function findOwnFields(tx: Tx, signerId: string) {
	return tx.documentField.findMany({ where: { signerId }, orderBy: { position: "asc" } });
}

export type StoredField = Awaited<ReturnType<typeof findOwnFields>>[number];

/** Writes a signer's row. */
export async function updateSigner(tx: Tx, signerId: string, data: Prisma.SignerUpdateInput): Promise<void> {
	await tx.signer.update({ where: { id: signerId }, data, select: { id: true } });
}

/**
 * Marks a signer as finished.
 *
 * @returns false when the signer had finished, declined or been closed before
 */
export async function completeSigner(tx: Tx, signerId: string, at: Date): Promise<boolean> {
	const { count } = await tx.signer.updateMany({
		where: { id: signerId, status: "NotCompleted" },
		data: { status: "Completed", signedAt: at },
	});
	return count === 1;
}

/** Who of a group has signed for it. */
export async function findGroupSigner(tx: Tx, documentId: string, groupKey: string) {
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
export async function releaseFellows(tx: Tx, { documentId, groupKey }: { documentId: string; groupKey: string }) {
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

/** Writes values and counts the writes. The document's lock makes reading and writing one step. */
export async function writeFieldValues(tx: Tx, writes: FieldWrite[], at: Date): Promise<void> {
	for (const { id, value, valueKey } of writes) {
		await tx.documentField.update({
			where: { id },
			data: { value, valueKey, valueAt: at, revision: { increment: 1 } },
			select: { id: true },
		});
	}
}

/** Takes a person's entries out again, and leaves what the sender filled in and nobody touched. */
export async function clearEnteredValues(tx: Tx, signerId: string): Promise<void> {
	await tx.documentField.updateMany({
		where: { signerId, valueAt: { not: null } },
		data: { value: null, valueKey: null, valueAt: null, revision: { increment: 1 } },
	});
}

/** Adds words to what the list's search looks into. */
export async function addSearchText(tx: Tx, documentId: string, words: string): Promise<void> {
	await tx.$executeRaw`
		UPDATE "Document" SET "searchText" = "searchText" || ${`\n${words.toLowerCase()}`} WHERE "id" = ${documentId}::uuid`;
}

/** How often a signer asked for a new link since then. */
export async function countLinkRequests(tx: Tx, documentId: string, signerId: string, since: Date): Promise<number> {
	return tx.auditEvent.count({
		where: { documentId, type: "NewLinkRequested", actorId: signerId, at: { gte: since } },
	});
}

/** Name and Email fields that show the former person show the new one. */
export async function renamePrefilled(
	tx: Tx,
	former: { id: string; name: string; email: string },
	person: { name: string; email: string },
): Promise<void> {
	const parts = [
		{ type: "Name", from: former.name, to: person.name },
		{ type: "Email", from: former.email, to: person.email },
	];
	for (const { type, from, to } of parts) {
		await tx.documentField.updateMany({
			where: { signerId: former.id, type, value: from, valueAt: null },
			data: { value: to, revision: { increment: 1 } },
		});
	}
}

/** Writes what the sender fills in: it stays when another person takes the signer's place. */
export async function writePrefilledValues(tx: Tx, writes: FieldWrite[]): Promise<void> {
	for (const { id, value, valueKey } of writes) {
		await tx.documentField.update({
			where: { id },
			data: { value, valueKey, revision: { increment: 1 } },
			select: { id: true },
		});
	}
}
