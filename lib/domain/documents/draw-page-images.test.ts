import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { markViewed } from "#lib/domain/signing/mark-viewed.ts";
import { mintSigningLink } from "#lib/domain/signing/mint-token.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { countJobs, signerContext } from "#lib/testing/signing-document.ts";
import { drawPageImages } from "./draw-page-images.ts";
import { pageImageKey } from "./page-image.ts";

useTestDatabase();

async function makeDocument() {
	const caller = await makeCaller();
	const sent = await caller.call("POST", "/v1/document/send", await sendForm());
	const documentId = String(sent.body.documentId);
	const file = await db().documentFile.findFirstOrThrow({ where: { documentId } });
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const link = await mintSigningLink(db(), signerId, "link");
	const key = pageImageKey({ accountId: caller.accountId, workingSha256: file.workingSha256 }, 1);
	return { documentId, key, context: await signerContext(link.slice(link.lastIndexOf("/") + 1)) };
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
	await storage().delete(key);
	await drawPageImages(documentId);
	expect(await storage().exists(key)).toBe(isDrawn);
});
