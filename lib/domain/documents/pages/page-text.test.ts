import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { countTextParts, type PageText, pagesOfPart } from "#lib/contract/page-text.ts";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { undrawablePdf } from "#lib/pdf/read/testing/undrawable-pdf.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deleteUnusedPageImages } from "../ending/delete-unused.ts";
import { pageTextKey, readFirstTexts, viewPageText } from "./page-text.ts";
import { readPageTexts } from "./read-page-texts.ts";

useTestDatabase();

async function makeDocument(pdf?: Buffer) {
	const caller = await makeCaller();
	const sent = await caller.call("POST", "/v1/document/send", await sendForm({}, pdf));
	const documentId = String(sent.body.documentId);
	const file = await db().documentFile.findFirstOrThrow({ where: { documentId } });
	const read = { accountId: caller.accountId, ...file };
	return { documentId, read, key: pageTextKey(read, 0) };
}

function wordsOf(pages: PageText[]): string {
	return pages.flatMap((page) => page.lines.map((line) => line.text)).join(" ");
}

it.each([
	[1, [[1, 1]]],
	[3, [[1, 3]]],
	[
		4,
		[
			[1, 3],
			[4, 4],
		],
	],
	[
		28,
		[
			[1, 3],
			[4, 28],
		],
	],
	[
		29,
		[
			[1, 3],
			[4, 28],
			[29, 29],
		],
	],
])("the text of %i pages comes in parts without gaps", (pageCount, expected) => {
	const parts = Array.from({ length: countTextParts(pageCount) }, (_, part) => pagesOfPart(part, pageCount));
	expect(parts.map(({ first, last }) => [first, last])).toEqual(expected);
});

it("is not read when a document is sent, once at the first look, and goes with the file", async () => {
	const { documentId, read, key } = await makeDocument();
	expect(await storage().exists(key)).toBe(false);
	await readPageTexts(jobContext(), documentId);
	const putAt = await storage().putAt(key);
	const [again, document] = [viewPageText(read, 0, "link"), { accountId: read.accountId, files: [read] }];
	expect(wordsOf(await readFirstTexts(document, "link"))).toBe(wordsOf(await readFirstTexts(document, "link")));
	const { stream } = await again.open();
	expect(JSON.parse(Buffer.concat(await stream.toArray()).toString())).toHaveProperty("pages");
	expect(await storage().putAt(key)).toEqual(putAt);
	await db().documentFile.deleteMany({ where: { documentId } });
	await deleteUnusedPageImages(read.accountId, read.workingSha256);
	expect(await storage().exists(key)).toBe(false);
});

it("whoever opens a document first waits for the words of three pages, however many it has; the job reads the rest", async () => {
	const { documentId, read, key } = await makeDocument(undrawablePdf([], 30));
	await readFirstTexts({ accountId: read.accountId, files: [read] }, "link");
	// It may be late for the HTML, and is there for the browser's own request then.
	await (await viewPageText(read, 0, "link").open()).stream.toArray();
	const isThere = () => Promise.all([0, 1, 2].map((part) => storage().exists(pageTextKey(read, part))));
	expect(await isThere()).toEqual([true, false, false]);
	expect(JSON.parse(await readFile((await storage().localPath(key)).path, "utf8")).pages).toHaveLength(3);
	await readPageTexts(jobContext(), documentId);
	expect(await isThere()).toEqual([true, true, true]);
});

it.each([-1, 1, 0.5, Number.NaN])("there is no part %d of a short file", async (part) => {
	const { read } = await makeDocument();
	expect(() => viewPageText(read, part, "link")).toThrow("This document doesn’t have this page.");
});
