import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, visitorContext } from "#lib/domain/context.ts";
import { getCopyPage } from "#lib/domain/documents/downloading/copy-link.ts";
import { sealDocument } from "#lib/domain/sealing/seal-document.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { PEER_HEADER } from "#lib/http/limits/client-ip.ts";
import { downloadCopy } from "#lib/http/pages/download-copy.ts";
import { storage } from "#lib/storage/storage.ts";
import { type ApiCaller, corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { signAll } from "#lib/testing/journey/signer.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";

const installation = useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

/** Sends with a brand, signs as its signer does, seals. */
async function complete(
	brand: Record<string, string>,
	parts: Record<string, string> = {},
	before: (documentId: string) => Promise<unknown> = async () => undefined,
	file?: Uint8Array,
): Promise<string> {
	const made = await caller.call("POST", "/v1/brand/create", brandForm(brand));
	const form = await sendForm({ BrandId: String(made.body.brandId), ...parts }, file);
	form.append("Cc", JSON.stringify({ emailAddress: "copy@example.com" }));
	const sent = await caller.call("POST", "/v1/document/send", form);
	const documentId = String(sent.body.documentId);
	const query = `documentId=${documentId}&signerEmail=${SIGNER.emailAddress}`;
	const { body } = await caller.call("GET", `/v1/document/getEmbeddedSignLink?${query}`);
	await before(documentId);
	await signAll(String(body.signLink).split("/").at(-1) ?? "");
	await sealDocument(jobContext(), documentId);
	return documentId;
}

async function download(documentId: string): Promise<Buffer> {
	const answer = await caller.call("GET", `/v1/document/download?documentId=${documentId}`);
	expect(answer.status).toBe(200);
	return answer.bytes;
}

async function textOf(bytes: Uint8Array): Promise<string> {
	const path = join(installation.dataDir, `${randomUUID()}.pdf`);
	await writeFile(path, bytes);
	expect(execFileSync("pdfsig", ["-nocert", path], { encoding: "utf8" })).toContain("Signature is Valid");
	return execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
}

async function completedMail(documentId: string) {
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const mail = await deliverMail({ kind: "signer-completed", accountId: caller.accountId, documentId, signerId });
	const attachments = mail?.attachments ?? [];
	const texts = await Promise.all(attachments.map((one) => textOf(new Uint8Array(one.content as ArrayBuffer))));
	return { names: attachments.map((one) => one.filename), texts, text: mail?.text ?? "" };
}

const CERTIFICATE = /Certificate of completion/i;

describe("the certificate", () => {
	it("has the brand's logo and name at its top", async () => {
		const bytes = await download(await complete({ CombineAuditTrail: "true", BrandName: "Quay & Sons" }));
		const text = await textOf(bytes);
		expect(text).toMatch(/Quay & Sons\s+Signet\s+Certificate of completion/);
		expect(bytes.includes("/Subtype /Image") || bytes.includes("/Subtype/Image")).toBe(true);
	});

	it("says of a link that no email brought how it was used, and names no copies that nobody got", async () => {
		const text = await textOf(await download(await complete({ CombineAuditTrail: "true" }, { DisableEmails: "true" })));
		expect(text).toMatch(CERTIFICATE);
		expect(text).toContain("Personal link, embedded in the sender’s application");
		expect(text).not.toContain("copy@example.com");
	});

	it("is a file of its own unless the brand combines it, and is mailed beside the document", async () => {
		const documentId = await complete({});
		expect(await textOf(await download(documentId))).not.toMatch(CERTIFICATE);
		const { names, texts } = await completedMail(documentId);
		expect(names).toEqual(["Lease.pdf", "Lease - certificate.pdf"]);
		expect(texts.map((text) => CERTIFICATE.test(text))).toEqual([false, true]);
	});

	it("is behind the pages when the brand combines it, in the download and in the mail", async () => {
		const documentId = await complete({ CombineAuditTrail: "true" });
		expect(await textOf(await download(documentId))).toMatch(CERTIFICATE);
		const { names, texts } = await completedMail(documentId);
		expect(names).toEqual(["Lease.pdf"]);
		expect(texts[0]).toMatch(CERTIFICATE);
	});

	it.each(["true", "false"])(
		"is left out of mails when the brand says so (combined: %s)",
		async (CombineAuditTrail) => {
			const documentId = await complete({ CombineAuditTrail, ExcludeAuditTrailFromEmail: "true" });
			expect(CERTIFICATE.test(await textOf(await download(documentId)))).toBe(CombineAuditTrail === "true");
			const { names, texts } = await completedMail(documentId);
			expect(names).toEqual(["Lease.pdf"]);
			expect(texts[0]).not.toMatch(CERTIFICATE);
			const certificate = await caller.call("GET", `/v1/document/downloadAuditLog?documentId=${documentId}`);
			expect(await textOf(certificate.bytes)).toMatch(CERTIFICATE);
		},
	);

	it("is mailed beside an upload that was signed before, which takes no pages but a framed signature", async () => {
		const frame = { enableSignatureFrame: true, showRecipientEmail: true };
		const brand = { CombineAuditTrail: "true", SignatureFrameSettings: JSON.stringify(frame) };
		const documentId = await complete(brand, {}, undefined, await corpusFile("bb-libpdf.pdf"));
		const { names, texts } = await completedMail(documentId);
		expect(names).toEqual(["Lease.pdf", "Lease - certificate.pdf"]);
		expect(texts[0]).toContain("grace@example.com");
		expect(texts.map((text) => CERTIFICATE.test(text))).toEqual([false, true]);
	});

	it("has its times in the brand's zone", async () => {
		const documentId = await complete({ CombineAuditTrail: "true", DocumentTimeZone: "+05:30" });
		const text = await textOf(await download(documentId));
		expect(text).toContain("GMT+5:30");
		expect(text).not.toMatch(/\d\d:\d\d:\d\d UTC/);
	});
});

describe("what signers attached", () => {
	const attachment = {
		id: "passport",
		name: "Passport",
		fieldType: "Attachment",
		pageNumber: 1,
		bounds: { x: 50, y: 200, width: 150, height: 25 },
	};
	const bytes = Buffer.from("%PDF-1.7 of the passport");

	async function completeWithFile(brand: Record<string, string>) {
		const signer = { ...SIGNER, formFields: [...SIGNER.formFields, attachment] };
		const { key } = await storage().putBytes(caller.accountId, bytes);
		const value = writeFileValue({ key, name: "passport.pdf", mediaType: "application/pdf", size: bytes.length });
		const documentId = await complete(brand, { Signers: JSON.stringify(signer) }, (id) =>
			db().documentField.updateMany({ where: { documentId: id, fieldId: "passport" }, data: { value, valueKey: key } }),
		);
		const path = join(installation.dataDir, `${documentId}.pdf`);
		await writeFile(path, await download(documentId));
		const listed = execFileSync("pdfdetach", ["-list", path], { encoding: "utf8" });
		const query = `documentId=${documentId}&attachmentId=passport`;
		const apart = await caller.call("GET", `/v1/document/downloadAttachment?${query}`);
		return { listed, page: await textOf(await download(documentId)), apart: apart.bytes };
	}

	it.each(["true", "false"])(
		"is inside the sealed PDF only when the brand combines it (%s), and by itself always",
		async (CombineAttachments) => {
			const { listed, page, apart } = await completeWithFile({ CombineAttachments });
			expect(listed.includes("passport.pdf")).toBe(CombineAttachments === "true");
			expect(page).toContain("passport.pdf");
			expect(apart).toEqual(bytes);
		},
	);
});

describe("a brand that links to the sealed document", () => {
	it("attaches nothing: signers get their link, people in copy one of their own", async () => {
		const documentId = await complete({ EmailSignedDocument: "DocumentLink" });
		const { names, text } = await completedMail(documentId);
		expect(names).toEqual([]);
		expect(text).toMatch(/\/sign\/[\w-]{43}/);
		const { id: carbonCopyId } = await db().carbonCopy.findFirstOrThrow({ where: { documentId } });
		const job = { kind: "copy-completed", accountId: caller.accountId, documentId, carbonCopyId } as const;
		const mail = await deliverMail(job);
		expect(mail?.attachments).toEqual([]);
		const token = /\/copies\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
		const ownPage = { "sec-fetch-site": "same-origin", "content-type": "application/json" };
		const headers = { [PEER_HEADER]: "203.0.113.9", ...ownPage };
		const fetch = (secret: string) =>
			downloadCopy(new Request("http://localhost/copies/x", { method: "POST", headers }), {
				params: Promise.resolve({ token: secret }),
			});
		expect(await getCopyPage(visitorContext(), token)).toMatchObject({ state: "usable", title: "Lease" });
		const downloads = () => db().auditEvent.findMany({ where: { documentId, actorType: "copy" } });
		expect(await downloads()).toEqual([]);
		const answer = await fetch(token);
		const fetched = { actorType: "copy", actorId: carbonCopyId, actorEmail: "copy@example.com", ip: "203.0.113.9" };
		expect(await downloads()).toMatchObject([{ ...fetched, type: "DocumentDownloaded", data: { what: "sealed" } }]);
		expect(Buffer.from(await answer.arrayBuffer())).toEqual(await download(documentId));
		expect((await fetch("a".repeat(43))).status).toBe(410);
		await db().copyLink.updateMany({ where: { carbonCopyId }, data: { expiresAt: new Date(0) } });
		expect((await fetch(token)).status).toBe(410);
		expect(await getCopyPage(visitorContext(), token)).toMatchObject({ state: "expired", title: "Lease" });
		expect(await getCopyPage(visitorContext(), "a".repeat(43))).toEqual({ state: "unknown" });
		expect(await downloads()).toHaveLength(1);
	});
});

describe("a frame around signatures", () => {
	it("has the lines that the brand wants", async () => {
		const documentId = await complete({
			CombineAuditTrail: "false",
			DocumentTimeZone: "Asia/Tokyo",
			"SignatureFrameSettings.EnableSignatureFrame": "true",
			"SignatureFrameSettings.ShowRecipientName": "true",
			"SignatureFrameSettings.ShowRecipientEmail": "true",
			"SignatureFrameSettings.ShowTimeStamp": "true",
		});
		const text = await textOf(await download(documentId));
		expect(text).toContain("Grace Signer");
		expect(text).toContain("grace@example.com");
		expect(text).toMatch(/20\d\d at \d{1,2}:\d\d\s[AP]M GMT\+9/);
	});

	it("is not there unless the brand wants it", async () => {
		const documentId = await complete({ "SignatureFrameSettings.ShowRecipientEmail": "true" });
		expect(await textOf(await download(documentId))).not.toContain("grace@example.com");
	});
});
