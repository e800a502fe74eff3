import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { sayPresent } from "#lib/domain/signing/in-person/say-present.ts";
import { pdfText } from "#lib/pdf/seal/testing/judges.ts";
import { type ApiCaller, makeCaller, SIGNER, sendTo } from "#lib/testing/api-caller.ts";
import { browser } from "#lib/testing/proof.ts";
import { PATIENCE, useJourney } from "./journey.ts";
import { openLink, signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

async function isCompleted(documentId: string): Promise<void> {
	const read = async () => (await db().document.findUnique({ where: { id: documentId } }))?.status;
	await expect.poll(read, PATIENCE).toBe("Completed");
	await journey.settle();
}

async function embeddedLink(caller: ApiCaller, documentId: string, email: string) {
	return caller.call(
		"GET",
		`/v1/document/getEmbeddedSignLink?documentId=${documentId}&signerEmail=${email}&redirectUrl=https://app.example.com/done`,
	);
}

const subjectsTo = (address: string) => journey.mailsTo(address).map((mail) => mail.parsed.subject ?? "");

describe("DisableEmails", () => {
	it("mails no recipient from sending to completion; an embedded link leads through it and back to the app", async () => {
		const caller = await makeCaller();
		const parts = { DisableEmails: "true", CC: JSON.stringify([{ emailAddress: "cc-silent@example.com" }]) };
		const documentId = await sendTo(caller, [{ emailAddress: "silent@example.com" }], parts);
		const { status, body } = await embeddedLink(caller, documentId, "silent@example.com");
		expect(status).toBe(200);
		const token = String(body.signLink).split("/").at(-1) ?? "";
		expect(await openLink(token)).toMatchObject({ state: "open", redirectUrl: "https://app.example.com/done" });
		await signAll(token);
		await isCompleted(documentId);
		expect(await openLink(token)).toMatchObject({ state: "completed", redirectUrl: "https://app.example.com/done" });
		expect([...subjectsTo("silent@example.com"), ...subjectsTo("cc-silent@example.com")]).toEqual([]);
		expect((await embeddedLink(caller, documentId, "silent@example.com")).status).toBe(409);
	});

	it("also keeps a revoke and a reminder from being mailed", async () => {
		const caller = await makeCaller();
		const documentId = await sendTo(caller, [{ emailAddress: "hush@example.com" }], { DisableEmails: "true" });
		expect((await caller.call("POST", `/v1/document/remind?documentId=${documentId}`, {})).status).toBe(409);
		await caller.call("POST", `/v1/document/revoke?documentId=${documentId}`, { message: "No longer needed" });
		await journey.settle();
		expect(subjectsTo("hush@example.com")).toEqual([]);
	});

	it("makes links for later turns at once, which wait and then open", async () => {
		const caller = await makeCaller();
		const signers = [
			{ emailAddress: "one@example.com", signerOrder: 1 },
			{ emailAddress: "two@example.com", signerOrder: 2 },
		];
		const documentId = await sendTo(caller, signers, { DisableEmails: "true", EnableSigningOrder: "true" });
		const [one = "", two = ""] = await Promise.all(
			signers.map(async ({ emailAddress }) => {
				const { body } = await embeddedLink(caller, documentId, emailAddress);
				return String(body.signLink).split("/").at(-1);
			}),
		);
		expect((await openLink(two)).state).toBe("waiting");
		await signAll(one);
		await signAll(two);
		await isCompleted(documentId);
	});
});

describe("carbon copies", () => {
	it("are told of the document and get the sealed file, and have no link that signs", async () => {
		const caller = await makeCaller();
		const cc = ["copy-a@example.com", "copy-b@example.com"];
		const parts = { CC: JSON.stringify(cc.map((emailAddress) => ({ emailAddress }))) };
		const documentId = await sendTo(caller, [{ emailAddress: "with-copies@example.com" }], parts);
		for (const address of cc) expect((await journey.mailTo(address)).parsed.text).not.toContain("/sign/");
		await signAll(tokenIn(await journey.mailTo("with-copies@example.com")));
		for (const address of cc) {
			const mail = await journey.mailTo(address, 2);
			expect(mail.parsed.attachments.map((one) => one.mimeType)).toEqual(["application/pdf"]);
			expect(mail.parsed.text).not.toContain("/sign/");
		}
		await journey.settle();
		const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		expect(body.ccDetails).toMatchObject(cc.map((emailAddress) => ({ emailAddress })));
		expect(journey.mailsTo("copy-a@example.com")).toHaveLength(2);
	});
});

describe("kinds of signers", () => {
	it("a reviewer is asked to review, finishes without a signature, and stands in the trail as one", async () => {
		const caller = await makeCaller();
		const documentId = await sendTo(
			caller,
			[
				{
					name: "Rita Reviewer",
					emailAddress: "rita@example.com",
					signerType: "Reviewer",
					signerOrder: 1,
					formFields: [],
				},
				{ emailAddress: "after-rita@example.com", signerOrder: 2 },
			],
			{ EnableSigningOrder: "true" },
		);
		const mail = await journey.mailTo("rita@example.com");
		expect(mail.parsed.subject).toMatch(/review/i);
		await signAll(tokenIn(mail));
		const next = await journey.mailTo("after-rita@example.com");
		expect(next.parsed.text).toContain("Rita Reviewer has approved.");
		await signAll(tokenIn(next));
		await isCompleted(documentId);
		const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		const history = body.documentHistory as { action: string; email: string }[];
		expect(history.find((event) => event.action === "Reviewed")?.email).toBe("rita@example.com");
		const certificate = await caller.call("GET", `/v1/document/downloadAuditLog?documentId=${documentId}`);
		const told = pdfText(certificate.bytes).replace(/\s+/g, " ");
		for (const sentence of [
			"The review request was emailed to rita@example.com.",
			"Rita Reviewer agreed to approve electronically",
			"Rita Reviewer reviewed and approved.",
		]) {
			expect(told).toContain(sentence);
		}
	});

	it("an in-person signer signs through the mail of the host, whose name stands in the certificate", async () => {
		const caller = await makeCaller();
		const signer = {
			...SIGNER,
			name: "Ines Present",
			emailAddress: "ines@example.com",
			signerType: "InPersonSigner",
			hostName: "Hugo Host",
			hostEmail: "hugo@example.com",
		};
		const documentId = await sendTo(caller, [signer]);
		const request = await journey.mailTo("hugo@example.com");
		expect(request.parsed.text).toContain("Ines Present");
		const token = tokenIn(request);
		expect(await openLink(token)).toMatchObject({ state: "absent", stage: "ready", signerName: "Ines Present" });
		const present = await sayPresent(browser(), token);
		const secret = present.outcome === "proved" ? present.secret : "";
		expect(await openLink(token, undefined, secret)).toMatchObject({
			state: "open",
			view: { canReassign: false, signer: { name: "Ines Present", type: "InPersonSigner", hostName: "Hugo Host" } },
		});
		expect(journey.mailsTo("ines@example.com")).toEqual([]);
		await signAll(token, secret);
		await isCompleted(documentId);
		// The host sees that it is done; her own mail leads to what she signed.
		expect(await openLink(token, undefined, secret)).toMatchObject({ state: "absent", stage: "signed" });
		expect(journey.mailsTo("hugo@example.com")).toHaveLength(1);
		const copy = await journey.mailTo("ines@example.com");
		expect(copy.parsed.attachments).toHaveLength(1);
		expect(await openLink(tokenIn(copy))).toMatchObject({ state: "completed", download: "sealed" });
		const certificate = await caller.call("GET", `/v1/document/downloadAuditLog?documentId=${documentId}`);
		expect(pdfText(certificate.bytes)).toContain("Hugo Host");
		expect(pdfText(certificate.bytes)).toContain("Personal link, sent to the host");
		const told = pdfText(certificate.bytes).replace(/\s+/g, " ");
		expect(told).toMatch(/Lent by Hugo Host <hugo@example\.com>; “I am Ines Present” was confirmed on it/);
		// The address stands in the column beside the sentence.
		expect(told).toMatch(
			/On the device of Hugo Host \(hugo@example\.com\), [\d.]+ someone confirmed: “I am Ines Present\.”/,
		);
		expect(told).toMatch(/Ines Present signed on the device of Hugo Host [\d.]+ \(hugo@example\.com\)\./);
	});
});

describe("a sandbox key", () => {
	it("goes the whole way with marked mails and file, apart from live documents, and is discarded after 14 days", async () => {
		const sandbox = await makeCaller({ environment: "sandbox" });
		const live = await makeCaller({ accountId: sandbox.accountId });
		const documentId = await sendTo(sandbox, [{ emailAddress: "sand@example.com" }]);
		const request = await journey.mailTo("sand@example.com");
		expect(`${request.parsed.subject} ${request.parsed.text}`).toMatch(/sandbox|test/i);
		await signAll(tokenIn(request));
		await isCompleted(documentId);
		const file = await sandbox.call("GET", `/v1/document/download?documentId=${documentId}`);
		expect(pdfText(file.bytes)).toContain("SANDBOX");
		expect((await live.call("GET", `/v1/document/properties?documentId=${documentId}`)).status).toBe(404);

		await journey.advanceTo(new Date(Date.now() + 13 * 86_400_000));
		await journey.keepHouse();
		expect(await db().document.count({ where: { id: documentId } })).toBe(1);
		await journey.advanceTo(new Date(Date.now() + 15 * 86_400_000));
		await journey.keepHouse();
		await expect.poll(() => db().document.count({ where: { id: documentId } }), PATIENCE).toBe(0);
		expect(await db().tombstone.count({ where: { documentId } })).toBe(1);
	});
});
