import { env } from "#lib/config/env.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** A fact about the installation, as last recorded; null when it never was. */
export async function readFact(key: Unscoped<"installation", string>): Promise<string | Record<string, string> | null> {
	const row = await db().installation.findUnique({ where: { key } });
	return row && readJson("Installation", row).value;
}

/** Records a fact about the installation in place of the former one. */
export async function recordFact(
	key: Unscoped<"installation", string>,
	value: string | Record<string, string>,
): Promise<void> {
	await db().installation.upsert({ where: { key }, create: { key, value }, update: { value } });
}

/** Takes a fact back; nothing happens when it was never recorded. */
export async function forgetFact(key: Unscoped<"installation", string>): Promise<void> {
	await db().installation.deleteMany({ where: { key } });
}

/**
 * Checks whether the database can be written to, without writing.
 *
 * @returns false for a standby, and where transactions are read-only
 */
export async function isDatabaseWritable(): Promise<boolean> {
	const [row] = await db().$queryRaw<{ isWritable: boolean }[]>`
		SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS "isWritable"`;
	return row?.isWritable ?? false;
}

/** Whether the job queues are there and can be written to by this connection. */
export async function pingQueue(): Promise<void> {
	await db().$queryRaw`SELECT 1 FROM pgboss.queue LIMIT 1`;
}

/** Replaces a fact unless another process replaced it first. @param former null: there is none */
export async function replaceFact(
	key: Unscoped<"installation", string>,
	former: Record<string, string> | null,
	value: Record<string, string>,
): Promise<boolean> {
	const text = JSON.stringify(value);
	if (former === null) {
		return (
			(await db().$executeRaw`
				INSERT INTO "Installation" ("key", "value") VALUES (${key}, ${text}::jsonb) ON CONFLICT DO NOTHING`) === 1
		);
	}
	return (
		(await db().$executeRaw`
			UPDATE "Installation" SET "value" = ${text}::jsonb
			WHERE "key" = ${key} AND "value" = ${JSON.stringify(former)}::jsonb`) === 1
	);
}

/** Backends of many servers have no such numbers. */
const ONE_SERVER = ["postgres", "citus"];

/** Identifies this database and the current run of its server; readable without special privileges. */
export async function identifyDatabase(): Promise<{ systemIdentifier: string; databaseOid: string; server: string }> {
	const [{ databaseOid = "" } = {}] = await db().$queryRaw<{ databaseOid: string }[]>`
		SELECT "oid"::text AS "databaseOid" FROM pg_database WHERE datname = current_database()`;
	if (!ONE_SERVER.includes(env().queueBackend)) return { systemIdentifier: "", databaseOid, server: "" };
	const [found] = await db().$queryRaw<{ systemIdentifier: string; server: string }[]>`
		SELECT system_identifier::text AS "systemIdentifier", extract(epoch FROM pg_postmaster_start_time())::text AS "server"
		FROM pg_control_system()`;
	return { systemIdentifier: "", server: "", ...found, databaseOid };
}

/** Jobs that send something to people or external servers, or delete something there. */
const OUTGOING_JOBS = ["mail", "sms", "webhook", "send", "remind", "expiry-alert", "identity-redact"];

const DETACHED = "detached";

/**
 * Cancels everything to be sent: messages, deliveries and what would cause them, in every account. Nothing about what
 * was sent or created until now leaves this database later either: see isFromOriginal.
 */
export async function cancelOutgoing(tx: Tx, now: Unscoped<"installation", Date>): Promise<void> {
	const value = now.toISOString();
	await tx.installation.upsert({ where: { key: DETACHED }, create: { key: DETACHED, value }, update: { value } });
	await tx.$executeRaw`
		DELETE FROM pgboss.job WHERE name = ANY(${OUTGOING_JOBS}) AND state IN ('created', 'retry', 'active')`;
	await tx.$executeRaw`
		UPDATE "Mail" SET "failedJob" = NULL, "nextAttemptAt" = NULL,
			"status" = (CASE "status" WHEN 'Queued' THEN 'Obsolete' ELSE "status"::text END)::"MailStatus"
		WHERE "status" = 'Queued' OR "failedJob" IS NOT NULL`;
	await tx.webhookDelivery.updateMany({ where: { status: "Pending" }, data: { status: "Failed" } });
	await tx.webhookEndpoint.updateMany({ where: { disabledAt: null }, data: { disabledAt: now } });
	await tx.document.updateMany({
		where: { status: { in: ["InProgress", "Scheduled"] } },
		data: { disableEmails: true },
	});
}

/** When this installation was detached from its original; null: it never was. */
export async function findDetachedAt(): Promise<Date | null> {
	const value = await readFact(DETACHED);
	return typeof value === "string" ? new Date(value) : null;
}

/** What a message or a request to an external server is about. */
type Subject = { documentId?: string | null; accountEventId?: string; brandId?: string; createdAt?: Date };

/**
 * Whether a subject was sent or created in the original before this installation was detached: the original notifies
 * people about it. A draft counts from when it is sent.
 */
export async function isFromOriginal(subject: Unscoped<"job", Subject>): Promise<boolean> {
	const detachedAt = await findDetachedAt();
	if (detachedAt === null) return false;
	const { documentId = null, accountEventId = null, brandId = null, createdAt = null } = subject;
	const [row] = await db().$queryRaw<{ isFromOriginal: boolean | null }[]>`
		SELECT LEAST(${createdAt}::timestamptz,
			(SELECT COALESCE("sentAt", "createdAt") FROM "Document" WHERE "id" = ${documentId}::uuid),
			(SELECT "at" FROM "AccountEvent" WHERE "id" = ${accountEventId}::uuid),
			(SELECT "createdAt" FROM "Brand" WHERE "id" = ${brandId}::uuid)) < ${detachedAt} AS "isFromOriginal"`;
	return row?.isFromOriginal ?? false;
}
