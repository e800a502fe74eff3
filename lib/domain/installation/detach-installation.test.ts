import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { sendMail } from "#lib/domain/delivery/sending/send-mail.ts";
import { sendSms } from "#lib/domain/delivery/sending/send-sms.ts";
import { redactSession } from "#lib/domain/identity-verification/redact-session.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { deliverWebhook } from "#lib/domain/webhooks/deliver-webhook.ts";
import { checkInstallation } from "#lib/storage/lease.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { goOn, makeHosted, useStripe } from "#lib/testing/hosted-identity.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { useWebhookReceiver } from "#lib/testing/webhook-receiver.ts";
import { detachInstallation } from "./detach-installation.ts";

useTestDatabase();
const held = useStripe();
const receiver = useWebhookReceiver();

const operator = operatorContext("test");
const EARLIER = new Date(Date.now() - 60_000);
/** After the detach, by a clock that doesn’t depend on how fast the test runs. */
const LATER = new Date(Date.now() + 60_000);

const makeDocument = (row: Parameters<typeof makeSigningDocument>[1]) =>
	makeSigningDocument(
		[{ name: "Mia", row: { deliveryMode: "EmailAndSMS", phoneCountryCode: "+49", phoneNumber: "15112345678" } }],
		row,
	);
type Made = Awaited<ReturnType<typeof makeDocument>>;

async function detach(): Promise<void> {
	await checkInstallation();
	await detachInstallation(operator);
}

/** Channels on which messages about a document go out to its signer and its sender. */
async function channelsOf({ accountId, documentId, people }: Made) {
	const signerId = people[0]?.signerId ?? "";
	const { senderId: userId } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	const about = { accountId, documentId, signerId };
	const run = () => ({ id: randomUUID(), isFirstAttempt: true, isLastAttempt: false });
	await sendMail(jobContext(), { ...run(), payload: { ...about, kind: "please-sign" } });
	await sendMail(jobContext(), { ...run(), payload: { ...about, kind: "sender-viewed", userId } });
	await sendSms(jobContext(), { ...run(), payload: { ...about, kind: "please-sign" } });
	const sent = await db().mail.findMany({ where: { documentId, status: "Sent" }, orderBy: { createdAt: "asc" } });
	return sent.map(({ channel, kind }) => `${channel} ${kind}`);
}

it("a detached copy sends nothing about what the original sent, and everything about what it sends itself", async () => {
	const old = await makeDocument({ createdAt: EARLIER, sentAt: EARLIER });
	const draft = await makeDocument({ createdAt: EARLIER, sentAt: null, status: "Draft" });
	await detach();
	await db().document.update({ where: { id: draft.documentId }, data: { sentAt: LATER, status: "InProgress" } });
	const own = await makeDocument({ createdAt: LATER, sentAt: LATER });
	expect(await channelsOf(old)).toEqual([]);
	for (const made of [draft, own]) {
		expect(await channelsOf(made)).toEqual(["mail please-sign", "mail sender-viewed", "sms please-sign"]);
	}
});

it("messages that waited or failed in the original are not sent by its copy later", async () => {
	const { accountId, documentId } = await makeDocument({});
	const row = (status: "Queued" | "Failed") => {
		const id = randomUUID();
		const texts = { messageId: `<${id}@localhost>`, to: "mia@example.com", subject: "", html: "", text: "" };
		return { id, kind: "please-sign", accountId, documentId, status, failedJob: {}, ...texts };
	};
	await db().mail.createMany({ data: [row("Queued"), row("Failed")] });
	await detach();
	const mails = await db().mail.findMany({ where: { documentId }, orderBy: { status: "asc" } });
	expect(mails.map(({ status, failedJob }) => [status, failedJob])).toEqual(
		expect.arrayContaining([
			["Obsolete", null],
			["Failed", null],
		]),
	);
});

it("an endpoint that is resumed in a detached copy receives no events about the original’s documents", async () => {
	const old = await makeDocument({ createdAt: EARLIER, sentAt: EARLIER });
	const { accountId } = old;
	await detach();
	const own = await makeDocument({ createdAt: LATER, sentAt: LATER });
	const settings = { url: receiver.url, events: [], environment: "All" as const, appId: null, mayReachPrivate: true };
	const { endpointId } = await createEndpoint(operator, { accountId, ...settings });
	const deliver = async ({ documentId }: Made) => {
		const id = randomUUID();
		const event = { endpointId, eventId: randomUUID(), eventType: "Viewed", isSandbox: false };
		const context = { actor: { userType: "Sender", id: "" }, previousState: null };
		const body = JSON.stringify({ data: { documentId } });
		await db().webhookDelivery.create({
			data: { id, ...event, context, documentId, body, createdAt: LATER, nextAttemptAt: EARLIER },
		});
		await deliverWebhook(jobContext(), id);
		return (await db().webhookDelivery.findUniqueOrThrow({ where: { id } })).status;
	};
	expect([await deliver(old), await deliver(own)]).toEqual(["Failed", "Delivered"]);
	expect(receiver.events().map(({ data }) => data.documentId)).toEqual([own.documentId]);
});

it("a detached copy leaves the original’s identity checks at the provider, and removes its own", async () => {
	const old = await goOn(held, (await makeHosted()).token);
	await detach();
	const own = await goOn(held, (await makeHosted()).token);
	await db().identitySession.update({ where: { id: own.reference }, data: { createdAt: LATER } });
	await db().identitySession.updateMany({
		where: { id: { in: [old.reference, own.reference] } },
		data: { verificationId: null },
	});
	for (const { reference } of [old, own]) await redactSession(jobContext(), reference);
	expect(old.session.redaction).toBeNull();
	expect(own.session.redaction).not.toBeNull();
	expect(await db().identitySession.count({ where: { id: { in: [old.reference, own.reference] } } })).toBe(0);
});
