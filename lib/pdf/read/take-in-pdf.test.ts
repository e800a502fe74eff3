import { describe, expect, it } from "vitest";
import type { PageGeometry } from "#lib/fields/field-types.ts";
import { look } from "#lib/pdf/stamp/testing/stamped.ts";
import { openDocument } from "./open-document.ts";
import { loadPdfium } from "./pdfium.ts";
import { saveDocument } from "./save-document.ts";
import { readSavedObjects } from "./saved-objects.ts";
import { takeInPdf } from "./take-in-pdf.ts";
import { onePage, stream, writePdf } from "./testing/write-pdf.ts";

/** The working file's objects in plain text: object streams taken apart, names in plain spelling. */
async function plainText(bytes: Buffer | null) {
	const pdfium = await loadPdfium();
	const document = bytes && openDocument(pdfium, bytes, "");
	if (!document) throw new Error("the working file cannot be opened");
	const saved = saveDocument(pdfium, document);
	document.close();
	return { text: saved.toString("latin1"), names: readSavedObjects(saved).names };
}

async function takeIn(bytes: Buffer) {
	const { working, pages } = await takeInPdf(bytes, "file.pdf");
	return { pages, working, ...(await plainText(working)) };
}

const SCRIPT = "<</S/JavaScript/JS(app.alert(1))>>";

describe("active content is taken out", () => {
	it.each([
		["a script on open", onePage({ catalog: `/OpenAction ${SCRIPT}` })],
		["a script in a name spelled with escapes", onePage({ catalog: "/Open#41ction<</S/Java#53cript/J#53(x)>>" })],
		["a program started on open", onePage({ catalog: "/OpenAction<</S/Launch/F(cmd.exe)>>" })],
		["a script behind a harmless action", onePage({ catalog: `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[${SCRIPT}]>>` })],
		["a trigger of the document", onePage({ catalog: `/AA<</WC ${SCRIPT}>>` })],
		["a trigger of a page", onePage({ page: "/AA<</O 4 0 R>>", others: [SCRIPT] })],
		["the tree of scripts", onePage({ catalog: `/Names<</JavaScript<</Names[(a) ${SCRIPT}]>>>>` })],
		[
			"a link that starts a program",
			onePage({
				page: "/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A 4 0 R>>]",
				others: ["<</S/Launch/F(a.exe)>>"],
			}),
		],
		["a film", onePage({ page: "/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]/RichMediaContent<<>>>>]" })],
		["an XFA form", onePage({ catalog: "/AcroForm<</Fields[]/XFA 4 0 R>>", others: [stream("", "<xdp/>")] })],
		[
			"a program that is started by what says to be structure",
			onePage({ catalog: "/OpenAction<</Type/StructElem/S/Launch/F(cmd.exe)/Win<</F(cmd.exe)>>>>" }),
		],
		[
			"a bookmark that starts a program",
			onePage({
				catalog: "/Outlines 4 0 R",
				others: ["<</First 5 0 R/Last 5 0 R/Count 1>>", "<</Title(x)/Parent 4 0 R/A<</S/Launch/F(cmd.exe)>>>>"],
			}),
		],
		["a form that sends itself", onePage({ catalog: "/OpenAction<</S/SubmitForm/F(https://example.com)>>" })],
	])("%s", async (_, bytes) => {
		const { names, pages, text } = await takeIn(bytes);
		const left = ["JavaScript", "JS", "AA", "RichMedia", "XFA", "SubmitForm"].filter((name) => names.has(name));
		expect(left).toEqual([]);
		expect(text).not.toContain("cmd.exe");
		expect(pages).toHaveLength(1);
	});

	it("an attached program goes, an attached document stays", async () => {
		const attachment = (number: number, name: string) =>
			`(${name}) <</Type/Filespec/UF(${name})/EF<</F ${number} 0 R>>>>`;
		const attached: [string, string][] = [
			["a.exe", "program"],
			["b.xml", "MZprogram"],
			["c.docm", "document"],
			["d.doc", "{\\rtf1{\\object{\\*\\objdata 4d5a}}}"],
			["e.docx", "PK\x03\x04 that cannot be read"],
			["f.xml", "<invoice/>"],
			["g.rtf", "{\\rtf1 text}"],
		];
		const names = attached.map(([name], index) => attachment(4 + index, name)).join(" ");
		const { text } = await takeIn(
			onePage({
				catalog: `/Names<</EmbeddedFiles<</Names[${names}]>>>>`,
				others: attached.map(([, content]) => stream("", content)),
			}),
		);
		const kept = attached.filter(([name]) => text.includes(`(${name})<</EF<</F `)).map(([name]) => name);
		expect(kept).toEqual(["f.xml", "g.rtf"]);
		for (const [name] of attached) expect(text).toContain(`/UF(${name})`);
	});

	it("links that open something else than an address go, and so does what links without one begin with", async () => {
		const link = (target: string) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${target})>>>>`;
		const { text } = await takeIn(
			onePage({
				catalog: "/URI<</Base(javascript:alert)>>",
				page: "/Annots[4 0 R 5 0 R 6 0 R 7 0 R]",
				others: [link("JavaScript:alert\\(1\\)"), link("file:///etc"), link("\\(2\\)"), link("https://example.com")],
			}),
		);
		expect(text).not.toMatch(/alert|file:|Base/i);
		expect(text).toContain("/URI(https://example.com)");
		expect(text.match(/\/Subtype\/Link/g)).toHaveLength(4);
	});

	it("fonts, glyphs and pictures that are called like a script stay", async () => {
		const glyphs = "/CharProcs<</AA 7 0 R/JS 7 0 R>>/Encoding<</Differences[65/AA/JS]>>/FirstChar 65/LastChar 66";
		const { text } = await takeIn(
			onePage({
				catalog: `/OpenAction ${SCRIPT}`,
				page: "/Resources<</Font<</AA 4 0 R/JS 5 0 R>>/XObject<</AA 6 0 R/JS 6 0 R>>>>",
				others: [
					"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
					`<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]${glyphs}/Widths[9 9]>>`,
					stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]", "0 0 9 9 re f"),
					stream("", "9 0 d0 0 0 9 9 re f"),
				],
			}),
		);
		expect(text.match(/\/AA \d+ 0 R/g)).toHaveLength(3);
		expect(text.match(/\/JS \d+ 0 R/g)).toHaveLength(3);
	});

	it.each(["RichMedia", "Movie", "Screen", "Sound", "3D"])("of a %s annotation the picture stays", async (subtype) => {
		const active = "/A<</S/Launch/F(cmd.exe)>>/RichMediaContent<<>>";
		const { names, working } = await takeIn(
			onePage({
				page: "/Annots[4 0 R]",
				others: [
					`<</Type/Annot/Subtype/${subtype}/Rect[10 10 110 110]/F 4 ${active}/AP<</N 5 0 R>>>>`,
					stream("/Type/XObject/Subtype/Form/BBox[0 0 100 100]", "1 0 0 rg 0 0 100 100 re f"),
				],
			}),
		);
		expect([subtype, "Launch", "RichMediaContent"].filter((name) => names.has(name))).toEqual([]);
		const page: PageGeometry = { widthPx: 400, heightPx: 266.6667, rotation: 0, box: [0, 0, 300, 200], userUnit: 1 };
		expect((await look(working ?? new Uint8Array(), page)).at(80, 180)).toBe("#ff0000");
	});

	it("links and destinations stay, form fields become part of the page", async () => {
		const { text, names } = await takeIn(
			onePage({
				catalog: "/OpenAction[3 0 R/Fit]/AcroForm<</Fields[4 0 R]>>",
				page: "/Annots[4 0 R 5 0 R]",
				others: [
					`<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/Rect[9 9 99 29]/P 3 0 R/AA<</K ${SCRIPT}>>>>`,
					"<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com)>>>>",
				],
			}),
		);
		expect(text).toContain("/URI(https://example.com)");
		expect(names).toContain("OpenAction");
		for (const name of ["AcroForm", "Widget", "AA"]) expect(names).not.toContain(name);
	});
});

describe("pages", () => {
	it("gives a page that is listed twice two objects, so that a stamp shows on one", async () => {
		const { text, pages } = await takeIn(
			writePdf([
				"<</Type/Catalog/Pages 2 0 R>>",
				"<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2>>",
				"<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>",
			]),
		);
		expect(pages).toHaveLength(2);
		const kids = /\/Kids\[\s*(\d+) 0 R\s+(\d+) 0 R\s*\]/.exec(text);
		expect(kids).not.toBeNull();
		expect(kids?.[1]).not.toBe(kids?.[2]);
	});

	it.each([
		["[0 0 15000 100]", /^Page 1 of .* is larger than 200 inches/],
		["[0 0 300 4]", /^Page 1 of .* is too small to sign/],
	])("refuses a page of %s units", async (box, message) => {
		const bytes = onePage({ page: `/MediaBox${box}` });
		const text = bytes.toString("latin1").replace("/MediaBox[0 0 300 200]", " ".repeat(22));
		await expect(takeInPdf(Buffer.from(text, "latin1"), "file.pdf")).rejects.toThrow(message);
	});

	it("refuses more pages than a document may have", async () => {
		const kids = Array.from({ length: 2_001 }, (_, index) => `${index + 3} 0 R`).join(" ");
		const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>";
		const bytes = writePdf([
			"<</Type/Catalog/Pages 2 0 R>>",
			`<</Type/Pages/Count 2001/Kids[${kids}]>>`,
			...Array.from({ length: 2_001 }, () => page),
		]);
		await expect(takeInPdf(bytes, "file.pdf")).rejects.toThrow(
			"“file.pdf” has 2,001 pages. The limit is 2,000. Split it and send the parts.",
		);
	});
});

it("keeps a file of many small objects from growing", async () => {
	const count = 3_000;
	const objects = Array.from({ length: count }, (_, index) => `<</Type/Note/Number ${index}/Before ${index + 3} 0 R>>`);
	const plain = onePage({ page: `/Notes ${count + 3} 0 R`, others: objects });
	const first = (await takeIn(plain)).working;
	// The working file is packed; taken in again it is unpacked by PDFium and packed once more.
	const packed = first && (await takeInPdf(first, "file.pdf")).working;
	expect(plain.byteLength).toBeGreaterThan(100_000);
	expect(packed?.byteLength ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual((first?.byteLength ?? 0) * 1.02);
	expect((await plainText(packed)).text).toContain(`/Number ${count - 1}`);
});
