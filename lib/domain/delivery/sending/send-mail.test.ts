import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { env } from "#lib/config/env.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { db } from "#lib/db/client.ts";
import { recordMailAttempt } from "#lib/db/stores/delivery/mails.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { findLink } from "#lib/db/stores/signing/found-links.ts";
import { findSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { findBrokenLink } from "#lib/domain/audit/chain.ts";
import { jobContext } from "#lib/domain/context.ts";
import { newSigningLink, revokeSigningLinks } from "#lib/domain/documents/asking/signing-links.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { sendMail } from "./send-mail.ts";

useTestDatabase();

it("a request whose sending was cut off is settled when its signer has signed meanwhile", async () => {
	const { accountId, documentId, people } = await makeSigningDocument([{ name: "Mia", row: { status: "Completed" } }]);
	const id = randomUUID();
	const signerId = people[0]?.signerId ?? "";
	const payload = { kind: "please-sign" as const, accountId, documentId, signerId };
	const written = { to: "mia@example.com", subject: "Sign", html: "", text: "" };
	await db().mail.create({ data: { id, ...payload, messageId: `<${id}@localhost>`, attempts: 1, ...written } });

	await sendMail(jobContext(), { id, payload, isLastAttempt: false });

	expect(await db().mail.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "Obsolete", sentAt: null });
	expect(await db().auditEvent.count({ where: { documentId, type: "MailSent" } })).toBe(0);
});

it.each([false, true])(
	"a mail goes out once with one link, however often its job runs (%s)",
	async (isFirstAttempt) => {
		const { accountId, documentId, people } = await makeSigningDocument([{ name: "Mia" }]);
		const signerId = people[0]?.signerId ?? "";
		const id = randomUUID();
		const payload = { kind: "please-sign" as const, accountId, documentId, signerId };
		const run = () => sendMail(jobContext(), { id, payload, isFirstAttempt, isLastAttempt: false });
		const before = await db().signerToken.count({ where: { signerId } });
		await run();
		await run();

		expect(await db().mail.findUniqueOrThrow({ where: { id } })).toMatchObject({
			status: "Sent",
			attempts: 1,
			signerId,
		});
		expect(await db().signerToken.count({ where: { signerId } })).toBe(before + 1);
		expect(await db().auditEvent.count({ where: { documentId, type: "MailSent" } })).toBe(1);
	},
);

it("a mail whose sending was cut off is the same mail again, with a link that works", async () => {
	const { accountId, documentId, people } = await makeSigningDocument([{ name: "Mia" }]);
	const signerId = people[0]?.signerId ?? "";
	const id = randomUUID();
	const payload = { kind: "please-sign" as const, accountId, documentId, signerId };
	const messageId = `<${id}@${new URL(env().publicUrl).hostname}>`;
	const written = { to: "x@example.com", subject: "", html: "", text: "", messageId, attempts: 1 };
	await db().mail.create({ data: { id, ...payload, ...written } });
	await sendMail(jobContext(), { id, payload, isLastAttempt: false });

	const mail = await db().mail.findUniqueOrThrow({ where: { id } });
	expect(mail).toMatchObject({ status: "Sent", attempts: 2, messageId, attachments: [] });
	const token = /\/sign\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
	expect(await findLink(hashSecret(token))).toMatchObject({ signerId, expiresAt: null, revokedAt: null });
});

it("a mail that was composed for an address that is being changed brings no link there", async () => {
	const { accountId, documentId, people } = await makeSigningDocument([{ name: "Mia" }]);
	const signerId = people[0]?.signerId ?? "";
	const { email: to } = await db().signer.findUniqueOrThrow({ where: { id: signerId } });
	const id = randomUUID();
	const texts = { messageId: `<${id}@localhost>`, subject: "Sign", html: "", text: "", attachments: [] };
	const mail = { id, channel: "mail" as const, kind: "please-sign", accountId, documentId, signerId, to, ...texts };
	const { attempt } = await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		const signer = document && (await findSigner(tx, document, signerId));
		if (!signer) throw new Error("There is no such signer.");
		await revokeSigningLinks(tx, [signerId], new Date());
		const recording = recordMailAttempt(mail, newSigningLink(signerId, "mail").row);
		await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 20_000 });
		await updateSigner(tx, signer, { email: "omar@example.com" });
		return { attempt: recording };
	});

	expect(await attempt).toBeNull();
	expect(await db().signerToken.count({ where: { signerId, revokedAt: null } })).toBe(0);
	expect(await db().mail.count({ where: { id } })).toBe(0);
});

it("every delivery is in the trail once, one after the other, when several are recorded at a time", async () => {
	const names = ["Mia", "Omar", "Ana", "Zoë", "Li", "Ida"];
	const { accountId, documentId, people } = await makeSigningDocument(names.map((name) => ({ name })));
	const jobs = people.map(({ signerId }) => ({
		id: randomUUID(),
		payload: { kind: "please-sign" as const, accountId, documentId, signerId },
		isLastAttempt: false,
	}));
	await Promise.all(jobs.map((job) => sendMail(jobContext(), job)));

	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	const chained = events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
	expect(findBrokenLink(chained)).toBeNull();
	expect(events.filter(({ type }) => type === "MailSent")).toHaveLength(names.length);
	const document = await db().document.findUniqueOrThrow({ where: { id: documentId }, include: { signers: true } });
	expect(document).toMatchObject({ chainHead: events.at(-1)?.hash, eventCount: events.length });
	expect(document.signers.map((signer) => signer.deliveryStatus)).toEqual(names.map(() => "Sent"));
	const mails = await db().mail.findMany({ where: { documentId } });
	expect(mails.map(({ status, sentAt }) => [status, sentAt !== null])).toEqual(names.map(() => ["Sent", true]));
});
