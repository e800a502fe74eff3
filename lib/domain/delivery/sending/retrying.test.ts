import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { listDelayedRequests } from "#lib/db/stores/delivery/mails.ts";
import { jobContext } from "#lib/domain/context.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { queue } from "#lib/queue/queue.ts";
import { RetryLater } from "#lib/queue/retry-later.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { type SmtpReplies, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { HOUR_MS, MINUTE_MS } from "#lib/units.ts";
import { mailSlots, probeProviders } from "./message-slots.ts";
import { sendMail } from "./send-mail.ts";

useTestDatabase();

const BUSY = { code: 451, text: "4.3.2 Try again later" };

let close: () => Promise<void> = async () => undefined;
afterEach(async () => {
	mailTransport().close();
	await close();
	delete process.env.SMTP_URL;
	resetEnv();
});

/** A mail server that answers with the current `replies` and accepts only the password "right". */
async function mailServer(replies: SmtpReplies, credentials = "") {
	const sink = await startSmtpSink(replies, new Map(), "right");
	close = sink.close;
	process.env.SMTP_URL = sink.url.replace("//", `//${credentials}`);
	resetEnv();
	return sink;
}

async function requestTo(name: string, kind: JobPayload<"mail">["kind"] = "please-sign") {
	const { accountId, documentId, people } = await makeSigningDocument([{ name }]);
	const signerId = people[0]?.signerId ?? "";
	const id = randomUUID();
	const payload: JobPayload<"mail"> = { kind, accountId, documentId, signerId };
	const startMs = Date.now();
	/** Makes an attempt `afterMs` from now. @returns its error, or null */
	const attemptAt = (afterMs: number, queuedAt = new Date(startMs)) =>
		sendMail(
			jobContext(() => new Date(startMs + afterMs)),
			{ id, payload, isLastAttempt: false, queuedAt },
		).then(
			() => null,
			(error: unknown) => error,
		);
	const mail = () => db().mail.findUniqueOrThrow({ where: { id } });
	return { documentId, signerId, startMs, attemptAt, mail };
}

const noticesOf = async (documentId: string) =>
	(await (await queue()).findJobs("mail", { data: { documentId, kind: "sender-delivery-failed" } })).map(
		({ data }) => (data as JobPayload<"mail">).isDelayed === true,
	);

it("retries an email for three days, and notifies the sender once after an hour and once at the end", async () => {
	const replies: SmtpReplies = { "RCPT TO": BUSY };
	const sink = await mailServer(replies);
	const { documentId, signerId, startMs, attemptAt, mail } = await requestTo("Mia");
	const pauses: number[] = [];
	const failAt = async (afterMs: number) => {
		const failure = await attemptAt(afterMs);
		if (!(failure instanceof RetryLater)) throw new Error("It is not tried again.", { cause: failure });
		const nextAttemptAt = new Date(startMs + afterMs + failure.delaySeconds * 1000);
		expect(await mail()).toMatchObject({ status: "Queued", error: expect.stringContaining("451"), nextAttemptAt });
		pauses.push(failure.delaySeconds / 60);
	};
	for (const minutes of [0, 1, 3, 8, 23, 53]) await failAt(minutes * MINUTE_MS);
	expect(pauses.slice(0, 5)).toEqual([1, 2, 5, 15, 30]);
	expect(await noticesOf(documentId)).toEqual([]);
	for (const hours of [2, 3, 70]) await failAt(hours * HOUR_MS);
	for (const minutes of pauses.slice(5)) expect(Math.abs(minutes - 60)).toBeLessThanOrEqual(6);
	expect(await noticesOf(documentId)).toEqual([true]);
	expect(await db().signerToken.count({ where: { signerId, channel: "mail" } })).toBe(0);
	delete replies["RCPT TO"];
	const [notice] = await (await queue()).findJobs("mail", { data: { documentId, isDelayed: true } });
	const told = { id: randomUUID(), payload: notice?.data as JobPayload<"mail">, isLastAttempt: true };
	await sendMail(jobContext(), told);
	expect(sink.mails[0]?.parsed.subject).toMatch(/^Delivery to \W*Mia/);
	expect(sink.mails[0]?.parsed.text).toMatch(/keep trying for three days[\s\S]*451/);
	replies["RCPT TO"] = BUSY;
	expect(await attemptAt(71.5 * HOUR_MS)).toBeNull();
	// A late delay notice would no longer be true.
	await sendMail(jobContext(), { ...told, id: randomUUID() });
	expect(sink.mails).toHaveLength(1);
	expect(await mail()).toMatchObject({ status: "Failed", nextAttemptAt: null, failedJob: { signerId } });
	expect((await noticesOf(documentId)).toSorted()).toEqual([false, true]);
	// Resent by the sender, it is tried for another three days.
	expect(await attemptAt(80 * HOUR_MS, new Date(startMs + 80 * HOUR_MS))).toBeInstanceOf(RetryLater);
});

it("shows the next attempt of a signature request until it is sent", async () => {
	const replies: SmtpReplies = { "MAIL FROM": BUSY };
	const sink = await mailServer(replies);
	const { documentId, signerId, attemptAt, mail } = await requestTo("Mia");
	await attemptAt(0);
	const { nextAttemptAt } = await mail();
	expect(await listDelayedRequests(documentId)).toMatchObject([{ signerId, channel: "mail", nextAttemptAt }]);
	delete replies["MAIL FROM"];
	expect(await attemptAt(MINUTE_MS)).toBeNull();
	expect(await mail()).toMatchObject({ status: "Sent", nextAttemptAt: null });
	expect(await listDelayedRequests(documentId)).toEqual([]);
	expect(sink.mails).toHaveLength(1);
});

it("doesn’t send a late reminder when a later one has followed", async () => {
	const sink = await mailServer({});
	const { documentId, startMs, attemptAt, mail } = await requestTo("Mia", "reminder");
	const { email: to } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const data = { to, message: "" };
	const at = new Date(startMs);
	const chain = { seq: 99, hash: "h", ip: "", userAgent: "", actorName: "", actorEmail: "" };
	await db().auditEvent.create({ data: { documentId, type: "ReminderSent", actorType: "system", data, at, ...chain } });
	const queuedAt = new Date(startMs - 24 * HOUR_MS);
	expect(await attemptAt(0, queuedAt)).toBeNull();
	expect(sink.mails).toEqual([]);
	await expect(mail()).rejects.toMatchObject({ code: "P2025" });
	// The later reminder is sent.
	expect(await attemptAt(0)).toBeNull();
	expect(sink.mails).toHaveLength(1);
});

it("holds all mail until the server accepts our password", async () => {
	const sink = await mailServer({}, "signet:wrong@");
	const { attemptAt, mail } = await requestTo("Mia");
	expect(mailSlots(16)).toBe(16);
	expect(await attemptAt(0)).toBeInstanceOf(RetryLater);
	expect(await mail()).toMatchObject({ status: "Queued" });
	expect(mailSlots(16)).toBe(0);
	expect(await probeProviders(jobContext())).toEqual([]);
	expect(mailSlots(16)).toBe(0);
	sink.passwords.add("wrong");
	expect(await probeProviders(jobContext())).toEqual(["mail"]);
	expect(mailSlots(16)).toBe(16);
	expect(await attemptAt(MINUTE_MS)).toBeNull();
	expect(sink.mails).toHaveLength(1);
});

it("notifies the sender of a completed document that didn’t reach its signer", async () => {
	const replies: SmtpReplies = { "RCPT TO": { code: 550, text: "5.1.1 No such user" } };
	const sink = await mailServer(replies);
	const { documentId, signerId, attemptAt } = await requestTo("Mia", "signer-completed");
	await db().document.update({ where: { id: documentId }, data: { status: "Completed", closedAt: new Date() } });
	await db().signer.update({ where: { id: signerId }, data: { status: "Completed" } });
	expect(await attemptAt(0)).toBeNull();
	const [notice] = await (await queue()).findJobs("mail", { data: { documentId, isCopy: true } });
	delete replies["RCPT TO"];
	const payload = notice?.data as JobPayload<"mail">;
	await sendMail(jobContext(), { id: randomUUID(), payload, isLastAttempt: true });
	expect(sink.mails[0]?.parsed.subject).toMatch(/^Copy not delivered to Mia/);
	expect(sink.mails[0]?.parsed.text).toMatch(/mia@example\.com[\s\S]*No such user/);
	// Sent again since, it is no news.
	expect(await attemptAt(MINUTE_MS)).toBeNull();
	await sendMail(jobContext(), { id: randomUUID(), payload, isLastAttempt: true });
	expect(sink.mails).toHaveLength(2);
});

it("notifies the sender of an address in copy that can’t be reached", async () => {
	const replies: SmtpReplies = { "RCPT TO": { code: 550, text: "5.1.1 No such user" } };
	const sink = await mailServer(replies);
	const { accountId, documentId } = await makeSigningDocument([{ name: "Mia" }]);
	const copy = { id: randomUUID(), documentId, email: "legal@example.com" };
	await db().carbonCopy.create({ data: copy });
	const sent = { kind: "copy-sent", accountId, documentId, carbonCopyId: copy.id } as const;
	await sendMail(jobContext(), { id: randomUUID(), payload: sent, isLastAttempt: false });
	const [notice] = await (await queue()).findJobs("mail", { data: { documentId, isCopy: true } });
	delete replies["RCPT TO"];
	const payload = notice?.data as JobPayload<"mail">;
	await sendMail(jobContext(), { id: randomUUID(), payload, isLastAttempt: true });
	expect(sink.mails[0]?.parsed.subject).toMatch(/^Copy not delivered to legal@example\.com/);
	expect(sink.mails[0]?.parsed.text).toMatch(/deliver the document to legal@example\.com[\s\S]*No such user/);
});
