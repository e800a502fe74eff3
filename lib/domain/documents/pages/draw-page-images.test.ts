import { afterEach, expect, it, vi } from "vitest";
import { log } from "#lib/config/log.ts";
import { PHONE_WIDTH_PX } from "#lib/contract/page-picture.ts";
import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { jobContext } from "#lib/domain/context.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { undrawablePdf } from "#lib/pdf/read/testing/undrawable-pdf.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { countJobs, signerContext } from "#lib/testing/signing-document.ts";
import { mintSigningLink } from "../asking/signing-links.ts";
import { hurryPictures } from "./ask-for-pictures.ts";
import { drawPageImages } from "./draw-page-images.ts";
import { pageImageKey, type ShownFile } from "./draw-pages.ts";
import { beginFirstPage, viewPageImage } from "./page-image.ts";
import { pageTextKey } from "./page-text.ts";
import { readPageTexts } from "./read-page-texts.ts";

useTestDatabase();
// Dozens of pages are drawn one after the other: that is slow where others draw as well, not wrong.
vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
	vi.restoreAllMocks();
});

async function openPageImage(file: ShownFile, page: number): Promise<Buffer> {
	const { stream } = await viewPageImage(file, page, { askedWidthPx: null, requester: "link" }).open();
	return Buffer.concat(await stream.toArray());
}

async function makeDocument(pdf?: Buffer) {
	const caller = await makeCaller();
	const sent = await caller.call("POST", "/v1/document/send", await sendForm({}, pdf));
	const documentId = String(sent.body.documentId);
	const file = readJson("DocumentFile", await db().documentFile.findFirstOrThrow({ where: { documentId } }));
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), signerId, "copied");
	const shown = { accountId: caller.accountId, ...file };
	const key = pageImageKey(shown, 1);
	return { documentId, shown, key, context: await signerContext(link.slice(link.lastIndexOf("/") + 1)) };
}

it("pages are drawn ahead once somebody has opened the document, and not before", async () => {
	const { documentId, context } = await makeDocument();
	expect(await countJobs("page-images", documentId)).toBe(0);
	await markViewed(context);
	await markViewed(context);
	expect(await countJobs("page-images", documentId)).toBe(1);
});

it.each([
	["is being signed", {}, true],
	["was revoked", { status: "Revoked" }, false],
	["everybody has signed", { sealState: "Pending" }, false],
] as const)("when the document %s, what is missing is drawn: %#", async (_, change, isDrawn) => {
	const { documentId, key } = await makeDocument();
	await db().document.update({ where: { id: documentId }, data: change });
	await drawPageImages(jobContext(), documentId);
	expect(await storage().exists(key)).toBe(isDrawn);
});

it("the first page is drawn once for the page that shows it and for every request that comes meanwhile", async () => {
	const { shown, key } = await makeDocument();
	const put = vi.spyOn(storage(), "putFileAs");
	expect(await storage().exists(key)).toBe(false);
	beginFirstPage({ accountId: shown.accountId, files: [shown] }, "link");
	const [first, second] = await Promise.all([1, 2].map(() => openPageImage(shown, 1)));
	expect(first?.subarray(0, 4).toString()).toBe("RIFF");
	expect(second).toEqual(first);
	expect(put.mock.calls.map(([at]) => at)).toEqual([key]);
});

it("a phone’s picture of the first page is drawn ahead too, and has fewer bytes", async () => {
	const { shown, key } = await makeDocument();
	beginFirstPage({ accountId: shown.accountId, files: [shown] }, "link", PHONE_WIDTH_PX);
	const asked = { askedWidthPx: PHONE_WIDTH_PX, requester: "link" } as const;
	const { stream } = await viewPageImage(shown, 1, asked).open();
	const narrow = Buffer.concat(await stream.toArray());
	expect(narrow.length).toBeLessThan((await openPageImage(shown, 1)).length);
	const narrowKey = pageImageKey(shown, 1, PHONE_WIDTH_PX);
	expect(await Promise.all([key, narrowKey].map((at) => storage().exists(at)))).toEqual([true, true]);
});

it("a first page that cannot be drawn ahead is drawn by the request for it", async () => {
	const { shown } = await makeDocument();
	const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
	const missing = { ...shown, workingKey: `${shown.accountId}/${"0".repeat(64)}` };
	beginFirstPage({ accountId: shown.accountId, files: [missing] }, "link");
	await expect(openPageImage(missing, 1)).rejects.toThrow("missing on our side");
	await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), { timeout: 20_000 });
	expect((await openPageImage(shown, 1)).length).toBeGreaterThan(0);
});

async function countDrawn(shown: ShownFile & { pageCount: number }): Promise<number> {
	const pages = Array.from({ length: shown.pageCount }, (_, index) => pageImageKey(shown, index + 1));
	return (await Promise.all(pages.map((key) => storage().exists(key)))).filter(Boolean).length;
}

it("a long document leaves others their turn: what is left of it stands in the queue behind them", async () => {
	const { documentId, shown } = await makeDocument(undrawablePdf([], 43));
	const drawn = () => countDrawn(shown);
	expect(await drawPageImages(jobContext(), documentId)).toBe(false);
	expect([await drawn(), await countJobs("page-images", documentId)]).toEqual([40, 1]);
	expect(await drawPageImages(jobContext(), documentId)).toBe(true);
	expect([await drawn(), await countJobs("page-images", documentId)]).toEqual([43, 1]);
	expect(await db().documentFile.findFirstOrThrow({ where: { documentId } })).toMatchObject({ isDrawn: true });
});

/** Does what waits. @returns these documents in the order in which their jobs were done */
async function orderOf<T extends { documentId: string }>(...documents: T[]): Promise<T[]> {
	const done = await runJobs("page-images");
	return done.flatMap((job) => documents.filter(({ documentId }) => documentId === job.documentId));
}

it("a document that somebody waits to finish has its turn after the batch that is being drawn", async () => {
	const [long, short] = [await makeDocument(undrawablePdf([], 20)), await makeDocument()];
	await hurryPictures(short.documentId);
	expect(await drawPageImages(jobContext(), long.documentId)).toBe(false);
	expect([await countDrawn(long.shown), await countDrawn(short.shown)]).toEqual([8, 0]);
	expect(await orderOf(short, long)).toEqual([short, long]);
	expect([await countDrawn(long.shown), await countDrawn(short.shown)]).toEqual([20, 1]);
});

it("the words of a long document let one that somebody waits to finish have its turn as well", async () => {
	const [long, short] = [await makeDocument(undrawablePdf([], 30)), await makeDocument()];
	const parts = async () => {
		const keys = [0, 1, 2].map((part) => pageTextKey(long.shown, part));
		return Promise.all(keys.map((key) => storage().exists(key)));
	};
	await hurryPictures(short.documentId);
	await readPageTexts(jobContext(), long.documentId);
	expect(await parts()).toEqual([true, false, false]);
	expect(await orderOf(short, long)).toEqual([short, long]);
	expect(await parts()).toEqual([true, true, true]);
});
