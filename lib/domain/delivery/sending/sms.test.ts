import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { listDeliveryFailures } from "#lib/db/stores/delivery/delivery-failures.ts";
import { deleteDocumentRows } from "#lib/db/stores/documents/purging.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { jobContext, visitorContext } from "#lib/domain/context.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import type { JobPayload, SmsKind } from "#lib/queue/definitions.ts";
import { queue } from "#lib/queue/queue.ts";
import { type ApiCaller, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { countJobs, queuedMails } from "#lib/testing/signing-document.ts";
import { recordFailure, recordSent } from "./record-delivery.ts";
import { sendMail } from "./send-mail.ts";
import { sendSms } from "./send-sms.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

const phone = { countryCode: "+33", number: "06 12 34 56 78" };
const signer = (change: object) => ({ ...SIGNER, phoneNumber: phone, ...change });
const post = async (signers: object, parts: Record<string, string> = {}, from = caller) =>
	from.call("POST", "/v1/document/send", await sendForm({ Signers: JSON.stringify(signers), ...parts }));

async function send(signers: object, parts: Record<string, string> = {}): Promise<string> {
	const answer = await post(signers, parts);
	expect(answer.body).toEqual({ documentId: expect.any(String) });
	return String(answer.body.documentId);
}

const read = async (documentId: string) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;

async function deliver(documentId: string, kind: SmsKind, channel: "sms" | "mail" = "sms"): Promise<void> {
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const payload = { kind, accountId: caller.accountId, documentId, signerId };
	const run = { id: randomUUID(), payload, isLastAttempt: true };
	await (channel === "sms" ? sendSms(jobContext(), run) : sendMail(jobContext(), run));
}

const stateOf = (documentId: string) => db().signer.findFirstOrThrow({ where: { documentId } });

/** A provider that refuses everything for good. */
async function refuseEverything(): Promise<() => Promise<unknown>> {
	const server = createServer((request, response) => {
		request.resume();
		response.writeHead(400).end('{"message":"No such number."}');
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const SMS_API_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	Object.assign(process.env, { SMS_API_URL, SMS_ACCOUNT_SID: "AC1", SMS_AUTH_TOKEN: "s", SMS_FROM: "+15005550006" });
	resetEnv();
	return () => new Promise((resolve) => server.close(resolve));
}

afterEach(() => {
	for (const name of ["SMS_API_URL", "SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"]) delete process.env[name];
	resetEnv();
});

describe("delivery by text message", () => {
	it.each([
		["SMS", 1, []],
		["EmailAndSMS", 1, ["please-sign"]],
		["Email", 0, ["please-sign"]],
	])("%s", async (deliveryMode, messages, mails) => {
		const documentId = await send(signer({ deliveryMode }));
		expect(await countJobs("sms", documentId)).toBe(messages);
		expect(await queuedMails(documentId)).toEqual(mails);
		const number = deliveryMode === "Email" ? "06 12 34 56 78" : "612345678";
		expect((await read(documentId)).signerDetails).toMatchObject([
			{ deliveryMode, phoneNumber: { countryCode: "+33", number } },
		]);
	});

	it("carries a link of its own, in the signer's language, and is shown in the outbox without a provider", async () => {
		const documentId = await send(signer({ deliveryMode: "SMS", emailAddress: "", locale: "FR" }));
		await deliver(documentId, "please-sign");
		const sms = await db().mail.findFirstOrThrow({ where: { documentId, channel: "sms" } });
		expect(sms).toMatchObject({ to: "+33612345678", status: "Sent", text: expect.stringContaining("vous demande") });
		const token = /\/sign\/([\w-]{43})$/.exec(sms.text)?.[1] ?? "";
		const call = { ...visitorContext(), ip: "", userAgent: "", requestId: "t" };
		expect(await authenticateSigner(call, token)).toMatchObject({ state: "usable" });
		expect(sms.subject).not.toContain("http");
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Sent", firstDeliveredAt: expect.any(Date) });
		const events = await db().auditEvent.findMany({ where: { documentId, type: "SmsSent" } });
		expect(events.map((event) => event.data)).toEqual([
			{ kind: "please-sign", to: "+33612345678", signerId: expect.any(String) },
		]);
	});

	it("a failure shows on the document, and the sender is told, until a message gets through", async () => {
		const documentId = await send(signer({ deliveryMode: "EmailAndSMS" }));
		const close = await refuseEverything();
		await deliver(documentId, "please-sign");
		await close();
		expect((await read(documentId)).signerDetails).toMatchObject([{ isDeliveryFailed: true }]);
		expect(await queuedMails(documentId)).toContain("sender-delivery-failed");
		await deliver(documentId, "please-sign", "mail");
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Failed" });
		expect(await listDeliveryFailures(documentId)).toMatchObject([{ channel: "sms", reason: "400 No such number." }]);
		delete process.env.SMS_ACCOUNT_SID;
		delete process.env.SMS_AUTH_TOKEN;
		delete process.env.SMS_FROM;
		resetEnv();
		await deliver(documentId, "reminder");
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Sent" });
		expect(await listDeliveryFailures(documentId)).toEqual([]);
	});

	it("whoever is reached on neither way is not reached until a message gets through on both", async () => {
		const documentId = await send(signer({ deliveryMode: "EmailAndSMS" }));
		const { id: signerId } = await stateOf(documentId);
		const fail = (channel: "mail" | "sms") => {
			const delivery = {
				id: randomUUID(),
				channel,
				kind: "please-sign",
				documentId,
				to: channel === "mail" ? SIGNER.emailAddress : "+33612345678",
				signerId,
				isRequest: true,
			};
			return recordFailure(jobContext(), delivery, `no ${channel}`);
		};
		await fail("mail");
		await fail("sms");
		const waysLeft = async () => (await listDeliveryFailures(documentId)).map((one) => one.reason).toSorted();
		expect(await waysLeft()).toEqual(["no mail", "no sms"]);
		const notices = await (await queue()).findJobs("mail", { data: { documentId, kind: "sender-delivery-failed" } });
		const mails = await Promise.all(notices.map((job) => deliverMail(job.data as JobPayload<"mail">)));
		const told = mails.map((mail) => /no (?:mail|sms)/.exec(mail?.text ?? "")?.[0]);
		expect(told.toSorted()).toEqual(["no mail", "no sms"]);
		await deliver(documentId, "reminder");
		expect([(await stateOf(documentId)).deliveryStatus, await waysLeft()]).toEqual(["Failed", ["no mail"]]);
		await deliver(documentId, "reminder", "mail");
		expect([(await stateOf(documentId)).deliveryStatus, await waysLeft()]).toEqual(["Sent", []]);
	});

	it("a failure at an address that was corrected meanwhile says nothing about the one that is asked now", async () => {
		const documentId = await send(signer({ deliveryMode: "Email" }));
		const { id: signerId, email: to } = await stateOf(documentId);
		await db().signer.update({ where: { id: signerId }, data: { email: "right@example.com" } });
		const mail = { id: randomUUID(), channel: "mail", kind: "please-sign", to, documentId, signerId } as const;
		await recordFailure(jobContext(), { ...mail, isRequest: true }, "No such user.");
		expect(await listDeliveryFailures(documentId)).toEqual([]);
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Queued" });
		expect(await queuedMails(documentId)).not.toContain("sender-delivery-failed");
	});

	it("a request that is taken late at an address that was corrected meanwhile says nothing about the one now", async () => {
		const documentId = await send(signer({ deliveryMode: "Email" }));
		const { id: signerId, email: to } = await stateOf(documentId);
		const mail = { id: randomUUID(), channel: "mail", kind: "please-sign", documentId, signerId } as const;
		await db().signer.update({ where: { id: signerId }, data: { email: "right@example.com" } });
		await recordSent(jobContext(), { ...mail, to, isRequest: true });
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Queued", firstDeliveredAt: null });
		await recordFailure(jobContext(), { ...mail, to: "right@example.com", isRequest: true }, "No such user.");
		await recordSent(jobContext(), { ...mail, id: randomUUID(), to, isRequest: true });
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Failed" });
		expect(await listDeliveryFailures(documentId)).toMatchObject([{ reason: "No such user." }]);
	});

	it("a code that is refused is flagged and told by itself, and says nothing of the request", async () => {
		const documentId = await send(signer({ deliveryMode: "Email", authenticationType: "SMSOTP" }));
		const { id: signerId } = await stateOf(documentId);
		const askedAt = new Date();
		const code = { signerId, askedAt, expiresAt: new Date(askedAt.getTime() + 600_000) };
		await db().signerCode.create({ data: code });
		const close = await refuseEverything();
		await deliver(documentId, "proof-code");
		await close();
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Queued", codeFailure: "400 No such number." });
		expect((await read(documentId)).signerDetails).toMatchObject([{ isDeliveryFailed: true }]);
		const [notice] = await (await queue()).findJobs("mail", { data: { documentId, kind: "sender-delivery-failed" } });
		const mail = await deliverMail(notice?.data as JobPayload<"mail">);
		expect(mail?.text).toMatch(/The code didn’t reach[\s\S]*\+33612345678[\s\S]*No such number/);
		// A number that is not the signer's any more says nothing.
		const sms = {
			channel: "sms",
			kind: "proof-code",
			documentId,
			signerId,
			isRequest: false,
			id: randomUUID(),
		} as const;
		await recordSent(jobContext(), { ...sms, to: "+33699999999" });
		expect(await stateOf(documentId)).toMatchObject({ codeFailure: "400 No such number." });
		// It is no request: who was handed the link by the sender is not taken to have been mailed it.
		await recordSent(jobContext(), { ...sms, to: "+33612345678" });
		expect(await stateOf(documentId)).toMatchObject({ codeFailure: null, firstDeliveredAt: null });
	});

	it("a code that arrives where the request failed settles that as well", async () => {
		const documentId = await send(signer({ deliveryMode: "Email" }));
		const { id: signerId, email: to } = await stateOf(documentId);
		const mail = { channel: "mail", kind: "please-sign", to, documentId, signerId, isRequest: true } as const;
		await recordFailure(jobContext(), { ...mail, id: randomUUID() }, "Mailbox full.");
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Failed" });
		await recordSent(jobContext(), { ...mail, id: randomUUID(), kind: "proof-code", isRequest: false });
		expect(await stateOf(documentId)).toMatchObject({ deliveryStatus: "Sent" });
		expect(await listDeliveryFailures(documentId)).toEqual([]);
	});

	it("a failure that is heard of once the document is purged is nobody's any more", async () => {
		const documentId = await send(signer({ deliveryMode: "SMS" }));
		const { id: signerId, accountId } = await stateOf(documentId);
		const purge = { documentId, accountId, actor: "", reason: "" };
		await inTransaction((tx) => deleteDocumentRows(tx, purge));
		const sms = { id: randomUUID(), channel: "sms", kind: "please-sign", to: "+33612345678" } as const;
		await recordFailure(jobContext(), { ...sms, documentId, signerId, isRequest: true }, "No such number.");
		expect(await listDeliveryFailures(documentId)).toEqual([]);
	});

	it("says nothing to who has signed, nor where text messages are switched off", async () => {
		const documentId = await send(signer({ deliveryMode: "SMS" }));
		await db().signer.updateMany({ where: { documentId }, data: { status: "Completed" } });
		await deliver(documentId, "please-sign");
		expect(await db().mail.count({ where: { documentId, channel: "sms" } })).toBe(0);
		const silent = await send(signer({ deliveryMode: "EmailAndSMS" }), { DisableSMS: "true" });
		expect(await countJobs("sms", silent)).toBe(0);
		expect(await queuedMails(silent)).toEqual(["please-sign"]);
	});

	it("a link can be made for a number", async () => {
		const documentId = await send(signer({ deliveryMode: "SMS", emailAddress: "" }));
		const link = (query: string) =>
			caller.call("GET", `/v1/document/getEmbeddedSignLink?documentId=${documentId}&${query}`);
		expect((await link("countryCode=%2B33&phoneNumber=0612345678")).status).toBe(200);
		expect((await link("countryCode=33&phoneNumber=%2B33612345678")).status).toBe(200);
		expect((await link("countryCode=33&phoneNumber=612345679")).status).toBe(400);
		expect((await link("")).body).toMatchObject({ status: 400, errorType: "MissingParameter" });
	});

	it("reminds those who are named by their number, also where no emails go out", async () => {
		const other = { ...SIGNER, name: "Ida", emailAddress: "ida@example.com", formFields: [] };
		const signers = [signer({ deliveryMode: "SMS", emailAddress: "" }), { ...other, signerType: "Reviewer" }];
		const documentId = await send(signers, { DisableEmails: "true" });
		const remind = (reminderPhoneNumbers: object[], receiver = "") =>
			caller.call("POST", `/v1/document/remind?documentId=${documentId}${receiver}`, { reminderPhoneNumbers });
		const wrong = await remind([phone, { countryCode: "+33", number: "612345679" }]);
		expect(Object.keys(wrong.body.errors ?? {})).toEqual(["ReminderPhoneNumbers[1]"]);
		expect((await remind([], "&receiverEmails=ida@example.com")).status).toBe(409);
		expect(await countJobs("sms", documentId)).toBe(1);
		expect((await remind([{ countryCode: "33", number: "0612345678" }])).status).toBe(204);
		expect([await countJobs("sms", documentId), await queuedMails(documentId)]).toEqual([2, []]);
		const events = await db().auditEvent.findMany({ where: { documentId, type: "ReminderSent" } });
		expect(events.map((event) => event.data)).toEqual([{ to: "+33612345678", message: "" }]);
	});

	it("whoever takes a signer's place is reached on their own ways, never on the former one's", async () => {
		const change = { oldPhoneNumber: phone, newSignerName: "Ida", reason: "away" };
		const put = async (body: object) => {
			const documentId = await send(signer({ deliveryMode: "SMS" }));
			const path = `/v1/document/changeRecipient?documentId=${documentId}`;
			expect((await caller.call("PATCH", path, { ...change, ...body })).status).toBe(204);
			return stateOf(documentId);
		};
		const byMail = await put({ newSignerEmail: "ida@example.com" });
		expect(byMail).toMatchObject({ deliveryMode: "Email", phoneNumber: null, email: "ida@example.com" });
		const byPhone = await put({ phoneNumber: { countryCode: "+1", number: "202 555 0123" } });
		expect(byPhone).toMatchObject({ deliveryMode: "SMS", phoneNumber: "2025550123", email: "" });
	});

	it.each([
		["no number", { phoneNumber: null }, "Signers[0].PhoneNumber.CountryCode"],
		["a wrong one", { phoneNumber: { countryCode: "+33", number: "12" } }, "Signers[0].PhoneNumber.Number"],
		["WhatsApp", { deliveryMode: "WhatsApp" }, "Signers[0].DeliveryMode"],
	])("%s is refused", async (_, change, part) => {
		const answer = await post(signer({ deliveryMode: "SMS", ...change }));
		expect(answer.body).toMatchObject({ status: 400, errors: { [part]: [expect.any(String)] } });
	});

	it("is for plans that include it: 402 says so, and nothing is stored", async () => {
		const free = await makeCaller({ plan: "free", environment: "sandbox" });
		const answer = await post(signer({ deliveryMode: "SMS" }), {}, free);
		expect(answer.body).toMatchObject({
			status: 402,
			errorType: "PlanLimit",
			error: expect.stringMatching(/doesn’t include SMS/),
		});
		expect(await db().document.count({ where: { accountId: free.accountId } })).toBe(0);
	});
});
