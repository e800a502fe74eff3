import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onePage } from "#lib/pdf/read/testing/write-pdf.ts";
import { sealField } from "#lib/pdf/stamp/testing/seal-field.ts";
import { onDisk } from "#lib/pdf/stamp/testing/stamped.ts";
import { type Authority, startAuthority } from "../testing/authority.ts";
import { FORM_PAGES } from "../testing/form-pages.ts";
import { qpdfComplaints } from "../testing/judges.ts";
import { colorAt, difference, drawnByPdfium, drawnByPoppler, inkIn, type Part } from "../testing/page-drawings.ts";
import { sealUploads, takeInUpload } from "../testing/seal-upload.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

/** In the middle of the page, whatever way it is turned. */
const SIGNATURE_PX = { width: 110, height: 70 };
/** Lines that are smoothed in two ways differ by less, an annotation by more. */
const SAME = 60;

async function sealedWithSignature(upload: Buffer) {
	const file = await takeInUpload(upload, "form.pdf", []);
	const [page] = file.pages;
	if (!page) throw new Error("no page");
	const { width, height } = SIGNATURE_PX;
	const bounds = { x: (page.widthPx - width) / 2, y: (page.heightPx - height) / 2, width, height };
	const mark = { kind: "type", text: "Mia Chen", face: "caveat" } as const;
	const fields = [sealField("Signature", { bounds, mark })];
	const { bytes } = await sealUploads(authority, [{ ...file, fields }], { appendCertificate: false });
	const place: Part = {
		x: bounds.x / page.widthPx,
		y: bounds.y / page.heightPx,
		width: width / page.widthPx,
		height: height / page.heightPx,
	};
	return { bytes, working: readFileSync(file.sourcePath), place };
}

describe("what an upload lays over the place of a signature does not cover it in the sealed file", () => {
	test.each(FORM_PAGES.map((page) => [page.what, page] as const))("%s", async (_what, page) => {
		const { bytes, working, place } = await sealedWithSignature(page.bytes);
		const [uploaded, shown] = [await drawnByPdfium(page.bytes), await drawnByPdfium(working)];
		const sealed = { pdfium: await drawnByPdfium(bytes), poppler: await drawnByPoppler(bytes) };
		// The signature is seen as on an empty page, in both readers.
		const bare = await bareLike(page.bytes);
		expect(inkIn(sealed.pdfium, place)).toBeGreaterThan(0.7 * bare.pdfium);
		expect(inkIn(sealed.poppler, place)).toBeGreaterThan(0.7 * bare.poppler);
		// Around it stands what the signing page showed, and that is what the upload shows.
		expect(difference(sealed.pdfium, shown, place)).toBeLessThan(SAME);
		expect(difference(sealed.poppler, shown, place)).toBeLessThan(SAME);
		if (page.isShownAlike) expect(difference(shown, uploaded)).toBeLessThan(SAME);
		expect(colorAt(shown, { x: 0.25, y: 0.75 }) !== "#ffffff").toBe(page.isShown);
		expect(qpdfComplaints(bytes)).toBe("");
	});
});

describe("what annotations do", () => {
	const annotationsOf = async (bytes: Uint8Array) => {
		const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
		const page = await (await loading.promise).getPage(1);
		const annotations = await page.getAnnotations();
		await loading.destroy();
		return annotations;
	};
	const sealedPage = async (what: string) => {
		const page = FORM_PAGES.find((each) => each.what === what);
		if (!page) throw new RangeError(what);
		return (await sealedWithSignature(page.bytes)).bytes;
	};

	test("a link opens its address still, without a border", async () => {
		const links = await annotationsOf(await sealedPage("a link with a look"));
		expect(links.filter((each) => each.subtype === "Link")).toMatchObject([
			{ url: "https://example.com/terms", borderStyle: { width: 0 } },
		]);
	});

	test("an attached file can be taken out still", async () => {
		const files = await annotationsOf(await sealedPage("an attached file"));
		expect(files.filter((each) => each.subtype === "FileAttachment")).toMatchObject([{ file: { filename: "a.txt" } }]);
	});

	test.each(["a text field with an opaque look", "a note with its window open", "a hidden field"])(
		"nothing but the seal is left of %s",
		async (what) => {
			const bytes = await sealedPage(what);
			expect((await annotationsOf(bytes)).map((each) => each.fieldName)).toEqual(["Signet"]);
			const objects = execFileSync("qpdf", ["--qdf", "--object-streams=disable", onDisk(bytes), "-"]);
			expect(objects.includes("Secret")).toBe(false);
		},
	);
});

type Ink = { pdfium: number; poppler: number };
const bareInk = new Map<string, Ink>();

/** How much ink the signature has on an empty page with the same boxes and turn. */
async function bareLike(upload: Buffer): Promise<Ink> {
	const page = pageEntries(upload);
	const known = bareInk.get(page);
	if (known) return known;
	const { bytes, place } = await sealedWithSignature(onePage({ page }));
	const ink = {
		pdfium: inkIn(await drawnByPdfium(bytes), place),
		poppler: inkIn(await drawnByPoppler(bytes), place),
	};
	bareInk.set(page, ink);
	return ink;
}

/** Rotation and boxes of a page, for an empty one like it. */
function pageEntries(upload: Buffer): string {
	return /\/Rotate \d+|\/CropBox\[[^\]]+\]/.exec(upload.toString("latin1"))?.[0] ?? "";
}
