import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { documentPropertiesModel } from "#lib/contract/documents/reading/read-models.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext, type SignerContext, visitorContext } from "#lib/domain/context.ts";
import { answerIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { declineDocument } from "#lib/domain/signing/decline-document.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { reassignSigner } from "#lib/domain/signing/reassign-signer.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { errorBody, mailedIdentityToken, makeIdentity, newAddress } from "#lib/testing/people.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";

useTestDatabase();

type Answer = "Approve" | "Deny" | "Withdraw";

async function answered(caller: ApiCaller, answers: Answer[], more: object = {}) {
	const identity = await makeIdentity(caller, more);
	const token = await mailedIdentityToken(identity.email);
	for (const answer of answers) await answerIdentityRequest(visitorContext(), { token, answer });
	return { ...identity, token };
}

async function send(caller: ApiCaller, parts: Record<string, string>) {
	return caller.call("POST", "/v1/document/send", await sendForm(parts));
}

async function mailsOf(documentId: string, kind: string) {
	await runJobs("mail");
	return db().mail.findMany({ where: { documentId, kind }, orderBy: { createdAt: "asc" } });
}

/** The signer behind the link that was mailed. */
async function signerContext(documentId: string): Promise<SignerContext & { token: string }> {
	const [mail] = await mailsOf(documentId, "please-sign");
	const token = /\/sign\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	const { accountId, id: signerId, name, email } = signer;
	const principal = {
		kind: "signer",
		accountId,
		documentId,
		signerId,
		name,
		email,
		tokenHash: hashSecret(token),
		channel: "copied",
	} as const;
	return { ...operatorContext("test"), principal, token };
}

describe("a document sent on behalf of somebody", () => {
	it("carries that name in mail, signing page, read model and audit trail", async () => {
		const caller = await makeCaller();
		const { email } = await answered(caller, ["Approve"]);
		const { status, body } = await send(caller, { OnBehalfOf: email.toUpperCase() });
		expect(status).toBe(200);
		const documentId = String(body.documentId);
		const signer = await signerContext(documentId);
		const [mail] = await mailsOf(documentId, "please-sign");
		expect(mail?.subject).toBe("Mia Chen asked you to sign “Lease”");
		expect(mail?.text).toContain(email);
		expect(mail?.text).not.toContain(caller.email);
		const { accountId, signerId } = signer.principal;
		const delivered = await deliverMail({ kind: "please-sign", accountId, documentId, signerId });
		expect(delivered?.from?.name).toBe("Mia Chen via Signet");
		expect(delivered?.replyTo).toMatchObject([{ name: "Mia Chen", address: email }]);
		const page = await getSigningPage(visitorContext(), signer.token);
		expect(JSON.stringify(page)).toContain(email);
		expect(JSON.stringify(page)).not.toContain(caller.email);
		const properties = (await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;
		expect(properties).toMatchObject({
			behalfOf: { name: "Mia Chen", emailAddress: email },
			senderDetail: { emailAddress: caller.email },
		});
		expect(documentPropertiesModel.parse(properties)).toEqual(properties);
		const sent = await db().auditEvent.findFirstOrThrow({ where: { documentId, type: "DocumentSent" } });
		expect(sent).toMatchObject({ actorEmail: caller.email, data: { behalfOf: `Mia Chen (${email})` } });
	});

	it("has the identity's brand unless it names another", async () => {
		const caller = await makeCaller();
		const { accountId } = caller;
		const brand = await db().brand.create({ data: { id: randomUUID(), accountId, name: "Harbour" } });
		const { email } = await answered(caller, ["Approve"], { brandId: brand.id });
		const { body } = await send(caller, { OnBehalfOf: email });
		const document = await db().document.findUniqueOrThrow({ where: { id: String(body.documentId) } });
		expect(document).toMatchObject({ brandId: brand.id, brand: { name: "Harbour" } });
	});

	it.each([
		["is unknown", [] as Answer[], () => newAddress()],
		["has not answered", [] as Answer[], null],
		["said no", ["Deny"] as Answer[], null],
		["took the consent back", ["Approve", "Withdraw"] as Answer[], null],
	])("is refused when the person %s", async (_, answers, otherAddress) => {
		const caller = await makeCaller();
		const { email } = await answered(caller, answers);
		const answer = await send(caller, { OnBehalfOf: otherAddress?.() ?? email });
		expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ["OnBehalfOf"]]);
		expect(await db().document.count({ where: { accountId: caller.accountId } })).toBe(0);
	});

	it("is refused for another account's identity", async () => {
		const [owner, stranger] = [await makeCaller(), await makeCaller()];
		const { email } = await answered(owner, ["Approve"]);
		expect((await send(stranger, { OnBehalfOf: email })).status).toBe(400);
	});

	it("keeps the name when the identity is renamed or deleted, and is then told nothing more", async () => {
		const caller = await makeCaller();
		const { email } = await answered(caller, ["Approve"]);
		const documentId = String((await send(caller, { OnBehalfOf: email })).body.documentId);
		await caller.call("POST", `/v1/senderIdentities/update?email=${email}`, { name: "Somebody Else" });
		const signer = await signerContext(documentId);
		expect((await caller.call("DELETE", `/v1/senderIdentities/delete?email=${email}`)).status).toBe(204);
		const read = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		expect(read.body.behalfOf).toEqual({ name: "Mia Chen", emailAddress: email });
		await markViewed(signer);
		expect((await mailsOf(documentId, "sender-viewed")).map((mail) => mail.to)).toEqual([caller.email]);
	});
});

describe("what the person hears", () => {
	it("goes by the switches, beside what the sender hears", async () => {
		const caller = await makeCaller();
		const { email } = await answered(caller, ["Approve"], { notificationSettings: { sent: true, reminders: false } });
		const documentId = String((await send(caller, { OnBehalfOf: email })).body.documentId);
		const signer = await signerContext(documentId);
		const [sent] = await mailsOf(documentId, "behalf-sent");
		expect([sent?.to, sent?.subject]).toEqual([email, "Sent on your behalf: “Lease”"]);
		await markViewed(signer);
		const viewed = await mailsOf(documentId, "sender-viewed");
		expect(viewed.map((mail) => mail.to).sort()).toEqual([caller.email, email].sort());
		const own = viewed.find((mail) => mail.to === email);
		expect(own?.text).toContain("Ada Sender (Acme) sent this document on your behalf.");
		expect(own?.text).not.toContain(`/documents/${documentId}`);
		await caller.call("POST", `/v1/document/remind?documentId=${documentId}`, { message: "", onBehalfOf: email });
		expect(await mailsOf(documentId, "behalf-reminded")).toEqual([]);
		const person = { name: "Omar Diaz", email: newAddress(), reason: "On holiday." };
		await reassignSigner(signer, person);
		const handedOver = await mailsOf(documentId, "sender-reassigned");
		expect(handedOver.map((mail) => mail.to).sort()).toEqual([caller.email, email].sort());
		const toSender = handedOver.find((mail) => mail.to === caller.email);
		expect(toSender?.subject).toBe("Grace Signer reassigned “Lease” to Omar Diaz");
		for (const words of ["On holiday.", person.email, `/documents/${documentId}`])
			expect(toSender?.text).toContain(words);
		const [request] = (await mailsOf(documentId, "please-sign")).filter((mail) => mail.to === person.email);
		expect(request?.text).toContain("Grace Signer was asked to sign this document and reassigned it to you.");
		expect(request?.text).toContain("Message from Grace Signer: “On holiday.”");
		// Who is named by the sender afterwards hears nothing of that.
		const third = newAddress();
		await caller.call("PATCH", `/v1/document/changeRecipient?documentId=${documentId}`, {
			oldSignerEmail: person.email,
			newSignerName: "Piet",
			newSignerEmail: third,
			reason: "Omar is away too.",
		});
		expect(await mailsOf(documentId, "behalf-reassigned")).toMatchObject([{ to: email }]);
		const [last] = (await mailsOf(documentId, "please-sign")).filter((mail) => mail.to === third);
		expect(last?.text).not.toMatch(/named you|On holiday|away/);
		await caller.call("POST", `/v1/document/revoke?documentId=${documentId}`, {
			message: "Wrong file.",
			onBehalfOf: email,
		});
		expect(await mailsOf(documentId, "behalf-revoked")).toMatchObject([{ to: email }]);
		expect(await mailsOf(documentId, "sender-declined")).toEqual([]);
	});

	it("is told of a decline, and nothing once the consent is taken back", async () => {
		const caller = await makeCaller();
		const { email, token } = await answered(caller, ["Approve"], { notificationSettings: { viewed: false } });
		const documentId = String((await send(caller, { OnBehalfOf: email })).body.documentId);
		const other = String((await send(caller, { OnBehalfOf: email })).body.documentId);
		const signer = await signerContext(documentId);
		await markViewed(signer);
		expect((await mailsOf(documentId, "sender-viewed")).map((mail) => mail.to)).toEqual([caller.email]);
		await declineDocument(signer, { reason: "Too expensive." });
		const declined = await mailsOf(documentId, "sender-declined");
		expect(declined.map((mail) => mail.to).sort()).toEqual([caller.email, email].sort());
		await answerIdentityRequest(visitorContext(), { token, answer: "Withdraw" });
		await declineDocument(await signerContext(other), { reason: "Too expensive." });
		expect((await mailsOf(other, "sender-declined")).map((mail) => mail.to)).toEqual([caller.email]);
	});
});

it("a sender who was deactivated hears nothing more of documents", async () => {
	const admin = await makeCaller();
	const sender = await makeCaller({ accountId: admin.accountId, role: "Member" });
	const documentId = String((await send(sender, {})).body.documentId);
	const signer = await signerContext(documentId);
	const deactivate = { userId: sender.userId, userStatus: "Deactivate" };
	expect((await admin.call("PUT", "/v1/users/update", deactivate)).status).toBe(200);
	await markViewed(signer);
	expect(await mailsOf(documentId, "sender-viewed")).toEqual([]);
});

describe("calls that name the identity", () => {
	it("work when it is the document's, and are refused otherwise", async () => {
		const caller = await makeCaller();
		const [mia, omar] = [await answered(caller, ["Approve"]), await answered(caller, ["Approve"])];
		const documentId = String((await send(caller, { OnBehalfOf: mia.email })).body.documentId);
		const calls = (email: string): [string, string, object?][] => [
			["GET", `/v1/document/download?documentId=${documentId}&onBehalfOf=${email}`],
			["PATCH", "/v1/document/addTags", { documentId, tags: ["a"], onBehalfOf: email }],
			["POST", `/v1/document/remind?documentId=${documentId}`, { onBehalfOf: email }],
			["POST", `/v1/document/revoke?documentId=${documentId}`, { message: "No.", onBehalfOf: email }],
		];
		for (const [method, path, body] of calls(omar.email)) {
			const answer = await caller.call(method, path, body);
			expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ["OnBehalfOf"]]);
		}
		for (const [method, path, body] of calls(mia.email)) {
			expect((await caller.call(method, path, body)).status).toBeLessThan(300);
		}
		const stranger = await makeCaller();
		const [method, path, body] = calls(mia.email)[3] ?? ["", ""];
		expect((await stranger.call(method, path, body)).body).toEqual(errorBody(404, "NotFound"));
	});
});
