import type { JobWithMetadata } from "pg-boss";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { undrawablePdf } from "#lib/pdf/read/testing/undrawable-pdf.ts";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { fillAndAgree } from "#lib/testing/journey/signer.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { queuedMails, signerContext } from "#lib/testing/signing-document.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { makeHandlers } from "#lib/worker/job-handlers.ts";
import { remindSigners } from "../asking/remind-signers.ts";
import { mintSigningLink } from "../asking/signing-links.ts";
import { revokeDocument } from "../ending/revoke-document.ts";
import { checkDocument } from "./check-document.ts";
import { drawPageImages } from "./draw-page-images.ts";
import { needsCheck } from "./needs-check.ts";
import { redrawPages } from "./redraw-pages.ts";

useTestDatabase();

const PAGE = "/Resources<</Font<</F 5 0 R>>>>/Contents 4 0 R";
const words = (text: string) => stream("", `BT /F 14 Tf 20 150 Td (${text}) Tj ET`);
const FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

/** A page with a filled field, which intake makes part of it. */
const form = onePage({
	catalog: "/AcroForm<</Fields[6 0 R]/DR<</Font<</F 5 0 R>>>>>>",
	page: `${PAGE}/Annots[6 0 R]`,
	others: [
		words("The rent is"),
		FONT,
		"<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(900 EUR)/Rect[20 60 200 80]/P 3 0 R/DA(/F 10 Tf 0 g)>>",
	],
});
const plain = onePage({ page: PAGE, others: [words("Annex"), FONT] });

/** Sends "Lease.pdf" and, when there is one, "Annex.pdf" to a signer and someone in copy. */
async function makeDocument(lease: Buffer, annex?: Buffer) {
	const caller = await makeCaller();
	const sent = await sendForm({ CC: JSON.stringify([{ emailAddress: "copy@example.com" }]) }, lease);
	if (annex) sent.append("Files", new Blob([new Uint8Array(annex)], { type: "application/pdf" }), "Annex.pdf");
	const { body } = await caller.call("POST", "/v1/document/send", sent);
	const documentId = String(body.documentId);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), signerId, "link");
	const token = link.slice(link.lastIndexOf("/") + 1);
	const signer = await signerContext(token);
	await fillAndAgree(token);
	return { caller, documentId, signer, sender: await contextOfCaller(caller) };
}

const stateOf = async (documentId: string) => {
	const select = { status: true, isAwaitingCheck: true, pictureState: true } as const;
	return db().document.findUniqueOrThrow({ where: { id: documentId }, select });
};

it.each([
	["of several files", plain, plain],
	["of a file that intake changed", form, undefined],
])(
	"no one is asked, reminded, or can finish before the pages of a document %s are checked",
	async (_, lease, annex) => {
		const { documentId, signer, sender } = await makeDocument(lease, annex);
		const remind = () => remindSigners(sender, { documentId, receiverEmails: [], message: "" });
		expect(await stateOf(documentId)).toMatchObject({ status: "InProgress", isAwaitingCheck: true });
		expect(await queuedMails(documentId)).toEqual(["sender-viewed"]);
		await expect(remind()).rejects.toMatchObject({ code: "Conflict" });
		expect(await finishSigning(signer, { edition: 0 })).toMatchObject({ outcome: "preparing" });
		await runJobs("page-images");
		expect(await queuedMails(documentId)).toEqual(["copy-sent", "please-sign", "sender-viewed"]);
		expect(await stateOf(documentId)).toMatchObject({ isAwaitingCheck: false, pictureState: "Fine" });
		expect(await finishSigning(signer, { edition: 0 })).toEqual({ outcome: "signed" });
	},
);

it("the pages of a clean file need no check before its signers are asked", async () => {
	const { documentId } = await makeDocument(plain);
	expect(await queuedMails(documentId)).toEqual(["copy-sent", "please-sign", "sender-viewed"]);
});

it("a document that is revoked before its check tells no one of it", async () => {
	const { documentId, sender } = await makeDocument(plain, plain);
	await revokeDocument(sender, { documentId, message: "Sent too soon" });
	await runJobs("page-images");
	expect(await queuedMails(documentId)).toEqual(["sender-viewed"]);
});

/** What its sender reads. */
async function mailTo(caller: { accountId: string; userId: string }, documentId: string): Promise<string> {
	const { accountId, userId } = caller;
	const mail = await deliverMail({ kind: "sender-pages-undrawn", accountId, documentId, userId });
	return mail?.text?.replace(/\s+/g, " ") ?? "";
}

it("a page that looks different from the upload stops the document; its sender may have it tried again", async () => {
	const { caller, documentId, signer, sender } = await makeDocument(form);
	const file = await db().documentFile.findFirstOrThrow({ where: { documentId } });
	const annex = await caller.call("POST", "/v1/document/send", await sendForm({}, plain));
	const other = await db().documentFile.findFirstOrThrow({ where: { documentId: String(annex.body.documentId) } });
	await db().documentFile.update({ where: { id: file.id }, data: { uploadKey: other.uploadKey } });
	await runJobs("page-images");
	expect(await queuedMails(documentId)).toEqual(["sender-pages-undrawn", "sender-viewed"]);
	expect(await stateOf(documentId)).toEqual({ status: "InProgress", isAwaitingCheck: true, pictureState: "Missing" });
	const text = await mailTo(caller, documentId);
	expect(text).toMatch(
		/We can’t show page 1 of “.?Lease\.pdf.?” exactly as in your file, so the document can’t be signed\./,
	);
	expect(text).toContain("No one has been emailed about this document.");
	await expect(finishSigning(signer, { edition: 0 })).rejects.toMatchObject({
		code: "UnusableFile",
		message: "Page 1 can’t be shown, so this document can’t be signed.",
	});
	await db().documentFile.update({ where: { id: file.id }, data: { uploadKey: file.uploadKey } });
	await redrawPages(sender, { documentId });
	await runJobs("page-images");
	expect(await queuedMails(documentId)).toEqual(["copy-sent", "please-sign", "sender-pages-undrawn", "sender-viewed"]);
	expect(await finishSigning(signer, { edition: 0 })).toEqual({ outcome: "signed" });
});

it("files whose pages are others once they are merged stop the document", async () => {
	const { caller, documentId } = await makeDocument(plain, plain);
	const [first] = await db().documentFile.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	const [page] = (first?.pages ?? []) as { widthPx: number }[];
	const pages = [{ ...page, widthPx: 99 }];
	await db().documentFile.update({ where: { id: first?.id ?? "" }, data: { pages } });
	await runJobs("page-images");
	expect(await queuedMails(documentId)).toEqual(["sender-pages-undrawn", "sender-viewed"]);
	expect(await mailTo(caller, documentId)).toMatch(/page 1 of “.?Lease\.pdf.?” and page 1 of “.?Annex\.pdf.?”/);
});

it.each<[of: string, name: string, files: [lease: Buffer, annex?: Buffer]]>([
	["of several files", "Annex", [plain, undrawablePdf([2], 3)]],
	["of one whose content tells", "Lease", [undrawablePdf([2], 3, { isTold: true })]],
])("a page that cannot be drawn stops a document %s before anyone is asked", async (_, name, files) => {
	const { caller, documentId } = await makeDocument(...files);
	await drawPageImages(jobContext(), documentId, 800);
	await checkDocument(jobContext(), documentId);
	expect(await queuedMails(documentId)).toEqual(["sender-pages-undrawn", "sender-viewed"]);
	const sentence = new RegExp(`We can’t show page 2 of “.?${name}\\.pdf.?” exactly as in your file`);
	expect(await mailTo(caller, documentId)).toMatch(sentence);
});

it("a check that fails to the last try tells the sender", async () => {
	const { caller, documentId } = await makeDocument(plain, plain);
	const workingKey = `${caller.accountId}/${"0".repeat(64)}`;
	await db().documentFile.updateMany({ where: { documentId }, data: { workingKey, workingSha256: "0".repeat(64) } });
	const attempt = (retryCount: number) => {
		const job = { data: { documentId }, retryCount, retryLimit: 8, createdOn: new Date() };
		return makeHandlers(() => new Date())["page-images"](job as JobWithMetadata<JobPayload<"page-images">>);
	};
	await expect(attempt(0)).rejects.toThrow("is not in the storage");
	expect(await queuedMails(documentId)).toEqual(["sender-viewed"]);
	await expect(attempt(8)).rejects.toThrow("is not in the storage");
	expect(await queuedMails(documentId)).toEqual(["sender-pages-undrawn", "sender-viewed"]);
});

it.each([
	[[{ needsCheck: false, isDrawn: true, undrawnPages: [] }], false],
	[[{ needsCheck: false }, { needsCheck: false }], true],
	[[{ needsCheck: true }], true],
	[[{ isDrawn: true, undrawnPages: [2] }], true],
	[[{ isDrawn: false, undrawnPages: [2] }], true],
])("files %j: checked first %s", (files, isChecked) => {
	expect(needsCheck(files)).toBe(isChecked);
});
