import { db, type Tx } from "#lib/db/client.ts";
import type { MailStatus, Signer } from "#lib/db/generated/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { checkedJson, type FailedJob, readJson } from "#lib/db/json-columns.ts";
import { type JsonRow, rowOfJson } from "#lib/db/json-rows.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { SIGNER_TIMES } from "#lib/db/signer-times.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { type AuditEventRow, type ChainEnd, insertEventIfUnchanged } from "../audit/audit-events.ts";
import type { LockedDocument } from "../documents/documents.ts";
import type { StoredSigner } from "../signing/signing.ts";
import { deleteFailure, hasOtherFailure, isReachedAt } from "./delivery-failures.ts";

/** A mail or text message as an attempt to send it is about to hand it over. */
export type MailAttempt = {
	/** The job's, so that a repeat updates the same row. */
	id: string;
	channel: "mail" | "sms";
	kind: string;
	accountId: string;
	documentId: string | null;
	signerId: string | null;
	messageId: string;
	to: string;
	subject: string;
	html: string;
	text: string;
	/** Object keys of attached files. */
	attachments: { name: string; mediaType: string; key: string }[];
};

/** Number of attempts to send a mail, including this one, and the time of the first. */
export type MailTry = { attempts: number; createdAt: Date };

/**
 * Writes down an attempt to send a mail, and with it the link that the mail carries.
 *
 * @returns null, and nothing is written, when this mail was sent before, or when the signer of the link is no
 * longer reached at its address: links to that have died, and this one would outlive them
 */
export async function recordMailAttempt(
	mail: Unscoped<"own account", MailAttempt>,
	link: Prisma.SignerTokenCreateManyInput | null = null,
): Promise<MailTry | null> {
	const withLink = link
		? Prisma.sql`, link AS (${insertRows("SignerToken", [link])} WHERE EXISTS (SELECT FROM attempt))`
		: Prisma.empty;
	const addressee = link ? Prisma.sql`addressee AS (${lockAddressee(link.signerId, mail.to)}),` : Prisma.empty;
	const isReached = link ? Prisma.sql`WHERE EXISTS (SELECT FROM addressee)` : Prisma.empty;
	const rows = await db().$queryRaw<MailTry[]>`
		WITH ${addressee} attempt AS (
			INSERT INTO "Mail" ("id", "channel", "kind", "accountId", "documentId", "signerId", "messageId", "to", "subject",
				"html", "text", "attachments", "attempts", "isSandbox")
			SELECT ${mail.id}::uuid, ${mail.channel}, ${mail.kind}, ${mail.accountId}::uuid, ${mail.documentId}::uuid,
				${mail.signerId}::uuid, ${mail.messageId}, ${mail.to}, ${mail.subject}, ${mail.html}, ${mail.text},
				${JSON.stringify(mail.attachments)}::jsonb, 1,
				(SELECT "isSandbox" FROM "Document" WHERE "id" = ${mail.documentId}::uuid) ${isReached}
			ON CONFLICT ("id") DO UPDATE SET "documentId" = EXCLUDED."documentId", "signerId" = EXCLUDED."signerId",
				"to" = EXCLUDED."to", "subject" = EXCLUDED."subject", "html" = EXCLUDED."html", "text" = EXCLUDED."text",
				"attachments" = EXCLUDED."attachments", "attempts" = "Mail"."attempts" + 1, "nextAttemptAt" = NULL
			WHERE "Mail"."status" <> 'Sent'
			RETURNING "id", "attempts", "createdAt"
		)${withLink}
		SELECT "attempts", "createdAt" FROM attempt`;
	return rows[0] ?? null;
}

/**
 * The signer, if reached at this address or number. Who changes that locks the document: this waits for it, and reads
 * the signer anew after the wait, since both rows are locked; or it is waited for, and the link dies with the others.
 */
function lockAddressee(signerId: string, to: string): Prisma.Sql {
	return Prisma.sql`
		SELECT s."id" FROM "Document" d JOIN "Signer" s ON s."documentId" = d."id"
		WHERE s."id" = ${signerId}::uuid AND ${isReachedAt(to)}
		FOR KEY SHARE OF d FOR SHARE OF s`;
}

/** Whether this mail went out before. */
export async function isMailSent(id: Unscoped<"job", string>): Promise<boolean> {
	const mail = await db().mail.findUnique({ where: { id }, select: { status: true } });
	return mail?.status === "Sent";
}

/** What came of the message that brings a signer the code they asked for then; null: nobody has tried to send it yet. */
export async function findCodeMail(
	documentId: Unscoped<"locked", string>,
	signerId: string,
	since: Date,
): Promise<{ status: MailStatus; error: string | null } | null> {
	return db().mail.findFirst({
		where: { documentId, signerId, kind: "proof-code", createdAt: { gte: since } },
		select: { status: true, error: true },
		orderBy: { createdAt: "desc" },
	});
}

/**
 * The last mail that was to bring a signer the completed document, or an address in copy the document, if it failed;
 * null: it was sent, or waits.
 */
export async function findFailedCopy(
	documentId: Unscoped<"job", string>,
	whose: { signerId: string } | { signerId: null; to: string },
): Promise<{ to: string; error: string | null } | null> {
	const last = await db().mail.findFirst({
		where: { documentId, ...whose, kind: { in: ["signer-completed", "copy-sent", "copy-completed"] }, channel: "mail" },
		select: { to: true, error: true, status: true },
		orderBy: { createdAt: "desc" },
	});
	return last?.status === "Failed" ? last : null;
}

/** The address in copy of a document; null: there is none. */
export async function findCarbonCopyId(tx: Tx, document: LockedDocument, email: string): Promise<string | null> {
	const copy = await tx.carbonCopy.findUnique({
		where: { documentId_email: { documentId: document.id, email } },
		select: { id: true },
	});
	return copy?.id ?? null;
}

/** A mail that an attempt was made for has nothing to say any more; whether that attempt got through is not known. */
export async function setMailObsolete(id: Unscoped<"job", string>): Promise<void> {
	await db().mail.updateMany({
		where: { id, status: "Queued" },
		data: { status: "Obsolete", error: null, nextAttemptAt: null },
	});
}

/** How an attempt ended; `Queued` with an error means it is tried again. */
export async function setMailOutcome(
	tx: Tx,
	id: Unscoped<"job", string>,
	outcome: {
		status: "Sent" | "Failed" | "Queued";
		error: string | null;
		sentAt: Date | null;
		/** Of one that is tried again. */
		nextAttemptAt?: Date;
		/** Of one that failed and may be sent again. */
		failedJob?: FailedJob | null;
	},
): Promise<void> {
	const failedJob = checkedJson("Mail.failedJob", outcome.failedJob ?? null) ?? Prisma.DbNull;
	await tx.mail.updateMany({ where: { id }, data: { nextAttemptAt: null, ...outcome, failedJob } });
}

/** Records that the sender was notified of a delay. @returns false when they already were */
export async function setDelayTold(tx: Tx, id: Unscoped<"job", string>): Promise<boolean> {
	const { count } = await tx.mail.updateMany({ where: { id, isDelayTold: false }, data: { isDelayTold: true } });
	return count === 1;
}

/** A request that has not been sent yet and is tried again. */
export type DelayedRequest = { signerId: string; channel: string; to: string; reason: string; nextAttemptAt: Date };

/** Requests to a document's signers that are tried again, the latest first; the caller has checked access. */
export async function listDelayedRequests(documentId: Unscoped<"locked", string>): Promise<DelayedRequest[]> {
	return db().$queryRaw<DelayedRequest[]>`
		SELECT m."signerId", m."channel", m."to", COALESCE(m."error", '') AS "reason", m."nextAttemptAt"
		FROM "Mail" m JOIN "Signer" s ON s."id" = m."signerId"
		WHERE m."documentId" = ${documentId}::uuid AND m."status" = 'Queued' AND m."nextAttemptAt" IS NOT NULL
			AND m."kind" = ANY(${REQUEST_KINDS}) AND s."status" = 'NotCompleted'
			AND m."to" IN (s."email", s."hostEmail", COALESCE(s."phoneCountryCode", '') || s."phoneNumber")
		ORDER BY m."createdAt" DESC`;
}

/** Mails that ask a signer to act. */
/** Messages that ask a signer to act. */
export const REQUEST_KINDS: readonly string[] = [
	"please-sign",
	"your-turn",
	"reminder",
	"new-link",
	"expiring",
	"corrected",
];

/** A mail was taken by the server that delivers it; ends with its condition. */
function updateMailSent(id: string, at: Date): Prisma.Sql {
	return Prisma.sql`UPDATE "Mail" SET "status" = 'Sent', "error" = NULL, "nextAttemptAt" = NULL, "sentAt" = ${at}
		WHERE "id" = ${id}::uuid`;
}

/**
 * A request was taken: that shows on the signer. Who is reached on two ways is shown as not reached while the other
 * one failed. Ends with its condition.
 */
function updateRequestSent(signerId: string, channel: "mail" | "sms", at: Date): Prisma.Sql {
	return Prisma.sql`
		UPDATE "Signer" SET "firstDeliveredAt" = COALESCE("firstDeliveredAt", ${at}), "updatedAt" = ${at},
			"deliveryStatus" = (CASE WHEN ${hasOtherFailure(signerId, channel)} THEN 'Failed' ELSE 'Sent' END)::"DeliveryStatus"
		WHERE "id" = ${signerId}::uuid`;
}

/**
 * A request to a signer, whose document the caller has locked, was taken: that shows on the mail, and on the signer
 * if still reached at this address or number.
 *
 * @returns the signer as it is then, and locked with that; null when it shows on the mail alone
 */
export async function setRequestSent(
	tx: Tx,
	{ id, askedSignerId: signerId, channel, at }: Unscoped<"locked", TakenMail & { askedSignerId: string }>,
	to: string,
): Promise<StoredSigner | null> {
	const ifReached = Prisma.sql`AND EXISTS (
		SELECT FROM "Signer" s WHERE s."id" = ${signerId}::uuid AND ${isReachedAt(to)})`;
	const rows = await tx.$queryRaw<{ signer: JsonRow<Signer> }[]>`
		WITH mail AS (${updateMailSent(id, at)}), failure AS (${deleteFailure(signerId, channel)} ${ifReached})
		${updateRequestSent(signerId, channel, at)} ${ifReached} RETURNING to_json("Signer") AS "signer"`;
	return rows[0] ? (readJson("Signer", rowOfJson<Signer>(rows[0].signer, SIGNER_TIMES)) as StoredSigner) : null;
}

/** A mail or text message that was taken, and the signer whom it asks to act. */
type TakenMail = { id: string; channel: "mail" | "sms"; askedSignerId: string | null; at: Date };

/**
 * Shows that a mail was taken on the mail, on the signer whom it asks and in the trail of its document, which is
 * not locked, if nothing else has happened to that: see insertEventIfUnchanged.
 *
 * @returns false when nothing was written
 */
export async function setSentIfUnchanged(
	{ id, channel, askedSignerId, at }: Unscoped<"locked", TakenMail>,
	formerHead: string,
	end: ChainEnd,
	event: AuditEventRow,
): Promise<boolean> {
	const also = [updateMailSent(id, at)];
	if (askedSignerId) {
		also.push(deleteFailure(askedSignerId, channel), updateRequestSent(askedSignerId, channel, at));
	}
	return insertEventIfUnchanged(formerHead, end, event, at, also);
}
