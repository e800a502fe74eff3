import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";

/** Writes down an attempt to send a mail. The id is its job's, so a repeat updates the same row. */
export async function recordMailAttempt(mail: Prisma.MailUncheckedCreateInput & { id: string }): Promise<void> {
	const { id, ...rest } = mail;
	await db().mail.upsert({
		where: { id },
		create: { ...mail, attempts: 1 },
		update: { ...rest, attempts: { increment: 1 } },
		select: { id: true },
	});
}

/** Whether this mail went out before. */
export async function isMailSent(id: string): Promise<boolean> {
	const mail = await db().mail.findUnique({ where: { id }, select: { status: true } });
	return mail?.status === "Sent";
}

/** A mail that an attempt was made for has nothing to say any more; whether that attempt got through is not known. */
export async function setMailObsolete(id: string): Promise<void> {
	await db().mail.updateMany({ where: { id, status: "Queued" }, data: { status: "Obsolete", error: null } });
}

/** How an attempt ended; `Queued` with an error means it is tried again. */
export async function setMailOutcome(
	tx: Tx,
	id: string,
	outcome: { status: "Sent" | "Failed" | "Queued"; error: string | null; sentAt: Date | null },
): Promise<void> {
	await tx.mail.updateMany({ where: { id }, data: outcome });
}

/** How an error of a text message begins, so that the one of a mail is told apart. */
export const SMS_ERROR = "SMS: ";

/**
 * Shows on a signer whether the last request reached the server that delivers it. Who is reached on two ways
 * is shown as not reached while one of them failed.
 *
 * @param error null when it was taken
 */
export async function setSignerDelivery(
	tx: Tx,
	signerId: string,
	channel: "mail" | "sms",
	error: string | null,
	now: Date,
): Promise<void> {
	if (error !== null) {
		const deliveryError = channel === "sms" ? SMS_ERROR + error : error;
		await tx.signer.update({ where: { id: signerId }, data: { deliveryStatus: "Failed", deliveryError } });
		return;
	}
	const otherFailed = Prisma.sql`("deliveryStatus" = 'Failed'
		AND (COALESCE("deliveryError", '') LIKE ${`${SMS_ERROR}%`}) = ${channel === "mail"}::boolean)`;
	await tx.$executeRaw`
		UPDATE "Signer" SET "firstDeliveredAt" = COALESCE("firstDeliveredAt", ${now}), "updatedAt" = ${now},
			"deliveryStatus" = CASE WHEN ${otherFailed} THEN "deliveryStatus" ELSE 'Sent' END,
			"deliveryError" = CASE WHEN ${otherFailed} THEN "deliveryError" END
		WHERE "id" = ${signerId}::uuid`;
}
