import { PdfArray, PdfDict, PdfName, PdfNumber } from "@libpdf/core";
import { describe, expect, it } from "vitest";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { signedBefore } from "#lib/pdf/seal/testing/signed-before.ts";
import { verifyBytes } from "#lib/pdf/seal/verifying/verify.ts";
import { readText } from "#lib/pdf/stamp/testing/stamped.ts";
import { removeActiveContent } from "./active-content.ts";
import { openDocument } from "./open-document.ts";
import { loadPdfium } from "./pdfium.ts";
import { saveDocument } from "./save-document.ts";
import { readSavedObjects } from "./saved-objects.ts";
import { takeInPdf } from "./take-in-pdf.ts";
import { onePage, stream } from "./testing/write-pdf.ts";

const SCRIPT = "<</S/JavaScript/JS(app.alert(1))>>";
const PROGRAM = "/Names<</EmbeddedFiles<</Names[(a) <</Type/Filespec/UF(a.exe)/EF<</F 4 0 R>>>>]>>>>";
const TEXT_FIELD = "<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/DA(/Helv 12 Tf 0 g)/Rect[9 9 99 29]/P 3 0 R>>";
const TEMPLATE = "<template><subform><field name='a'/></subform></template>";

async function namesIn(working: Buffer | null): Promise<ReadonlySet<string>> {
	const pdfium = await loadPdfium();
	const document = working && openDocument(pdfium, working, "");
	if (!document) throw new Error("there is no working file that can be opened");
	const saved = saveDocument(pdfium, document);
	document.close();
	return readSavedObjects(saved).names;
}

/** What the sender of a file is told, or null when it is taken. */
async function refusalOf(bytes: Uint8Array): Promise<string | null> {
	return takeInPdf(Buffer.from(bytes), "file.pdf").then(
		() => null,
		(error: Error) => error.message,
	);
}

/** A signature field whose value is `value`, beside a script. */
function withSignatureValue(value: string): Buffer {
	return onePage({
		catalog: `/OpenAction ${SCRIPT}/AcroForm<</SigFlags 3/Fields[4 0 R]>>`,
		page: "/Annots[4 0 R]",
		others: [`<</Type/Annot/Subtype/Widget/FT/Sig/T(s)/Rect[0 0 0 0]/P 3 0 R/V ${value}>>`],
	});
}

describe("what is called a signature and is none does not keep a script in", () => {
	it.each([
		[
			"the word somewhere in the file",
			onePage({
				catalog: `/OpenAction ${SCRIPT}`,
				page: "/ByteRange[0 1 2 3]",
			}),
		],
		["a value without a range", withSignatureValue("<</Type/Sig/Contents<3000>>>")],
		["a range that covers nothing", withSignatureValue("<</Type/Sig/ByteRange[0 0 0 0]/Contents<3000>>>")],
		["a range beyond the file", withSignatureValue("<</Type/Sig/ByteRange[0 99 999 99999]/Contents<3000>>>")],
		[
			"a range that leaves out something else",
			withSignatureValue("<</Type/Sig/ByteRange[0 9 40 200]/Contents<3000>>>"),
		],
		[
			"a signature that no field of the form holds",
			onePage({
				catalog: `/OpenAction ${SCRIPT}`,
				page: "/Piece<</Type/Sig/ByteRange[0 9 40 200]/Contents<3000>>>",
			}),
		],
	])("%s", async (_, bytes) => {
		const { working } = await takeInPdf(bytes, "file.pdf");
		const names = await namesIn(working);
		expect(["JavaScript", "JS"].filter((name) => names.has(name))).toEqual([]);
		expect((await verifyBytes(working ?? new Uint8Array())).verdict).toBe("unsigned");
	});
});

describe("a signed file stays as it is", () => {
	it("and is taken when it holds nothing that runs", async () => {
		const plain = onePage({
			catalog: "/AcroForm<</Fields[4 0 R]>>",
			page: "/Annots[4 0 R 5 0 R]",
			others: [TEXT_FIELD, "<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.com)>>>>"],
		});
		expect((await takeInPdf(Buffer.from(await signedBefore(plain)), "file.pdf")).working).toBeNull();
	});

	it.each([
		["a script (JavaScript)", "a script on open", onePage({ catalog: `/OpenAction ${SCRIPT}` })],
		[
			"a script (JavaScript)",
			"a script behind a harmless action",
			onePage({ catalog: `/OpenAction<</S/GoToR/Next[${SCRIPT}]>>` }),
		],
		[
			"a script (JavaScript)",
			"the tree of scripts",
			onePage({ catalog: `/Names<</JavaScript<</Names[(a) ${SCRIPT}]>>>>` }),
		],
		[
			"a script (JavaScript)",
			"the calculation of a field",
			onePage({
				catalog: "/AcroForm<</Fields[4 0 R]/CO[4 0 R]>>",
				page: "/Annots[4 0 R]",
				others: [TEXT_FIELD.replace("/FT", `/AA<</C ${SCRIPT}>>/FT`)],
			}),
		],
		[
			"a script (JavaScript)",
			"a link to a script",
			onePage({ catalog: "/OpenAction<</S/URI/URI(javascript:alert(1))>>" }),
		],
		[
			"an action that starts a program",
			"a bookmark",
			onePage({
				catalog: "/Outlines 4 0 R",
				others: ["<</First 5 0 R/Last 5 0 R/Count 1>>", "<</Title(x)/Parent 4 0 R/A<</S/Launch/F(cmd.exe)>>>>"],
			}),
		],
		["an attached program or a file with macros", "a program", onePage({ catalog: PROGRAM, others: [stream("", "")] })],
		[
			"an attached program or a file with macros",
			"a program called a text",
			onePage({ catalog: PROGRAM.replace("a.exe", "a.txt"), others: [stream("", "MZ")] }),
		],
		[
			"an attached program or a file with macros",
			"a document with macros",
			onePage({ catalog: PROGRAM.replace("a.exe", "a.docm"), others: [stream("", "")] }),
		],
		[
			"an XFA form",
			"a form of both kinds",
			onePage({
				catalog: "/AcroForm<</Fields[4 0 R]/XFA 5 0 R>>",
				page: "/Annots[4 0 R]",
				others: [TEXT_FIELD, stream("", TEMPLATE)],
			}),
		],
	])("but is refused for %s: %s", async (word, _, bytes) => {
		expect(await refusalOf(await signedBefore(bytes))).toBe(
			`“file.pdf” is already signed and contains ${word}. It can’t be removed without breaking the signature. Print it to a new PDF and upload that.`,
		);
	});
});

/** A file with an action that runs on a click or when it is opened. */
const onClick = (action: string, more = "") =>
	onePage({
		page: "/Annots[4 0 R]",
		others: [`<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>`, more || "null"],
	});
const onOpening = (action: string) => onePage({ catalog: `/OpenAction ${action}` });

const HARMLESS: [title: string, bytes: Buffer][] = [
	["a link to a page", onClick("<</S/GoTo/D[3 0 R/Fit]>>")],
	["a link to a website", onClick("<</Type/Action/S/URI/URI(https://example.com)>>")],
	["a link to a mail address", onClick("<</S/URI/URI(mailto:ada@example.com)>>")],
	["a button that turns the page", onClick("<</S/Named/N/NextPage>>")],
	["a view to show on opening", onOpening("<</S/GoTo/D[3 0 R/Fit]>>")],
	["a page to show on opening", onOpening("[3 0 R/Fit]")],
	["the base address of links", onePage({ catalog: "/URI<</Base(https://example.com/)>>" })],
	[
		"bookmarks that follow one another",
		onePage({
			catalog: "/Outlines 4 0 R",
			others: [
				"<</First 5 0 R/Last 6 0 R/Count 2>>",
				"<</Title(x)/Parent 4 0 R/Next 6 0 R/A<</S/GoTo/D[3 0 R/Fit]>>>>",
				"<</Title(y)/Parent 4 0 R/Prev 5 0 R/Dest[3 0 R/Fit]>>",
			],
		}),
	],
];

const REACHING: [title: string, bytes: Buffer, name: string][] = [
	["another file", onClick("<</S/GoToR/F(other.pdf)/D[0/Fit]>>"), "GoToR"],
	["an embedded file", onClick("<</S/GoToE/D[0/Fit]/T<</R/C/N(a)>>>>"), "GoToE"],
	["submitting a form", onClick("<</S/SubmitForm/F(https://example.com)>>"), "SubmitForm"],
	["importing data", onClick("<</S/ImportData/F(a.fdf)>>"), "ImportData"],
	["a film", onClick("<</S/Movie/T(a)>>"), "Movie"],
	["a rendition", onClick("<</S/Rendition/OP 0>>"), "Rendition"],
	["showing and hiding layers", onClick("<</S/SetOCGState/State[/Toggle]>>"), "SetOCGState"],
	["a thread, possibly in another file", onClick("<</S/Thread/F(other.pdf)/D 0>>"), "Thread"],
	["an action outside the standard", onClick("<</S/Acme.Run/AA 1>>"), "Acme.Run"],
	[
		"an action typed as a structure element",
		onClick("<</Type/StructElem/S/SetOCGState/State[/Toggle]>>"),
		"SetOCGState",
	],
	["a menu item", onClick("<</S/Named/N/SaveAs>>"), "SaveAs"],
	["a telephone number", onClick("<</S/URI/URI(tel:+4930123)>>"), "URI"],
	["a network share", onClick("<</S/URI/URI(//server/share)>>"), "URI"],
	["an action after a harmless one", onClick("<</S/GoTo/D[3 0 R/Fit]/Next[5 0 R]>>", "<</S/Hide/T(a)>>"), "Hide"],
	["a website on opening", onOpening("<</S/URI/URI(https://example.com)>>"), "URI"],
	["a website after a view on opening", onOpening("<</S/GoTo/D[3 0 R/Fit]/Next<</S/URI/URI(https://a.b)>>>>"), "URI"],
	["a trigger of a page", onePage({ page: "/AA<</O<</S/GoTo/D[3 0 R/Fit]>>>>" }), "AA"],
	[
		"a movie on the page",
		onePage({ page: "/Annots[4 0 R]", others: ["<</Type/Annot/Subtype/Movie/Rect[0 0 9 9]>>"] }),
		"Movie",
	],
	[
		"a script behind a list that is too long to read",
		onClick("5 0 R", `<</S/JavaScript/JS(app.alert(1))/X[${"0 ".repeat(200_000)}]>>`),
		"JavaScript",
	],
];

describe("what actions may do", () => {
	it.each(HARMLESS)("a click may run: %s", async (_, bytes) => {
		expect(await refusalOf(bytes)).toBeNull();
		expect(await refusalOf(await signedBefore(bytes))).toBeNull();
	});

	it.each(REACHING)("refuses a signed file, and removes from any other: %s", async (_, bytes, name) => {
		expect(await refusalOf(await signedBefore(bytes))).toMatch(/is already signed and contains an? (?:action|script)/);
		const working = await takeInPdf(bytes, "file.pdf").then(
			(taken) => taken.working,
			(error: Error) => {
				expect(error.message).toMatch(/damaged/);
				return null;
			},
		);
		if (working) expect((await namesIn(working)).has(name)).toBe(false);
	});

	it("harmless ones stay in a file that is not signed", async () => {
		const { working } = await takeInPdf(onClick("<</S/Named/N/NextPage>>"), "file.pdf");
		expect([...(await namesIn(working))]).toContain("NextPage");
	});
});

it("takes time proportional to the number of actions in a list", async () => {
	const launch = PdfDict.of({ S: PdfName.of("Launch") });
	const list = new PdfArray(Array.from({ length: 400_000 }, (_, index) => (index % 2 ? launch : PdfNumber.of(index))));
	const startedAt = performance.now();
	expect([...removeActiveContent(await loadPdf(onePage({})), [list])]).toEqual(["program"]);
	expect(list.toArray().every((item, index) => item instanceof PdfNumber && item.value === 2 * index)).toBe(true);
	// Takes seconds on any machine; removing items one by one takes half a minute.
	expect(performance.now() - startedAt).toBeLessThan(5_000);
});

describe("forms that are put together while they are open", () => {
	const form = (entries: string, xfa: string, catalog = "") =>
		onePage({
			catalog: `/AcroForm<<${entries}/XFA 5 0 R>>${catalog}`,
			page: "/Annots[4 0 R]",
			others: [TEXT_FIELD, stream("", xfa)],
		});

	it.each([
		["said by the catalog", form("/Fields[4 0 R]", TEMPLATE, "/NeedsRendering true")],
		["said by the form", form("/Fields[4 0 R]", "<config><dynamicRender>required</dynamicRender></config>")],
		["said by fields that stand on no page", form("/Fields[]", TEMPLATE)],
	])("are refused with what to do: %s", async (_, bytes) => {
		for (const upload of [bytes, await signedBefore(bytes)]) {
			expect(await refusalOf(upload)).toMatch(
				/is a dynamic XFA form\. .*“Please wait…”\. Open it in Adobe Acrobat or Reader, print it/,
			);
		}
	});

	it("a form that stands on the page as well loses its second description, and the page keeps what it shows", async () => {
		const { working } = await takeInPdf(form("/Fields[4 0 R]", TEMPLATE), "file.pdf");
		expect((await namesIn(working)).has("XFA")).toBe(false);
		expect(readText(working ?? Buffer.of())).toContain("Ada");
	});
});

it("a portfolio is refused, signed or not: readers show its attachments instead of its pages", async () => {
	const upload = onePage({ catalog: "/Collection<</View/T>>" });
	for (const bytes of [upload, await signedBefore(upload)]) {
		expect(await refusalOf(bytes)).toMatch(/^“file\.pdf” is a PDF portfolio: .* Extract those files/);
	}
});

it("rights that a vendor granted to its reader are no signature, and are dropped", async () => {
	const rights = "<</Type/Sig/ByteRange[0 9 40 200]/Contents<3000>/Reference[<</TransformMethod/UR3>>]>>";
	const bytes = onePage({
		catalog: "/AcroForm<</Fields[4 0 R]>>/Perms<</UR3 5 0 R>>",
		page: "/Annots[4 0 R]",
		others: [TEXT_FIELD, rights],
	});
	const { working, mayAttachFiles } = await takeInPdf(bytes, "file.pdf");
	const names = await namesIn(working);
	expect(["Perms", "UR3", "ByteRange"].filter((name) => names.has(name))).toEqual([]);
	expect(readText(working ?? Buffer.of())).toContain("Ada");
	expect(mayAttachFiles).toBe(true);
});
