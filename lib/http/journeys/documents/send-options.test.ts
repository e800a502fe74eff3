import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { sendMail } from "#lib/domain/delivery/sending/send-mail.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { downloadFile } from "#lib/domain/documents/downloading/download-document.ts";
import { sealDocument } from "#lib/domain/sealing/seal-document.ts";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";
import { pdfsig, pdfText } from "#lib/pdf/seal/testing/judges.ts";
import type { MailKind } from "#lib/queue/definitions.ts";
import { type ApiCaller, corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { senderOf } from "#lib/testing/identifying.ts";
import { signAll } from "#lib/testing/journey/signer.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { countJobs, queuedMails } from "#lib/testing/signing-document.ts";

const installation = useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

async function send(parts: Record<string, string>, ...moreFiles: string[]): Promise<string> {
	const form = await sendForm(parts);
	for (const name of moreFiles) {
		form.append("Files", new Blob([new Uint8Array(await corpusFile("plain.pdf"))]), name);
	}
	const answer = await caller.call("POST", "/v1/document/send", form);
	expect(answer.body).toEqual({ documentId: expect.any(String) });
	return String(answer.body.documentId);
}

const read = async (documentId: string) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;
const download = (documentId: string) => caller.call("GET", `/v1/document/download?documentId=${documentId}`);

async function complete(documentId: string): Promise<void> {
	// Pages of several files are compared with the uploads first.
	await runJobs("page-images");
	for (const { id } of await db().signer.findMany({ where: { documentId } })) {
		const link = await mintSigningLink(db(), id, "copied");
		await signAll(link.slice(link.lastIndexOf("/") + 1));
	}
	await sealDocument(jobContext(), documentId);
}

/** Names in a zip, by a program that is not ours. */
async function namesInZip(bytes: Buffer): Promise<string[]> {
	const path = join(installation.dataDir, `${randomUUID()}.zip`);
	await writeFile(path, bytes);
	const script =
		"import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print('\\n'.join(z.namelist()))";
	return execFileSync("python3", ["-c", script, path], { encoding: "utf8" }).trim().split("\n");
}

it("properties name the fonts that a file doesn’t embed", async () => {
	const symbols = onePage({
		page: "/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>",
		others: [
			stream("", "BT /F 40 Tf 20 80 Td (A) Tj ET"),
			"<</Type/Font/Subtype/TrueType/BaseFont/Wingdings/FirstChar 65/LastChar 65/Widths[600]>>",
		],
	});
	const { body } = await caller.call("POST", "/v1/document/send", await sendForm({}, symbols));
	expect(await read(String(body.documentId))).toMatchObject({
		files: [{ fontsNotEmbedded: ["Wingdings"], hiddenLayers: [] }],
	});
});

describe("downloads", () => {
	it("come as a zip of the files, each by itself, when the request says so", async () => {
		const parts = { DocumentDownloadOption: "individually", DownloadFileName: "Lease 2026" };
		const documentId = await send(parts, "Lease.pdf", "Map.pdf");
		expect(await read(documentId)).toMatchObject({
			documentDownloadOption: "Individually",
			downloadFileName: "Lease 2026",
		});
		const before = await download(documentId);
		expect(before.headers.get("content-disposition")).toContain('filename="Lease 2026.zip"');
		expect(await namesInZip(before.bytes)).toEqual(["Lease.pdf", "Lease (2).pdf", "Map.pdf"]);
		await complete(documentId);
		const after = await namesInZip((await download(documentId)).bytes);
		expect(after).toEqual(["Lease.pdf", "Lease (2).pdf", "Map.pdf", "audit-log.pdf"]);
		const files = await db().documentFile.findMany({ where: { documentId } });
		expect(files.every((file) => file.sealedKey !== null)).toBe(true);
	});

	it("give one file by itself, with the values so far and then sealed, but none of those that were sealed as one", async () => {
		const one = async (documentId: string, position: number) => {
			const file = await downloadFile(await senderOf(documentId), { documentId, position });
			return { fileName: file.fileName, bytes: await buffer((await file.open()).stream) };
		};
		const documentId = await send({ DocumentDownloadOption: "Individually" }, "Map.pdf");
		const before = await one(documentId, 1);
		expect(before.fileName).toBe("Map.pdf");
		expect(pdfText(before.bytes)).toContain("NOT COMPLETE");
		expect(pdfsig(before.bytes)).toEqual([]);
		await complete(documentId);
		const after = await one(documentId, 1);
		expect(after.fileName).toBe("Map.pdf");
		expect(pdfsig(after.bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
		const read = { documentId, type: "DocumentDownloaded" };
		const events = await db().auditEvent.findMany({ where: read, orderBy: { seq: "asc" } });
		expect(events.map(({ data }) => data)).toEqual([{ what: "preview" }, { what: "sealed" }]);
		await expect(one(documentId, 2)).rejects.toMatchObject({ code: "NotFound" });
		const combined = await send({}, "Map.pdf");
		expect((await one(combined, 1)).fileName).toBe("Map.pdf");
		await complete(combined);
		await expect(one(combined, 1)).rejects.toMatchObject({ code: "NotFound" });
	});

	it("are called as the request says, or after the title", async () => {
		const named = await download(await send({ DownloadFileName: "Lease of Mia.pdf" }));
		expect(named.headers.get("content-disposition")).toContain('filename="Lease of Mia.pdf"');
		const plain = await download(await send({ Title: "Rent" }));
		expect(plain.headers.get("content-disposition")).toContain('filename="Rent.pdf"');
	});
});

describe("mails to recipients", () => {
	const signer = (settings: object) => JSON.stringify({ ...SIGNER, recipientNotificationSettings: settings });

	async function isMailed(documentId: string, kind: MailKind): Promise<boolean> {
		const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
		const id = randomUUID();
		const payload = { kind, accountId: caller.accountId, documentId, signerId };
		await sendMail(jobContext(), { id, payload, isLastAttempt: true });
		return (await db().mail.count({ where: { id } })) === 1;
	}

	it("go out unless the document or the signer switches them off; the signer's word counts first", async () => {
		const off = JSON.stringify({ completed: false, revoked: false });
		const documentId = await send({ RecipientNotificationSettings: off, Signers: signer({ revoked: true }) });
		const properties = await read(documentId);
		expect(properties.recipientNotificationSettings).toMatchObject({
			completed: false,
			revoked: false,
			declined: true,
		});
		expect(properties.signerDetails).toMatchObject([
			{ recipientNotificationSettings: { revoked: true, completed: true } },
		]);
		await db().document.update({ where: { id: documentId }, data: { status: "Revoked", closedAt: new Date() } });
		expect(await isMailed(documentId, "signer-revoked")).toBe(true);
		await db().document.update({ where: { id: documentId }, data: { status: "Completed" } });
		expect(await isMailed(documentId, "signer-completed")).toBe(false);
	});

	it("without the request nobody is mailed, and delivery says so", async () => {
		const documentId = await send({ RecipientNotificationSettings: '{"signatureRequest":false}' });
		expect(await queuedMails(documentId)).toEqual([]);
		const { deliveryStatus, activatedAt } = await db().signer.findFirstOrThrow({ where: { documentId } });
		expect({ deliveryStatus, isAsked: activatedAt !== null }).toEqual({ deliveryStatus: "None", isAsked: true });
	});

	it("without reminders none is planned", async () => {
		const reminders = '{"enableAutoReminder":true}';
		const off = '{"reminders":false}';
		const documentId = await send({ ReminderSettings: reminders, RecipientNotificationSettings: off });
		expect(await isMailed(documentId, "please-sign")).toBe(true);
		expect(await countJobs("remind", documentId)).toBe(0);
	});
});
