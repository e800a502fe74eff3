import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { log } from "#lib/config/log.ts";
import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { jobContext } from "#lib/domain/context.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { viewSigningPageImage } from "#lib/domain/signing/open-signing-files.ts";
import { sharedPool } from "#lib/pdf/pool/shared-pool.ts";
import { undrawablePdf } from "#lib/pdf/read/testing/undrawable-pdf.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { fillAndAgree, signAll } from "#lib/testing/journey/signer.ts";
import { countJobs, signerContext } from "#lib/testing/signing-document.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { mintSigningLink } from "../asking/signing-links.ts";
import { drawPageImages } from "./draw-page-images.ts";
import { drawPages, pageImageKey } from "./draw-pages.ts";
import { redrawPages } from "./redraw-pages.ts";

useTestDatabase();
afterEach(() => {
	vi.restoreAllMocks();
});

/** CPU time that suffices for a batch of pages that can be drawn, in a process that has just started. */
const SHORT_MS = 800;

/** A document of three pages, of which the second draws itself for ever. */
async function makeDocument() {
	const caller = await makeCaller();
	const sent = await caller.call("POST", "/v1/document/send", await sendForm({}, undrawablePdf([2], 3)));
	const documentId = String(sent.body.documentId);
	const row = readJson("DocumentFile", await db().documentFile.findFirstOrThrow({ where: { documentId } }));
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), signerId, "copied");
	const token = link.slice(link.lastIndexOf("/") + 1);
	const file = () => db().documentFile.findUniqueOrThrow({ where: { id: row.id } });
	const shown = { ...row, accountId: caller.accountId };
	return { caller, documentId, shown, file, token, context: await signerContext(token) };
}

it("what cannot be drawn is found ahead, remembered and told; nobody signs meanwhile, or after", async () => {
	const { documentId, shown, file, token, context } = await makeDocument();
	await markViewed(context);
	await fillAndAgree(token);
	expect(await finishSigning(context, { edition: 0 })).toEqual({ outcome: "preparing", share: 0 });
	// Asked for again, it is not asked for twice; but it comes before what nobody waits for.
	expect(await finishSigning(context, { edition: 0 })).toEqual({ outcome: "preparing", share: 0 });
	const jobs = await db().$queryRaw`
		SELECT "priority" FROM pgboss.job WHERE "name" = 'page-images' AND "data"->>'documentId' = ${documentId}
		ORDER BY "created_on"`;
	expect(jobs).toEqual([{ priority: 0 }, { priority: 1 }]);
	await drawPages(shown, [1], { requester: "link", cpuMs: SHORT_MS * 10 });
	expect(await finishSigning(context, { edition: 0 })).toEqual({ outcome: "preparing", share: 1 / 3 });
	await drawPageImages(jobContext(), documentId, SHORT_MS);
	expect(await file()).toMatchObject({ isDrawn: true, undrawnPages: [2] });
	const isThere = await Promise.all([1, 2, 3].map((page) => storage().exists(pageImageKey(shown, page))));
	expect(isThere).toEqual([true, false, true]);
	const told = await db().$queryRaw`
		SELECT 1 FROM pgboss.job WHERE "data"->>'documentId' = ${documentId} AND "data"->>'kind' = 'sender-pages-undrawn'`;
	expect(told).toHaveLength(1);
	expect(await pictureState(documentId)).toBe("Missing");
	await expect(finishSigning(context, { edition: 0 })).rejects.toMatchObject({
		code: "UnusableFile",
		fields: { "pages[2]": [expect.stringMatching(/^Page 2 can’t be shown/)] },
	});
	expect(await db().signer.findFirstOrThrow({ where: { documentId } })).toMatchObject({ status: "NotCompleted" });
	// Neither the job nor a look tries again: each try ends a child process.
	const children = sharedPool("link").pids;
	await drawPageImages(jobContext(), documentId, SHORT_MS);
	const look = (await viewSigningPageImage(context, 2, null)).open();
	await expect(look).rejects.toMatchObject({ code: "UnusableFile", message: expect.stringMatching(/^Page 2 can’t/) });
	expect(sharedPool("link").pids).toEqual(children);
	// As it is when the page can be drawn after all.
	await db().documentFile.update({ where: { id: shown.id }, data: { undrawnPages: [] } });
	expect(await finishSigning(context, { edition: 0 })).toEqual({ outcome: "signed" });
});

it("a look that could not draw a page is told to come again, does not try twice, and has the job find out", async () => {
	const { documentId, file, context } = await makeDocument();
	vi.spyOn(log, "warn").mockImplementation(() => undefined);
	const page = await viewSigningPageImage(context, 2, null);
	await expect(page.open()).rejects.toMatchObject({ code: "Unavailable", retryAfterSeconds: 5 });
	expect(await file()).toMatchObject({ isDrawn: false, undrawnPages: [2] });
	const children = sharedPool("link").pids;
	await expect((await viewSigningPageImage(context, 2, null)).open()).rejects.toMatchObject({ code: "Unavailable" });
	expect(sharedPool("link").pids).toEqual(children);
	expect(await countJobs("page-images", documentId)).toBe(1);
	expect(await finishSigning(context, { edition: 0 })).toMatchObject({ outcome: "preparing" });
});

it("a file of nothing but such pages is not tried to its end", async () => {
	const caller = await makeCaller();
	const every = Array.from({ length: 19 }, (_, index) => index + 2);
	const sent = await caller.call("POST", "/v1/document/send", await sendForm({}, undrawablePdf(every, 20)));
	const documentId = String(sent.body.documentId);
	const { accountId } = caller;
	const row = readJson("DocumentFile", await db().documentFile.findFirstOrThrow({ where: { documentId } }));
	// As it is after the first look: by now the process is there that draws.
	await drawPages({ ...row, accountId }, [1], { requester: "link", cpuMs: SHORT_MS * 10 });
	await drawPageImages(jobContext(), documentId, SHORT_MS);
	const file = await db().documentFile.findFirstOrThrow({ where: { documentId } });
	expect(file).toMatchObject({ isDrawn: true, undrawnPages: every });
});

const pictureState = async (documentId: string) =>
	(await db().document.findUniqueOrThrow({ where: { id: documentId } })).pictureState;

it("its sender has missing pages tried once more, once in a while; nobody signs meanwhile", async () => {
	const { caller, documentId, shown, file, token, context } = await makeDocument();
	const sender = await contextOfCaller(caller);
	await expect(redrawPages(sender, { documentId })).rejects.toMatchObject({ code: "Conflict" });
	await drawPageImages(jobContext(), documentId, SHORT_MS);
	const stranger = await contextOfCaller(await makeCaller());
	await expect(redrawPages(stranger, { documentId })).rejects.toMatchObject({ code: "NotFound" });
	expect(await pictureState(documentId)).toBe("Missing");
	const before = await countJobs("page-images", documentId);
	await redrawPages(sender, { documentId });
	expect(await countJobs("page-images", documentId)).toBe(before + 1);
	expect(await pictureState(documentId)).toBe("Retried");
	expect(await finishSigning(context, { edition: 0 })).toMatchObject({ outcome: "preparing" });
	await expect(redrawPages(sender, { documentId })).rejects.toMatchObject({ code: "RateLimited" });
	await drawPageImages(jobContext(), documentId, SHORT_MS);
	expect([await pictureState(documentId), await file()]).toMatchObject(["Missing", { undrawnPages: [2] }]);
	const later = new Date(Date.now() + 3_600_000);
	await redrawPages({ ...sender, now: () => later }, { documentId });
	// As it is when the machine has time for the page.
	const [picture, temp] = await Promise.all([storage().localPath(pageImageKey(shown, 1)), makeTempDir()]);
	const copy = join(temp.path, "2.webp");
	await copyFile(picture.path, copy);
	await storage().putFileAs(pageImageKey(shown, 2), copy);
	await Promise.all([picture.release(), temp.remove()]);
	await drawPageImages(jobContext(), documentId, SHORT_MS);
	expect([await pictureState(documentId), await file()]).toMatchObject(["Fine", { isDrawn: true, undrawnPages: [] }]);
	await signAll(token);
	expect(await db().signer.findFirstOrThrow({ where: { documentId } })).toMatchObject({ status: "Completed" });
});
