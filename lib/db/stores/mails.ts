import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";

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

/** Shows on a signer whether the last request reached the mail server. */
export async function setSignerDelivery(
	tx: Tx,
	signerId: string,
	outcome: { deliveryStatus: "Sent" | "Failed"; deliveryError: string | null },
	now: Date,
): Promise<void> {
	await tx.signer.update({ where: { id: signerId }, data: outcome, select: { id: true } });
	if (outcome.deliveryStatus === "Failed") return;
	await tx.signer.updateMany({ where: { id: signerId, firstDeliveredAt: null }, data: { firstDeliveredAt: now } });
}
