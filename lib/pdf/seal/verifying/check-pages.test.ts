import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { stream, writePdf } from "#lib/pdf/read/testing/write-pdf.ts";
import { onDisk, readText } from "#lib/pdf/stamp/testing/stamped.ts";
import type { SealFile } from "#lib/pdf/tasks.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { type Authority, startAuthority } from "../testing/authority.ts";
import { certificateData } from "../testing/certificate-data.ts";
import { pdfsig } from "../testing/judges.ts";
import { sealUploads, takeInUpload, valuesOf } from "../testing/seal-upload.ts";
import { checkPages } from "./check-pages.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

const FONTS = "/Resources<</Font<</F 4 0 R>>>>";
const HELVETICA = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

/** Readers show its one page, though the catalog names it in the place of the page tree. */
const PAGE_FOR_TREE = writePdf([
	"<</Type/Catalog/Pages 2 0 R>>",
	`<</Type/Page/MediaBox[0 0 600 400]/Contents 3 0 R${FONTS}>>`,
	stream("", "BT /F 20 Tf 40 300 Td (You owe me a hundred) Tj ET"),
	HELVETICA,
]);

describe("a catalog that names a page where the page tree must stand", () => {
	test("is given a tree, and sealed with the page that was signed", async () => {
		const file = await takeInUpload(PAGE_FOR_TREE, "page.pdf", valuesOf("Value of Mia"));
		expect(file.pages).toHaveLength(1);
		const { bytes } = await sealUploads(authority, [file]);
		expect(readText(bytes, 1)).toContain("You owe me a hundred");
		expect(readText(bytes, 1)).toContain("Value of Mia");
		expect(readText(bytes, 2)).toContain(certificateData().documentId);
		expect(pdfsig(bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
	});

	test("fails to be sealed as it is, and nothing is written", async () => {
		const outputPath = join(makeTestDir("pages"), "sealed.pdf");
		const file: SealFile = {
			sourcePath: onDisk(PAGE_FOR_TREE),
			name: "page.pdf",
			isSigned: false,
			pages: [pageGeometry([0, 0, 600, 400], 0, 1)],
			fields: [],
		};
		await expect(sealUploads(authority, [file], { outputPath })).rejects.toMatchObject({
			code: "Conflict",
			message: expect.stringMatching(/doesn’t match (?:what|the page that) was signed/),
		});
		expect(existsSync(outputPath)).toBe(false);
	});
});

describe("the pages of what was made are those that were signed", () => {
	const page = (box: string, more = "") => `<</Type/Page/Parent 2 0 R/MediaBox[${box}]${more}>>`;
	const file = (...pages: string[]) =>
		writePdf([
			"<</Type/Catalog/Pages 2 0 R>>",
			`<</Type/Pages/Kids[${pages.map((_, index) => `${index + 3} 0 R`).join(" ")}]/Count ${pages.length}>>`,
			...pages,
		]);
	const A = page("0 0 300 200");
	const B = page("0 0 300 200", "/Rotate 90");
	const signed = [pageGeometry([0, 0, 300, 200], 0, 1), pageGeometry([0, 0, 300, 200], 90, 1)];

	test.each([
		["all of them", file(A, B), 0],
		["all of them before those of the certificate", file(A, B, A), 1],
	])("%s", async (_what, bytes, added) => {
		await expect(checkPages([bytes], signed, added)).resolves.toBeUndefined();
	});

	test.each([
		["one is missing", file(A), 0, /has 1 page instead of 2,/],
		["one is too many", file(A, B, A), 0, /has 3 pages instead of 2,/],
		["they stand in another order", file(B, A), 0, /Page 1 of .* doesn’t match the page that was signed/],
		[
			"one has another size",
			file(A, page("0 0 300 201", "/Rotate 90")),
			0,
			/Page 2 of .* doesn’t match the page that was signed/,
		],
	])("not when %s", async (_what, bytes, added, reason) => {
		await expect(checkPages([bytes], signed, added)).rejects.toThrow(reason);
	});
});
