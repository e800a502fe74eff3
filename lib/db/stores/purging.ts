import type { Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";

type Purge = { documentId: string; accountId: string; actor: string; reason: string };

/** Deletes a document and all below it, events included, and leaves a tombstone. */
export async function deleteDocumentRows(tx: Tx, purge: Purge): Promise<void> {
	const [row] = await tx.$queryRaw<{ chainHead: string }[]>`
		SELECT "chainHead" FROM "Document" WHERE "id" = ${purge.documentId}::uuid FOR UPDATE`;
	if (!row) return;
	// The trigger on audit events lets deletions pass for this one document and transaction.
	await tx.$executeRaw`SELECT set_config('signet.purge_document', ${purge.documentId}, true)`;
	await tx.mail.deleteMany({ where: { documentId: purge.documentId } });
	// The log of what was told about it stays, without its words; what is still to be told keeps them until then.
	await tx.webhookDelivery.updateMany({
		where: { documentId: purge.documentId, status: { not: "Pending" } },
		data: { body: null },
	});
	await tx.document.delete({ where: { id: purge.documentId }, select: { id: true } });
	await tx.tombstone.upsert({
		where: { documentId: purge.documentId },
		create: { ...purge, chainHead: row.chainHead },
		update: {},
	});
}

/** Waits for sends that are about to use an object, and keeps new ones waiting until the transaction ends. */
export async function holdObjectExclusively(tx: Tx, key: string): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

/** Whether a document, an adopted signature or a brand refers to the object. */
export async function isObjectUsed(tx: Tx, key: string): Promise<boolean> {
	const [file, field, document, brand, marks] = await Promise.all([
		tx.documentFile.findFirst({
			where: { OR: [{ uploadKey: key }, { workingKey: key }, { sealedKey: key }] },
			select: { id: true },
		}),
		tx.documentField.findFirst({ where: { valueKey: key }, select: { id: true } }),
		tx.document.findFirst({
			where: { OR: [{ sealedKey: key }, { auditLogKey: key }, { brandLogoKey: key }, { mailedKey: key }] },
			select: { id: true },
		}),
		tx.brand.findFirst({ where: { logoKey: key }, select: { id: true } }),
		tx.$queryRaw<{ id: string }[]>`
			SELECT "id" FROM "Signer" WHERE "signature"->>'key' = ${key} OR "initials"->>'key' = ${key} LIMIT 1`,
	]);
	return Boolean(file ?? field ?? document ?? brand ?? marks[0]);
}

/** Rows that have served their time: sessions, links to set a password, mails in the outbox, what webhooks told, counters. */
export async function deleteStaleRows(tx: Tx, now: Date): Promise<void> {
	const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
	await tx.session.deleteMany({ where: { expiresAt: { lt: monthAgo } } });
	await tx.passwordToken.deleteMany({ where: { expiresAt: { lt: monthAgo } } });
	await tx.copyLink.deleteMany({ where: { expiresAt: { lt: now } } });
	await tx.webhookDelivery.deleteMany({ where: { createdAt: { lt: monthAgo } } });
	await tx.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
	await tx.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - 86_400_000) } } });
}

/** Sandbox documents that are older than 14 days and not in the trash yet. */
export async function listOldSandboxDocuments(tx: Tx, now: Date, limit: number): Promise<{ id: string }[]> {
	return tx.document.findMany({
		where: { isSandbox: true, deletedAt: null, createdAt: { lt: new Date(now.getTime() - 14 * 86_400_000) } },
		select: { id: true },
		take: limit,
	});
}

/** Work that a document is due for: what its job should have done by now. */
export type DueWork = { name: "seal" | "expire" | "purge"; documentId: string };

/** How long a job may take before it is missed, and how long the trash is kept. */
const OVERDUE_MS = 3_600_000;
const TRASH_MS = 30 * 86_400_000;

/** Documents whose sealing, expiry or purge is overdue or under way; asked for once an hour. */
export async function listOverdueWork(tx: Tx, now: Date, limit: number): Promise<DueWork[]> {
	const overdue = new Date(now.getTime() - OVERDUE_MS);
	const find = async (name: DueWork["name"], where: Prisma.DocumentWhereInput) => {
		const rows = await tx.document.findMany({ where, select: { id: true }, take: limit });
		return rows.map(({ id }) => ({ name, documentId: id }));
	};
	return [
		...(await find("seal", { sealState: { in: ["Pending", "Failed"] }, deletedAt: null })),
		...(await find("expire", { status: "InProgress", sealState: "None", expiresAt: { lt: overdue } })),
		...(await find("purge", { deletedAt: { lt: new Date(overdue.getTime() - TRASH_MS) } })),
	];
}
