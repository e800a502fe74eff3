import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { sendMail } from "#lib/domain/delivery/sending/send-mail.ts";
import { remindSigners } from "#lib/domain/documents/asking/remind-signers.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { sendAutoReminder } from "./send-auto-reminder.ts";
import { sendExpiryAlert } from "./send-expiry-alert.ts";

useTestDatabase();

const start = new Date("2026-03-01T09:30:00Z");
const day = (days: number) => new Date(start.getTime() + days * DAY_MS);
const at = (now: Date) => jobContext(() => now);
const reminders = { enableAutoReminder: true, reminderDays: 3, reminderCount: 2 };

let context: UserContext;
beforeEach(async () => {
	context = await makeUserContext();
});

type Row = Parameters<typeof insertDocument>[1];

/** A document whose first signer was reached on day 0. */
async function makeDelivered(row: Row = {}) {
	const documentId = await insertDocument(context, { settings: { reminders }, sentAt: start, ...row });
	const signers = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	const signerId = signers[0]?.id ?? "";
	await deliver(documentId, signerId, start);
	return { documentId, signerId, secondId: signers[1]?.id ?? "" };
}

async function deliver(documentId: string, signerId: string, now: Date): Promise<void> {
	const payload = { kind: "please-sign" as const, accountId: context.principal.accountId, documentId, signerId };
	await sendMail(at(now), { id: randomUUID(), payload, isLastAttempt: true });
}

async function dueTimes(name: string, documentId: string): Promise<string[]> {
	const rows = await db().$queryRaw<{ start: Date }[]>`
		SELECT start_after AS start FROM pgboss.job WHERE name = ${name} AND data->>'documentId' = ${documentId}
		ORDER BY start_after`;
	return rows.map((row) => row.start.toISOString());
}

const remindersOf = async (documentId: string) =>
	(await queuedMails(documentId)).filter((kind) => kind === "reminder").length;

describe("automatic reminders", () => {
	it("go every so many days after the first delivery, so many times, and never twice", async () => {
		const ids = await makeDelivered();
		expect(await dueTimes("remind", ids.documentId)).toEqual([day(3).toISOString()]);
		await sendAutoReminder(at(day(1)), ids);
		expect(await remindersOf(ids.documentId)).toBe(0);
		for (const now of [day(3), day(3), day(6), day(6), day(9)]) await sendAutoReminder(at(now), ids);
		expect(await remindersOf(ids.documentId)).toBe(2);
		expect(await dueTimes("remind", ids.documentId)).toEqual([day(3).toISOString(), day(6).toISOString()]);
		const events = await db().auditEvent.findMany({ where: { documentId: ids.documentId, type: "ReminderSent" } });
		expect(events.map((event) => [event.actorType, event.at.toISOString()])).toEqual([
			["system", day(3).toISOString()],
			["system", day(6).toISOString()],
		]);
	});

	it("count for each signer from their own first delivery", async () => {
		const { documentId, secondId } = await makeDelivered({ enableSigningOrder: true, signers: [{}, {}] });
		await deliver(documentId, secondId, day(10));
		await deliver(documentId, secondId, day(11));
		expect(await dueTimes("remind", documentId)).toEqual([day(3).toISOString(), day(13).toISOString()]);
	});

	it("do not count those sent by hand", async () => {
		const ids = await makeDelivered();
		await remindSigners({ ...context, now: () => day(2) }, { ...ids, receiverEmails: [], message: "" });
		await sendAutoReminder(at(day(3)), ids);
		await sendAutoReminder(at(day(6)), ids);
		expect(await remindersOf(ids.documentId)).toBe(3);
	});

	it.each([
		["was completed", { status: "Completed" as const }, {}],
		["was declined", { status: "Declined" as const }, {}],
		["was revoked", { status: "Revoked" as const }, {}],
		["has expired", { status: "Expired" as const }, {}],
		["is over time and not closed yet", { expiresAt: day(2) }, {}],
		["is being finalised", { sealState: "Pending" as const }, {}],
		["is in the trash", { deletedAt: day(2) }, {}],
		["was signed by this signer", {}, { status: "Completed" as const }],
	])("end when the document %s", async (_, document, signer) => {
		const ids = await makeDelivered();
		await db().document.update({ where: { id: ids.documentId }, data: document });
		await db().signer.update({ where: { id: ids.signerId }, data: signer });
		await sendAutoReminder(at(day(3)), ids);
		expect(await remindersOf(ids.documentId)).toBe(0);
	});

	it.each([
		["nobody asked for them", { settings: {} }],
		["they are switched off", { settings: { reminders: { ...reminders, enableAutoReminder: false } } }],
		["no emails go to signers", { disableEmails: true }],
	])("are not planned when %s", async (_, row) => {
		const { documentId } = await makeDelivered(row);
		expect(await dueTimes("remind", documentId)).toEqual([]);
	});
});

describe("the warning before a document expires", () => {
	const settings = { enableExpiryAlert: true };

	it("goes to the sender and to those whose turn it is, once", async () => {
		const { documentId } = await makeDelivered({
			settings,
			expiresAt: day(5),
			signers: [{}, { status: "Completed" }, { activatedAt: null }],
		});
		await sendExpiryAlert(at(day(3)), documentId);
		expect(await queuedMails(documentId)).toEqual([]);
		for (const now of [day(4), day(4.5)]) await sendExpiryAlert(at(now), documentId);
		expect(await queuedMails(documentId)).toEqual(["expiring", "sender-expiring"]);
	});

	it.each([
		["is switched off", { settings: { enableExpiryAlert: false } }, []],
		["comes too late", { expiresAt: day(4) }, []],
		["is for a closed document", { status: "Revoked" as const }, []],
		["is for signers without emails", { disableEmails: true }, ["sender-expiring"]],
	])("tells nobody, or the sender alone, when it %s", async (_, row, kinds) => {
		const { documentId } = await makeDelivered({ settings, expiresAt: day(5), ...row });
		await sendExpiryAlert(at(day(4)), documentId);
		expect(await queuedMails(documentId)).toEqual(kinds);
	});
});
