import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** A way on which a request did not arrive at a signer, and none has since. */
export type DeliveryFailure = { signerId: string; channel: string; reason: string };

/** Whether a signer, as s, is reached at an address or number. */
export function isReachedAt(to: Unscoped<"locked", string>): Prisma.Sql {
	return Prisma.sql`${to} IN (s."email", s."hostEmail", COALESCE(s."phoneCountryCode", '') || s."phoneNumber")`;
}

/**
 * A request to a signer, whose document the caller has locked, could not be delivered: that shows on the signer.
 *
 * @returns false when the signer is not reached at this address or number any more: nothing was written
 */
export async function setDeliveryFailed(
	tx: Tx,
	signerId: Unscoped<"locked", string>,
	{ channel, to, reason, at }: { channel: "mail" | "sms"; to: string; reason: string; at: Date },
): Promise<boolean> {
	const count = await tx.$executeRaw`
		WITH reached AS (SELECT s."id" FROM "Signer" s WHERE s."id" = ${signerId}::uuid AND ${isReachedAt(to)}),
		failure AS (
			INSERT INTO "DeliveryFailure" ("signerId", "channel", "reason", "at")
			SELECT "id", ${channel}, ${reason}, ${at} FROM reached
			ON CONFLICT ("signerId", "channel") DO UPDATE SET "reason" = EXCLUDED."reason", "at" = EXCLUDED."at"
		)
		UPDATE "Signer" SET "deliveryStatus" = 'Failed', "updatedAt" = ${at} WHERE "id" IN (SELECT "id" FROM reached)`;
	return count === 1;
}

/** The method by which codes go out on each way. */
const CODES_BY = { mail: "EmailOTP", sms: "SMSOTP" } as const;

/** Whether codes for a signer, as s, go to an address or number. */
function getsCodesAt(channel: "mail" | "sms", to: string): Prisma.Sql {
	const own =
		channel === "mail" ? Prisma.sql`s."email"` : Prisma.sql`COALESCE(s."phoneCountryCode", '') || s."phoneNumber"`;
	return Prisma.sql`s."authenticationType" = ${CODES_BY[channel]}::"AuthenticationType" AND ${own} = ${to}`;
}

/**
 * A code could not be delivered to a signer, whose document the caller has locked: that shows on the signer by itself,
 * since codes of who signs in person go to another address than the request.
 *
 * @returns false when that is no news, or codes go somewhere else by now
 */
export async function setCodeFailed(
	tx: Tx,
	signerId: Unscoped<"locked", string>,
	{ channel, to, reason }: { channel: "mail" | "sms"; to: string; reason: string },
): Promise<boolean> {
	const count = await tx.$executeRaw`
		UPDATE "Signer" s SET "codeFailure" = ${reason}
		WHERE s."id" = ${signerId}::uuid AND ${getsCodesAt(channel, to)} AND s."codeFailure" IS DISTINCT FROM ${reason}`;
	return count === 1;
}

/** A code arrived where codes for the signer go: whatever had become of those before. */
export async function setCodeArrived(
	signerId: Unscoped<"job", string>,
	channel: "mail" | "sms",
	to: string,
): Promise<void> {
	await db().$executeRaw`
		UPDATE "Signer" s SET "codeFailure" = NULL
		WHERE s."id" = ${signerId}::uuid AND s."codeFailure" IS NOT NULL AND ${getsCodesAt(channel, to)}`;
}

/** A request arrived on this way, whatever had failed on it before. Ends with its condition. */
export function deleteFailure(signerId: Unscoped<"locked", string>, channel: "mail" | "sms"): Prisma.Sql {
	return Prisma.sql`DELETE FROM "DeliveryFailure" WHERE "signerId" = ${signerId}::uuid AND "channel" = ${channel}`;
}

/**
 * Something else than a request has arrived on this way, at the address or number where the signer is reached: what had
 * failed on it shows no more.
 */
export async function settleFailure(
	signerId: Unscoped<"job", string>,
	channel: "mail" | "sms",
	to: string,
): Promise<void> {
	await db().$executeRaw`
		WITH gone AS (
			DELETE FROM "DeliveryFailure" f USING "Signer" s
			WHERE f."signerId" = ${signerId}::uuid AND f."channel" = ${channel} AND s."id" = f."signerId"
				AND ${isReachedAt(to)}
			RETURNING f."signerId"
		)
		UPDATE "Signer" s SET "deliveryStatus" = 'Sent'
		WHERE s."id" IN (SELECT "signerId" FROM gone) AND NOT ${hasOtherFailure(signerId, channel)}`;
}

/** Whether a signer is not reached on another way than this. */
export function hasOtherFailure(signerId: Unscoped<"locked", string>, channel: "mail" | "sms"): Prisma.Sql {
	return Prisma.sql`EXISTS (
		SELECT 1 FROM "DeliveryFailure" f WHERE f."signerId" = ${signerId}::uuid AND f."channel" <> ${channel})`;
}

/** What did not arrive at the signers of a document that the caller has found for its reader, the latest first. */
export async function listDeliveryFailures(documentId: Unscoped<"locked", string>): Promise<DeliveryFailure[]> {
	return db().deliveryFailure.findMany({
		where: { signer: { documentId } },
		select: { signerId: true, channel: true, reason: true },
		orderBy: { at: "desc" },
	});
}
