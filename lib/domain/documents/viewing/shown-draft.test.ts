import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { afterAll, expect, it } from "vitest";
import type { UserContext } from "#lib/domain/context.ts";
import { addDraftFile } from "#lib/domain/drafts/editing/add-draft-file.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { viewDraftPage } from "#lib/domain/drafts/editing/view-draft-file.ts";
import { addRecipient, makeDraftField, setTitle, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { corpusFile } from "#lib/domain/drafts/testing/upload.ts";
import type { Download } from "#lib/domain/files/open-object.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { pdfText } from "#lib/pdf/seal/testing/judges.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { downloadDocument, downloadFile } from "../downloading/download-document.ts";
import { downloadDocuments } from "../downloading/download-documents.ts";
import { listDocumentFiles } from "../downloading/list-document-files.ts";
import { openSenderPageImage } from "../pages/open-sender-page-image.ts";
import { viewDocumentSource, viewDocumentText } from "./view-document-parts.ts";
import type { Viewable } from "./viewable.ts";

useTestDatabase();
afterAll(closePdfPool);

const clientId = randomUUID();

async function upload(context: UserContext, documentId: string, name: string, baseVersion: number) {
	const file = await corpusFile(name, name);
	return addDraftFile(context, { documentId, file, fileId: null, replaces: null, baseVersion, clientId });
}

const bytesOf = async ({ open }: Viewable) => buffer((await open()).stream);

const textOf = async (download: Download) => pdfText(await buffer((await download.open()).stream));

it("gives of a draft the files that its desk has, as they are called and ordered there, with what is filled in", async () => {
	const context = await makeUserContext();
	const [documentId, mia] = [randomUUID(), randomUUID()];
	const { file: out } = await upload(context, documentId, "plain.pdf", 0);
	const { file: tags } = await upload(context, documentId, "text-tags.pdf", 1);
	const { file: last } = await upload(context, documentId, "text-tags-crop-rot.pdf", 2);
	const { id, ...was } = out;
	const value = { label: "House", value: "Harbour House 7" };
	const field = makeDraftField("Label", { recipientId: mia, fileId: tags.id, page: 1, ...value });
	const steps = [
		stepOf({ kind: "remove", in: "files", id, was }),
		stepOf({ kind: "patch", in: "files", id: tags.id, set: { name: "Tags.pdf" }, was: {} }),
		addRecipient({ name: "Mia Chen", email: "mia@example.com" }, mia),
		stepOf({ kind: "add", in: "fields", id: randomUUID(), value: field }),
	];
	expect((await applySteps(context, { documentId, baseVersion: 3, clientId, steps })).refused).toEqual([]);

	expect(await listDocumentFiles(context, { documentId })).toMatchObject({
		isSealed: false,
		files: [
			{ name: "Tags.pdf", isByItself: true },
			{ name: last.name, isByItself: true },
		],
	});
	const whole = await textOf(await downloadDocument(context, { documentId }));
	expect(whole).toContain("Name: {{text|1");
	expect(whole).toContain("Harbour House 7");
	expect(whole).not.toContain("Original page content");
	expect(await textOf(await downloadFile(context, { documentId, position: 0 }))).toContain("Name: {{text|1");
	await expect(downloadFile(context, { documentId, position: 2 })).rejects.toMatchObject({ code: "NotFound" });

	const ofDesk = await viewDraftPage(context, {
		...{ documentId, fileId: tags.id, leftOut: "", page: 1, askedWidthPx: null },
	});
	const ofPage = await openSenderPageImage(context, { documentId, page: 1, askedWidthPx: null });
	expect((await bytesOf(ofPage)).equals(await bytesOf(ofDesk))).toBe(true);
	const beyond = openSenderPageImage(context, { documentId, page: 3, askedWidthPx: null });
	await expect(beyond).rejects.toMatchObject({ code: "NotFound" });
	const source = await viewDocumentSource(context, { documentId, file: 0 });
	expect(pdfText(await bytesOf(source))).toContain("Name: {{text|1");
	const text = await viewDocumentText(context, { documentId, file: 0, part: 0 });
	expect(String(await bytesOf(text))).toContain("{{text|1");
});

it("has nothing to give of a draft without files, and names it in a zip of several", async () => {
	const context = await makeUserContext();
	const [empty, full] = [randomUUID(), randomUUID()];
	await applySteps(context, { documentId: empty, baseVersion: 0, clientId, steps: [setTitle("Empty")] });
	await upload(context, full, "plain.pdf", 0);
	expect(await listDocumentFiles(context, { documentId: empty })).toMatchObject({ files: [], attachments: [] });
	const refused = { code: "Conflict", said: { key: "noFiles" } };
	await expect(downloadDocument(context, { documentId: empty })).rejects.toMatchObject(refused);
	const missing = { fileName: "Not included.txt", about: "Not in this zip:" };
	const zip = await downloadDocuments(context, { documentIds: [empty, full], name: "Documents", missing });
	const path = join((await makeTempDir()).path, "documents.zip");
	await pipeline((await zip.open()).stream, createWriteStream(path));
	expect(await zipNames(path)).toEqual(["plain.pdf", "Not included.txt"]);
	expect(String(await unzipped(path, "Not included.txt"))).toContain(empty);
});

it("gives a draft that cannot be sent as it is: a signed file beside another", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	await upload(context, documentId, "bb-libpdf.pdf", 0);
	await upload(context, documentId, "text-tags.pdf", 1);
	expect(await textOf(await downloadDocument(context, { documentId }))).toContain("Name: {{text|1");
});
