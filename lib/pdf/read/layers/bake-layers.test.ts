import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { detect } from "#lib/pdf/detect/detect.ts";
import { qpdfComplaints } from "#lib/pdf/seal/testing/judges.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { onDisk, readText as readPrinted } from "#lib/pdf/stamp/testing/stamped.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { readText } from "../read-text.ts";
import { takeInPdf } from "../take-in-pdf.ts";
import { onePage, stream } from "../testing/write-pdf.ts";

const FONT = "/Font<</F 6 0 R>>";
const text = (words: string, y = 100) => `BT /F 12 Tf 20 ${y} Td (${words}) Tj ET`;
const SCREEN = "/Usage<</View<</ViewState/ON>>/Print<</PrintState/OFF>>>>";

type Parts = {
	resources?: string;
	content?: string;
	page?: string;
	catalog?: string;
	others?: string[];
	/** Of the default configuration. */
	config?: string;
	/** Of the layer Internal. */
	internal?: string;
};

/** A page with the layers Shown (4 0 R) and Internal (5 0 R), which is off; objects from 8 on are the others. */
function layered(parts: Parts): Buffer {
	const { resources = "", content = "", page = "", catalog = "", others = [] } = parts;
	const { config = "/OFF[5 0 R]", internal = "" } = parts;
	return onePage({
		catalog: `/OCProperties<</OCGs[4 0 R 5 0 R]/D<<${config}>>>>${catalog}`,
		page: `/Resources<<${FONT}/Properties<</On 4 0 R/Off 5 0 R>>${resources}>>/Contents 7 0 R ${page}`,
		others: [
			"<</Type/OCG/Name(Shown)>>",
			`<</Type/OCG/Name(Internal)${internal}>>`,
			"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
			stream("", content),
			...others,
		],
	});
}

const form = (content: string, entries = `/Resources<<${FONT}>>`) =>
	stream(`/Type/XObject/Subtype/Form/BBox[0 0 300 200]${entries}`, content);
const OFF = "/OC 5 0 R";

/** Everything in the working file, streams decoded. */
async function plain(upload: Buffer): Promise<{ all: string; shown: string; names: ReadonlySet<string> }> {
	const { working } = await takeInPdf(upload, "file.pdf");
	if (!working) throw new Error("nothing was written");
	expect(qpdfComplaints(working)).toBe("");
	const all = execFileSync("qpdf", ["--qdf", "--object-streams=disable", onDisk(working), "-"], { encoding: "latin1" });
	return { all, shown: readPrinted(working), names: new Set(all.match(/(?<=\/)[A-Za-z]+/g)) };
}

describe("what a hidden layer holds is not in the working file", () => {
	it.each<[where: string, upload: Buffer]>([
		["on the page", layered({ content: `/OC /Off BDC ${text("SECRET")} EMC` })],
		[
			"in an XObject",
			layered({
				resources: "/XObject<</X 8 0 R>>",
				content: "/X Do",
				others: [form(text("SECRET"), `${OFF}/Resources<<${FONT}>>`)],
			}),
		],
		[
			"in an XObject that is painted within it",
			layered({
				resources: "/XObject<</X 8 0 R>>",
				content: "/OC /Off BDC /X Do EMC",
				others: [form(text("SECRET"))],
			}),
		],
		[
			"within a form",
			layered({
				resources: "/XObject<</X 8 0 R>>",
				content: "/X Do",
				others: [form(`/OC /L BDC ${text("SECRET")} EMC`, `/Resources<<${FONT}/Properties<</L 5 0 R>>>>`)],
			}),
		],
		[
			"within a form that has the page's resources",
			layered({
				resources: "/XObject<</X 8 0 R>>",
				content: "/X Do",
				others: [form(`/OC /Off BDC ${text("SECRET")} EMC`, "")],
			}),
		],
		[
			"in an annotation",
			layered({
				page: "/Annots[8 0 R]",
				others: [
					`<</Type/Annot/Subtype/Stamp/Rect[0 0 300 200]/Contents(SECRET)/F 4${OFF}/AP<</N 9 0 R>>>>`,
					form(text("SECRET")),
				],
			}),
		],
		[
			"in the look of an annotation",
			layered({
				page: "/Annots[8 0 R]",
				others: [
					"<</Type/Annot/Subtype/Stamp/Rect[0 0 300 200]/F 4/AP<</N 9 0 R>>>>",
					form(text("SECRET"), `${OFF}/Resources<<${FONT}>>`),
				],
			}),
		],
		[
			"in a field",
			layered({
				catalog: "/AcroForm<</Fields[8 0 R]>>",
				page: "/Annots[8 0 R]",
				others: [
					`<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(SECRET)/Rect[0 0 99 20]/F 4${OFF}/AP<</N 9 0 R>>>>`,
					form(text("SECRET")),
				],
			}),
		],
		[
			"in the icon of a button",
			layered({
				catalog: "/AcroForm<</Fields[8 0 R]>>",
				page: "/Annots[8 0 R]",
				others: [
					"<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(a)/Rect[0 0 99 20]/F 4/MK<</I 9 0 R/TP 1>>>>",
					form(`/OC /L BDC ${text("SECRET")} EMC`, `/Resources<<${FONT}/Properties<</L 5 0 R>>>>`),
				],
			}),
		],
		[
			"by a membership that is not met",
			layered({
				resources: "/XObject<</X 9 0 R>>",
				content: "/X Do",
				others: ["<</Type/OCMD/VE[/And 4 0 R 5 0 R]>>", form(text("SECRET"), `/OC 8 0 R/Resources<<${FONT}>>`)],
			}),
		],
		[
			"in a pattern",
			layered({
				resources: "/Pattern<</P 8 0 R>>",
				content: "/Pattern cs /P scn 0 0 300 200 re f",
				others: [
					stream(
						`/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 300 200]/XStep 300/YStep 200/Resources<<${FONT}/Properties<</L 5 0 R>>>>`,
						`/OC /L BDC ${text("SECRET")} EMC`,
					),
				],
			}),
		],
		[
			"in its tags",
			layered({
				content: `/OC /Off BDC /Span <</MCID 0>> BDC ${text("x")} EMC EMC`,
				page: "/StructParents 0",
				catalog: "/StructTreeRoot 8 0 R",
				others: [
					"<</Type/StructTreeRoot/K[9 0 R 10 0 R]/ParentTree<</Nums[0[9 0 R]]>>>>",
					"<</Type/StructElem/S/Span/P 8 0 R/Pg 3 0 R/K 0/ActualText(SECRET)>>",
					"<</Type/StructElem/S/P/P 8 0 R>>",
				],
			}),
		],
	])("%s", async (_where, upload) => {
		expect(upload.toString("latin1")).toContain("SECRET");
		const { all, names } = await plain(upload);
		expect(all).not.toContain("SECRET");
		for (const name of ["OC", "OCProperties", "OCG", "OCMD"]) expect(names).not.toContain(name);
	});
});

it("what a shown layer holds stays, and its annotation", async () => {
	const { shown, names, all } = await plain(
		layered({
			resources: "/XObject<</X 8 0 R/Y 9 0 R>>",
			content: `${text("page", 20)} /OC /On BDC ${text("marked", 40)} /X Do EMC /OC /Off BDC /X Do /Y Do EMC`,
			page: "/Annots[10 0 R]",
			others: [
				form(text("object", 60), `/OC 4 0 R/Resources<<${FONT}>>`),
				form(text("SECRET")),
				"<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/OC 4 0 R/A<</S/URI/URI(https://example.com)>>>>",
			],
		}),
	);
	expect(shown).toMatch(/object\s+marked\s+page/);
	expect(all).toContain("https://example.com");
	expect(all).not.toContain("SECRET");
	for (const name of ["OC", "OCProperties", "OCG"]) expect(names).not.toContain(name);
});

it("text tags and form fields of a hidden layer are not found", async () => {
	const upload = layered({
		catalog: "/AcroForm<</Fields[8 0 R]>>",
		content: `/OC /Off BDC ${text("{{t:s;r:y;o:Signer}}")} EMC`,
		page: "/Annots[8 0 R]",
		others: [`<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 99 20]/F 4${OFF}>>`],
	});
	const taken = await takeInPdf(upload, "file.pdf", {
		withTextTags: true,
		withFormFields: true,
	});
	expect(taken).toMatchObject({
		textTags: [],
		formFields: [],
		hiddenLayers: [],
	});
});

const inEnglish = (upload: Uint8Array) =>
	takeInPdf(Buffer.from(upload), "a.pdf").then(
		() => null,
		(error: Error) => error.message,
	);

describe("a file with layers is refused, and the layer named,", () => {
	it.each<[when: string, upload: Buffer, sentence: RegExp]>([
		[
			"when it differs in print",
			layered({ config: "", internal: SCREEN, content: `/OC /Off BDC ${text("x")} EMC` }),
			/shows the layer “Internal” differently/,
		],
		[
			"when hidden text has text behind it",
			layered({ content: "BT /F 9 Tf /OC /Off BDC (a) Tj EMC (b) Tj ET" }),
			/hidden layer “Internal”, which can’t be removed/,
		],
	])("%s", async (_when, upload, sentence) => {
		expect(await inEnglish(upload)).toMatch(sentence);
		expect(await inEnglish(await signedBefore(upload))).toMatch(sentence);
	});
});

it("a signed file stays as it is, and its hidden layers are named", async () => {
	const upload = await signedBefore(layered({ content: `/OC /Off BDC ${text("SECRET")} EMC` }));
	const { working, hiddenLayers } = await takeInPdf(Buffer.from(upload), "file.pdf");
	expect(working).toBeNull();
	expect(hiddenLayers).toEqual(["Internal"]);
});

it("the text of a signed file, and what is found in it, are what is shown", async () => {
	const content = `${text("Shown", 150)} /OC /Off BDC ${text("SECRET", 20)} ${text("Signature: ____________")} EMC`;
	const folder = makeTestDir("layers");
	const [sourcePath, outputPath] = [path.join(folder, "signed.pdf"), path.join(folder, "text.json")];
	await writeFile(sourcePath, await signedBefore(layered({ content })));
	await readText({ sourcePath, outputPath, firstPage: 1, lastPage: 1 });
	const read = await readFile(outputPath, "utf8");
	expect(read).toContain("Shown");
	expect(read).not.toContain("SECRET");
	const { fields } = await detect({
		sourcePath,
		fileName: "signed.pdf",
		pages: [pageGeometry([0, 0, 300, 200], 0, 1)],
	});
	expect(fields.filter(({ source }) => source === "place")).toEqual([]);
});
