import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { pageImageKey } from "#lib/domain/documents/pages/draw-pages.ts";
import type { Viewable } from "#lib/domain/documents/viewing/viewable.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument, type TestDocument } from "#lib/testing/signing-document.ts";
import { viewSigningPageImage, viewSigningSource } from "./open-signing-files.ts";

useTestDatabase();

/** Two files of two and one pages whose images and bytes say what they are. */
async function makeFiles(): Promise<TestDocument> {
	const document = await makeSigningDocument([{ name: "Mia" }, { name: "Omar", activatedAt: null }]);
	const { accountId, documentId } = document;
	const temp = await makeTempDir();
	let firstPage = 1;
	for (const [position, pageCount] of [2, 1].entries()) {
		const { key } = await storage().putBytes(accountId, Buffer.from(`file ${position} ${documentId}`));
		const sha256 = key.split("/").at(-1) ?? "";
		for (let page = 1; page <= pageCount; page += 1) {
			const path = join(temp.path, "image");
			await writeFile(path, `file ${position} page ${page}`);
			await storage().putFileAs(pageImageKey({ accountId, workingSha256: sha256 }, page), path);
		}
		await db().documentFile.create({
			data: {
				id: randomUUID(),
				documentId,
				position,
				name: `${position}.pdf`,
				mediaType: "application/pdf",
				sizeBytes: 1,
				uploadSha256: sha256,
				uploadKey: key,
				workingSha256: sha256,
				workingKey: key,
				firstPage,
				pageCount,
				pages: [],
			},
		});
		firstPage += pageCount;
	}
	await temp.remove();
	return document;
}

function contextOf(document: TestDocument, index: number) {
	const person = document.people[index];
	if (!person) throw new Error("There is no such signer.");
	return person.context;
}

async function textOf({ open }: Viewable): Promise<string> {
	const { stream } = await open();
	return Buffer.concat(await stream.toArray()).toString();
}

describe("reading pages on the signing page", () => {
	it("page numbers run on across files", async () => {
		const context = contextOf(await makeFiles(), 0);
		const pages = [1, 2, 3].map(async (page) => textOf(await viewSigningPageImage(context, page, null)));
		expect(await Promise.all(pages)).toEqual(["file 0 page 1", "file 0 page 2", "file 1 page 1"]);
		expect(await textOf(await viewSigningSource(context, 1))).toMatch(/^file 1/);
	});

	it.each([0, 4, 99_999, -1, 1.5, Number.NaN, 1e12])("page %d is not there", async (page) => {
		const context = contextOf(await makeFiles(), 0);
		await expect(viewSigningPageImage(context, page, null)).rejects.toMatchObject({ code: "NotFound" });
		await expect(viewSigningSource(context, page === 0 ? 2 : page)).rejects.toMatchObject({ code: "NotFound" });
	});

	it.each([
		["whose turn has not come", {}, 1],
		["of a document that was revoked", { status: "Revoked" as const }, 0],
		["of a document that is being finalised", { sealState: "Pending" as const }, 0],
		["of a document whose time is up", { expiresAt: new Date(Date.now() - 1000) }, 0],
		["of a document in the trash", { deletedAt: new Date() }, 0],
	])("nothing is read by somebody %s", async (_, row, index) => {
		const context = contextOf(await makeFiles(), index);
		await db().document.update({ where: { id: context.principal.documentId }, data: row });
		await expect(viewSigningPageImage(context, 1, null)).rejects.toMatchObject({ code: "LinkUnusable" });
		await expect(viewSigningSource(context, 0)).rejects.toMatchObject({ code: "LinkUnusable" });
	});
});
