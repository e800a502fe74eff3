import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { sendMail } from "#lib/domain/delivery/sending/send-mail.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { mailTransport } from "#lib/mail/transport.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { queue } from "#lib/queue/queue.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { type SmtpSink, startSmtpSink } from "#lib/testing/smtp-sink.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { deliveries } from "./checks/deliveries.ts";
import { sendMailsNow } from "./run-again.ts";
import { wordFinding } from "./word-finding.ts";

useTestDatabase();

type Payload = JobPayload<"mail">;

afterEach(() => {
	delete process.env.SMTP_URL;
	resetEnv();
});

function setServer(url: string): void {
	process.env.SMTP_URL = url;
	resetEnv();
}

/** Waits until nothing is connected to it any more. */
async function closeServer(sink: SmtpSink): Promise<void> {
	mailTransport().close();
	await sink.close();
}

/** The last attempt of a mail. @returns the job's id */
async function attempt(payload: Payload, id: string = randomUUID()): Promise<string> {
	await sendMail(jobContext(), { id, payload, isFirstAttempt: true, isLastAttempt: true });
	return id;
}

async function makeAsked() {
	const { accountId, documentId, people } = await makeSigningDocument([{ name: "Mia" }, { name: "Ida" }]);
	const user = await db().user.findFirstOrThrow({ where: { accountId } });
	const admin = await makeUserContext({ accountId });
	const ask = (name: string, kind: Payload["kind"] = "please-sign"): Payload => {
		const signerId = people[name === "Mia" ? 0 : 1]?.signerId ?? "";
		return { kind, accountId, documentId, signerId };
	};
	return { accountId, documentId, admin, userId: user.id, ask };
}

async function look(accountId: string | null, now = new Date()) {
	const found = await deliveries.look({ now, accountId, visit: null, trustedProxies: { hops: 0 } });
	return wordFinding("deliveries", found, workplaceMessages("EN").doctor, "EN");
}

/** Presses the button, and lets what it enqueued run. */
async function repeat(context: UserContext): Promise<string[]> {
	const { accountId } = context.principal;
	const listWaiting = () =>
		queue().then((boss) => boss.findJobs<Payload>("mail", { data: { accountId }, queued: true }));
	const before = new Set((await listWaiting()).map(({ id }) => id));
	const count = await sendMailsNow(context);
	const jobs = (await listWaiting()).filter(({ id }) => !before.has(id));
	expect(jobs).toHaveLength(count);
	for (const { id, data } of jobs) await attempt(data, id);
	return jobs.map(({ id }) => id).toSorted();
}

const statusOf = async (id: string) => (await db().mail.findUniqueOrThrow({ where: { id } })).status;

it("mails that failed while the server was away are told, and go out once, those of the account alone", async () => {
	const { accountId, documentId, admin, ask } = await makeAsked();
	setServer("smtp://127.0.0.1:1");
	const ids = [await attempt(ask("Mia")), await attempt(ask("Ida"))];
	await (await queue()).insert("mail", [{ id: ids[0], data: ask("Mia") }]);
	await db().$executeRaw`UPDATE pgboss.job SET "state" = 'completed' WHERE "id" = ${ids[0]}::uuid`;
	const found = {
		level: "wrong",
		text: expect.stringMatching(/^2 emails or SMS of the last 30 days failed/),
		trial: "jobs",
	};
	expect(await look(accountId)).toMatchObject({ ...found, answer: expect.stringContaining("ECONNREFUSED") });
	expect(await look(null)).toMatchObject({ level: "wrong" });
	const stranger = await makeUserContext();
	expect(await look(stranger.principal.accountId)).toMatchObject({ level: "well" });
	expect(await sendMailsNow(stranger)).toBe(0);

	const sink = await startSmtpSink();
	setServer(sink.url);
	expect(await repeat(admin)).toEqual(ids.toSorted());
	expect(await Promise.all(ids.map(statusOf))).toEqual(["Sent", "Sent"]);
	expect(sink.mails.map(({ parsed }) => parsed.messageId?.slice(1, 37)).toSorted()).toEqual(ids.toSorted());
	expect(await db().auditEvent.count({ where: { documentId, type: "MailSent" } })).toBe(2);
	expect(await look(accountId)).toMatchObject({ level: "well", lines: [] });
	expect(await sendMailsNow(admin)).toBe(0);
	await closeServer(sink);
});

it("what has nothing to say any more, was said since or can never arrive is not sent again", async () => {
	const { accountId, admin, userId, ask } = await makeAsked();
	setServer("smtp://127.0.0.1:1");
	const [first, second] = [await attempt(ask("Ida", "reminder")), await attempt(ask("Ida", "reminder"))];
	const asked = await attempt(ask("Mia"));
	const reset = await attempt({ kind: "password-reset", accountId, userId });
	const refusing = await startSmtpSink({ "RCPT TO": { code: 550, text: "5.1.1 no such mailbox" } });
	setServer(refusing.url);
	const refused = await attempt(ask("Ida", "new-link"));
	await closeServer(refusing);
	expect(await look(accountId)).toMatchObject({
		text: expect.stringMatching(/^3 emails or SMS .* failed/),
		lines: [expect.stringMatching(/^2 emails or SMS .* rejected permanently/)],
	});
	await db().signer.update({ where: { id: ask("Mia").signerId ?? "" }, data: { status: "Completed" } });

	const sink = await startSmtpSink();
	setServer(sink.url);
	expect(await repeat(admin)).toEqual([second, asked].toSorted());
	expect(sink.mails).toHaveLength(1);
	const statuses = await Promise.all([first, second, asked, reset, refused].map(statusOf));
	expect(statuses).toEqual(["Obsolete", "Sent", "Obsolete", "Failed", "Failed"]);
	await closeServer(sink);
});

it("a mail of another month, and one whose job has not ended, are left alone", async () => {
	const { accountId, admin, ask } = await makeAsked();
	setServer("smtp://127.0.0.1:1");
	const id = await attempt(ask("Mia"));
	expect(await look(accountId, new Date(Date.now() + 31 * DAY_MS))).toMatchObject({ level: "well" });
	await (await queue()).insert("mail", [{ id, data: ask("Mia") }]);
	expect(await sendMailsNow(admin)).toBe(0);
	expect(await statusOf(id)).toBe("Failed");
});

it("an invitation to who has come in meanwhile by another way is not sent", async () => {
	const { accountId, admin, userId } = await makeAsked();
	await db().user.update({ where: { id: userId }, data: { status: "InvitationPending" } });
	setServer("smtp://127.0.0.1:1");
	const id = await attempt({ kind: "invitation", accountId, userId });
	await db().user.update({ where: { id: userId }, data: { status: "Active" } });
	expect(await repeat(admin)).toEqual([id]);
	expect(await statusOf(id)).toBe("Obsolete");
});
