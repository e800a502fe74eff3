import { afterEach, expect, it, vi } from "vitest";
import { log } from "#lib/config/log.ts";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { undrawablePdf } from "#lib/pdf/read/testing/undrawable-pdf.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { countJobs, signerContext } from "#lib/testing/signing-document.ts";
import { mintSigningLink } from "../asking/signing-links.ts";
import { drawPageImages } from "./draw-page-images.ts";
import { pageImageKey, type ShownFile } from "./draw-pages.ts";
import { beginFirstPage, viewPageImage } from "./page-image.ts";

useTestDatabase();
afterEach(() => {
	vi.restoreAllMocks();
});

async function openPageImage(file: ShownFile, page: number): Promise<Buffer> {
	const { stream } = await viewPageImage(file, page, null).open();
	return Buffer.concat(await stream.toArray());
}

async function makeDocument(pdf?: Buffer) {
	const caller = await makeCaller();
	const sent = await caller.call("POST", "/v1/document/send", await sendForm({}, pdf));
	const documentId = String(sent.body.documentId);
	const file = await db().documentFile.findFirstOrThrow({ where: { documentId } });
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), signerId, "link");
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
	beginFirstPage({ accountId: shown.accountId, files: [shown] });
	const [first, second] = await Promise.all([1, 2].map(() => openPageImage(shown, 1)));
	expect(first?.subarray(0, 4).toString()).toBe("RIFF");
	expect(second).toEqual(first);
	expect(put.mock.calls.map(([at]) => at)).toEqual([key]);
});

it("a first page that cannot be drawn ahead is drawn by the request for it", async () => {
	const { shown } = await makeDocument();
	const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
	const missing = { ...shown, workingKey: `${shown.accountId}/${"0".repeat(64)}` };
	beginFirstPage({ accountId: shown.accountId, files: [missing] });
	await expect(openPageImage(missing, 1)).rejects.toThrow("missing on our side");
	await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce(), { timeout: 20_000 });
	expect((await openPageImage(shown, 1)).length).toBeGreaterThan(0);
});

it("a long document leaves others their turn: what is left of it stands in the queue behind them", async () => {
	const { documentId, shown } = await makeDocument(undrawablePdf([], 43));
	const drawn = async () => {
		const pages = Array.from({ length: 43 }, (_, index) => pageImageKey(shown, index + 1));
		return (await Promise.all(pages.map((key) => storage().exists(key)))).filter(Boolean).length;
	};
	expect(await drawPageImages(jobContext(), documentId)).toBe(false);
	expect([await drawn(), await countJobs("page-images", documentId)]).toEqual([40, 1]);
	expect(await drawPageImages(jobContext(), documentId)).toBe(true);
	expect([await drawn(), await countJobs("page-images", documentId)]).toEqual([43, 1]);
	expect(await db().documentFile.findFirstOrThrow({ where: { documentId } })).toMatchObject({ isDrawn: true });
});
