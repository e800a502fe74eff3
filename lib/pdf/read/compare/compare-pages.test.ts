import { expect, it } from "vitest";
import { onDisk } from "#lib/pdf/stamp/testing/stamped.ts";
import { takeInPdf } from "../take-in-pdf.ts";
import { onePage, stream } from "../testing/write-pdf.ts";
import { comparePages } from "./compare-pages.ts";

type Parts = { content?: string; page?: string; catalog?: string; others?: string[] };

/** A page with the font F; objects from 6 on are the others. */
function page({ content = WORDS, page: entries = "", catalog = "", others = [] }: Parts): Buffer {
	return onePage({
		catalog,
		page: `/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R ${entries}`,
		others: ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>", stream("", content), ...others],
	});
}

const text = (words: string, y: number, mode = 0) => `BT ${mode} Tr /F 10 Tf 20 ${y} Td (${words}) Tj ET\n`;
const LINE = "The rent is 100 EUR";
const WORDS = text(LINE, 150) + text("Payable on the first", 138) + text("of each month", 126);
const INVISIBLE = text("The words of a scanned page, for search and screen readers", 60, 3);

async function differing(upload: Buffer, working: Buffer, leftOut: string[] = []): Promise<number[]> {
	const paths = { uploadPath: onDisk(upload), workingPath: onDisk(working) };
	return (await comparePages({ ...paths, fileName: "a.pdf", leftOut, pages: [1] })).different;
}

const field = (value: string) => ({
	catalog: "/AcroForm<</Fields[6 0 R]/DR<</Font<</F 4 0 R>>>>/NeedAppearances true>>",
	page: "/Annots[6 0 R]",
	others: [
		`<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(${value})/Rect[20 60 200 80]/P 3 0 R/DA(/F 10 Tf 0 g)/MK<</BC[0 0 0]>>>>`,
	],
});
const choice = (flags: number, value: string) => ({
	...field(""),
	others: [
		`<</Type/Annot/Subtype/Widget/FT/Ch/Ff ${flags}/T(a)/Opt[(Albania)(Belgium)]/V(${value})/Rect[20 60 120 90]/P 3 0 R/DA(/F 12 Tf 0 g)>>`,
	],
});
const [COMBO, MULTI_SELECT] = [131_072, 2_097_152];
const link = (y: number) =>
	`<</Type/Annot/Subtype/Link/Rect[20 ${y} 60 ${y + 9}]/Border[0 0 0]/A<</S/URI/URI(https://a.eu)>>>>`;
const note = {
	page: "/Annots[6 0 R]",
	others: ["<</Type/Annot/Subtype/FreeText/Contents(Approved)/Rect[20 60 200 80]/DA(/F 10 Tf 0 g)>>"],
};
const stamp = {
	page: "/Annots[6 0 R]",
	others: [
		"<</Type/Annot/Subtype/Stamp/Rect[20 40 120 90]/F 4/AP<</N 7 0 R>>>>",
		stream("/Type/XObject/Subtype/Form/BBox[0 0 100 50]", "1 0 0 rg 0 0 100 50 re f"),
	],
};
const cloud = {
	page: "/Annots[6 0 R 7 0 R]",
	others: [
		"<</Type/Annot/Subtype/Polygon/Rect[20 40 120 90]/Vertices[20 40 120 40 120 90 20 90]/BE<</S/C/I 2>>>>",
		"<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(b)/Rect[150 40 200 60]/MK<</CA(Print)/I 8 0 R/TP 4>>>>",
		stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]", "1 0 0 rg 0 0 9 9 re f"),
	],
};
const layers = {
	catalog: "/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>",
	page: "/Resources<</Font<</F 4 0 R>>/Properties<</Off 6 0 R>>>>",
	content: `${WORDS}/OC /Off BDC ${text("Internal", 60)} EMC`,
	others: ["<</Type/OCG/Name(Internal)>>"],
};

it.each([
	["of a form", page(field("Amélie"))],
	["of a list with a choice", page(choice(MULTI_SELECT, "Belgium"))],
	["of notes whose looks are written", page(note)],
	["of stamps", page(stamp)],
	["of a cloudy shape and a button with an icon", page(cloud)],
	["of hidden layers", page(layers)],
	["whose end is missing", page({}).subarray(0, page({}).indexOf("xref"))],
])("the working file of an upload %s looks like it, and is compared", async (_, upload) => {
	const { working, needsCheck } = await takeInPdf(upload, "a.pdf");
	expect(needsCheck).toBe(true);
	expect(await differing(upload, working ?? Buffer.alloc(0))).toEqual([]);
});

it("a file that is taken as it is needs no comparison", async () => {
	expect(await takeInPdf(page({}), "a.pdf")).toMatchObject({ needsCheck: false });
});

/** A letter in a font that is not embedded, whose pixels are not compared. */
const inArial = (letter: string) =>
	onePage({
		page: "/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R",
		others: [
			"<</Type/Font/Subtype/TrueType/BaseFont/ArialMT/Encoding<</Differences[65/ae/ntilde]>>>>",
			stream("", text(letter === "æ" ? "A" : "B", 150)),
		],
	});

const other = (content: string) => page({ content });

it.each([
	["a word is missing", page({}), other(WORDS.replace("EUR", ""))],
	["a short word is missing", page({}), other(WORDS.replace("(of each", "(    each"))],
	["a number is another", page({}), other(WORDS.replace("100 EUR", "9000 EUR"))],
	["there is another line", page({}), other(WORDS + text("and costs", 100))],
	["a letter of a font without a program is another", inArial("æ"), inArial("ñ")],
	["invisible text is missing", other(WORDS + INVISIBLE), page({})],
	["the value of a field is missing", page(field("900 EUR")), page(field(""))],
	["the choice of a dropdown is missing", page(choice(COMBO, "Belgium")), page({})],
	["a stamp is missing", page(stamp), page({})],
	["a word beside a field is missing", page(field("900")), page({ ...field("900"), content: text(LINE, 150) })],
	["a link is missing", page({ page: `/Annots[${link(20)}${link(40)}]` }), page({ page: `/Annots[${link(20)}]` })],
])("a page differs where %s", async (_, upload, working) => {
	expect(await differing(upload, working)).toEqual([1]);
});

it("what fields took the place of may be missing", async () => {
	const tagged = other(`${WORDS}${text("{{sign|1|*}}", 60)}`);
	expect(await differing(tagged, page({}), ["tag/1/0"])).toEqual([]);
	expect(await differing(tagged, page({}))).toEqual([1]);
});
