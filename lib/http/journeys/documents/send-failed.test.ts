import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { sendScheduled } from "#lib/domain/documents/sending/send-scheduled.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { newAddress } from "#lib/testing/people.ts";
import { makeSigningDocument, queuedMails } from "#lib/testing/signing-document.ts";

useTestDatabase();

type Answer = "Pending" | "Verified" | "Denied" | "Revoked";
const behalfName = "Mia Chen";

async function makeIdentity(accountId: string, email: string, status: Answer): Promise<string> {
	const row = { id: randomUUID(), accountId, name: behalfName, email, status };
	return (await db().senderIdentity.create({ data: row })).id;
}

/** A document that is to go out now in the name of somebody who answered so by now; null: the identity is deleted. */
async function makeDue(answer: Answer | null) {
	const row = { status: "Scheduled", sentAt: null, scheduledFor: new Date(), behalfName } as const;
	const signer = { name: "Grace", activatedAt: null };
	const behalfEmail = newAddress();
	const made = await makeSigningDocument([signer], { ...row, behalfEmail });
	const senderIdentityId = answer ? await makeIdentity(made.accountId, behalfEmail, answer) : null;
	const where = { id: made.documentId };
	const { senderId } = await db().document.update({ where, data: { senderIdentityId } });
	return { ...made, senderId };
}

const statusOf = async (id: string) => (await db().document.findUniqueOrThrow({ where: { id } })).status;
const comesDue = (documentId: string) => sendScheduled(jobContext(), documentId);

describe("a scheduled document in somebody's name", () => {
	it.each(["Pending", "Denied", "Revoked", null] as const)("is a draft when its time comes: %s", async (answer) => {
		const { documentId } = await makeDue(answer);
		for (let round = 0; round < 2; round += 1) await comesDue(documentId);
		expect(await statusOf(documentId)).toBe("Draft");
		expect(await queuedMails(documentId)).toEqual(["sender-send-failed"]);
		expect(await db().auditEvent.findMany({ where: { documentId } })).toMatchObject([
			{ type: "SendFailed", data: { behalfOf: behalfName } },
		]);
	});

	it("goes out while that person agrees", async () => {
		const { documentId } = await makeDue("Verified");
		await comesDue(documentId);
		expect(await statusOf(documentId)).toBe("InProgress");
	});

	it("and what becomes of it is told: to the sender, and to who wants to know", async () => {
		const { documentId, accountId, senderId: userId } = await makeDue("Revoked");
		const templateId = randomUUID();
		await db().document.update({ where: { id: documentId }, data: { templateId, templateVersion: 1 } });
		const settings = { events: [], environment: "All" as const, appId: null, mayReachPrivate: false };
		await createEndpoint(operatorContext("test"), { accountId, url: "https://app.example.com/", ...settings });
		await comesDue(documentId);
		expect(await db().webhookDelivery.findMany({ where: { documentId } })).toMatchObject([{ eventType: "SendFailed" }]);
		const errorMessage = `${behalfName} no longer allows sending on their behalf.`;
		expect(await db().webhookDelivery.findMany({ where: { eventType: "TemplateSendFailed" } })).toMatchObject([
			{ context: { data: { object: "template", templateId, documentId, errorMessage } } },
		]);
		const mail = await deliverMail({ kind: "sender-send-failed", accountId, documentId, userId });
		expect(mail?.subject).toContain("Not sent");
		expect(mail?.text).toContain(behalfName);
	});
});

describe("the draft that it became", () => {
	let documentId: string;
	let draftSend: () => Promise<{ status: number }>;
	beforeAll(async () => {
		const caller = await makeCaller();
		const { body } = await caller.call("POST", "/v1/document/send", await sendForm());
		documentId = String(body.documentId);
		const behalfEmail = newAddress();
		const draft = { status: "Draft" as const, sentAt: null, behalfName, behalfEmail };
		const senderIdentityId = await makeIdentity(caller.accountId, behalfEmail, "Revoked");
		await db().document.update({ where: { id: documentId }, data: { ...draft, senderIdentityId } });
		draftSend = () => caller.call("POST", `/v1/document/draftSend?documentId=${documentId}`, {});
	});

	it("is sent once the person agrees again, and not before", async () => {
		expect(await draftSend()).toMatchObject({ status: 409 });
		await db().senderIdentity.updateMany({ data: { status: "Verified" } });
		expect(await draftSend()).toMatchObject({ status: 200 });
		expect(await statusOf(documentId)).toBe("InProgress");
	});
});
