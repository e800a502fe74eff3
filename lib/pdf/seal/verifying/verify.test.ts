import { PDF, PdfArray, PdfDict, PdfName, PdfString } from "@libpdf/core";
import { describe, expect, test } from "vitest";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { tell } from "#lib/i18n/report/tell.ts";
import { type Told, told } from "#lib/i18n/report/told.ts";
import { onePage } from "#lib/pdf/read/testing/write-pdf.ts";
import { corpusFile } from "../testing/corpus.ts";
import { pdfsig } from "../testing/judges.ts";
import { signedBefore } from "../testing/signed-before.ts";
import { formFields } from "./form-fields.ts";
import { verifyBytes } from "./verify.ts";

const inEnglish = (all: readonly Told[]) => all.map((one) => tell(one, messages.EN.details));

describe("what the verifier says of the corpus", () => {
	test.each([
		["plain", "unsigned", []],
		["bb-libpdf", "valid", [{ level: "B-B", certification: null, coversWholeFile: true, isExtended: false }]],
		["bt-own-ec", "valid", [{ level: "B-T", certification: 2, coversWholeFile: true }]],
		[
			"blta-libpdf",
			"valid",
			[
				{ level: "B-LTA", coversWholeFile: true, isExtended: true },
				{ level: "Timestamp", isIntact: true, isExtended: true },
			],
		],
		["own-ec-bt-then-blta", "valid", [{ level: "B-LTA", coversWholeFile: true }, { level: "Timestamp" }]],
		["certified-docmdp1", "valid", [{ level: "B-B", certification: 1, coversWholeFile: true }]],
		["certified-docmdp2", "valid", [{ certification: 2, coversWholeFile: true }]],
		["certified-docmdp3", "valid", [{ certification: 3, coversWholeFile: true }]],
		["certified-docmdp1-then-modified", "modified", [{ certification: 1, isIntact: true, coversWholeFile: false }]],
		["tampered-byte", "invalid", [{ certification: 1, isIntact: false, coversWholeFile: true }]],
	] as const)("%s is %s", async (name, verdict, signatures) => {
		const report = await verifyBytes(corpusFile(name));
		expect(report).toMatchObject({ isPdf: true, verdict, signatures });
		expect(report.signatures).toHaveLength(signatures.length);
	});

	test.each(["bb-libpdf", "bt-own-ec", "certified-docmdp1", "certified-docmdp2", "certified-docmdp3", "tampered-byte"])(
		"%s: pdfsig says the same",
		async (name) => {
			const [ours] = (await verifyBytes(corpusFile(name))).signatures;
			const [theirs] = pdfsig(corpusFile(name));
			expect({ isValid: ours?.isIntact, isTotal: ours?.coversWholeFile }).toEqual({
				isValid: theirs?.isValid,
				isTotal: theirs?.isTotal,
			});
		},
	);

	test.each(["empty", "not-a-pdf"])("%s is no PDF", async (name) => {
		expect((await verifyBytes(corpusFile(name))).isPdf).toBe(false);
	});

	test("a file that needs a password is refused", async () => {
		await expect(verifyBytes(corpusFile("enc-aes256-userpw"))).rejects.toMatchObject({ code: "UnusableFile" });
	});
});

async function changed(name: string, change: (pdf: PDF) => void): Promise<Uint8Array> {
	const pdf = await PDF.load(corpusFile(name));
	change(pdf);
	return pdf.save({ incremental: true });
}

function firstPage(pdf: PDF): PdfDict {
	const ref = pdf.context.pages.getPage(0);
	const page = ref && pdf.context.registry.resolve(ref);
	if (!(page instanceof PdfDict)) throw new Error("no page");
	return page;
}

const annotation = (subtype: string) => PdfDict.of({ Type: PdfName.of("Annot"), Subtype: PdfName.of(subtype) });

function addAnnotation(pdf: PDF, subtype: string): void {
	const page = firstPage(pdf);
	const list = page.getArray("Annots", (ref) => pdf.context.registry.resolve(ref)) ?? new PdfArray();
	list.push(pdf.context.registry.register(annotation(subtype)));
	page.set("Annots", list);
}

test("an update that names another document in an intact signature is not vouched for by its certificate", async () => {
	const renamed = await changed("bb-libpdf", (pdf) => {
		const field = formFields(pdf).find(({ type }) => type === "Sig")?.value;
		if (field instanceof PdfDict) field.set("SignetDocumentId", PdfString.fromString("another"));
	});
	const report = await verifyBytes(renamed);
	expect(report).toMatchObject({ verdict: "modified", documentId: "another", sealedWith: null });
	expect(report.signatures).toMatchObject([{ isIntact: true }]);
});

describe("later changes are found and named", () => {
	test.each<[string, string, (pdf: PDF) => void, string]>([
		["text on a page", "bb-libpdf", (pdf) => pdf.getPage(0)?.drawText("later"), "The content of page 1 was changed."],
		["another page", "certified-docmdp3", (pdf) => pdf.addPage({}), "The number of pages changed from 1 to 2."],
		[
			"a turned page",
			"certified-docmdp2",
			(pdf) => pdf.getPage(0)?.setRotation(90),
			"The content of page 1 was changed.",
		],
		["a comment", "certified-docmdp3", (pdf) => addAnnotation(pdf, "Text"), "An annotation was added to page 1."],
		["a form field", "bb-libpdf", (pdf) => addAnnotation(pdf, "Widget"), "An annotation was added to page 1."],
		[
			"the title",
			"certified-docmdp1",
			(pdf) => pdf.setTitle("Another title"),
			"The document’s properties were changed.",
		],
		[
			"an action on opening",
			"certified-docmdp1",
			(pdf) =>
				pdf.context.catalog
					.getDict()
					.set("OpenAction", PdfDict.of({ S: PdfName.of("JavaScript"), JS: PdfString.fromString("app.alert(1)") })),
			"The action on opening was changed.",
		],
	])("%s", async (_case, name, change, sentence) => {
		const report = await verifyBytes(await changed(name, change));
		expect(report.verdict).toBe("modified");
		expect(inEnglish(report.laterChanges)).toContain(sentence);
		expect(report.signatures[0]).toMatchObject({ isIntact: true, coversWholeFile: false });
	});

	test("what stands behind the document and is no update of it is told", async () => {
		const report = await verifyBytes(Buffer.concat([corpusFile("certified-docmdp1"), Buffer.from("\nhello world\n")]));
		expect(report).toMatchObject({
			verdict: "modified",
			laterChanges: [told("dataBehind")],
			signatures: [{ isIntact: true, coversWholeFile: false }],
		});
	});

	test("an empty line at the end is nothing", async () => {
		const report = await verifyBytes(Buffer.concat([corpusFile("certified-docmdp1"), Buffer.from("\r\n\0")]));
		expect(report).toMatchObject({ verdict: "valid", laterChanges: [] });
	});
});

test("a signature of a kind that is not known is neither valid nor changed", async () => {
	const bytes = Buffer.from(corpusFile("bb-libpdf"));
	const at = bytes.indexOf("/ETSI.CAdES.detached");
	bytes.write("/adbe.x509.rsa_sha1 ", at);
	expect(await verifyBytes(bytes)).toMatchObject({
		verdict: "unknown",
		signatures: [{ isIntact: false, isUnknown: true, problem: told("typeUnknown", { name: "adbe.x509.rsa_sha1" }) }],
	});
	const more = Buffer.concat([bytes, Buffer.from("\nhello world\n")]);
	expect(await verifyBytes(more)).toMatchObject({ verdict: "modified" });
});

describe("what the verdict leaves out is said", () => {
	const piece = "<</Type/Sig/ByteRange[0 9 40 200]/Contents<3000>>>";
	test.each([
		["nothing", onePage({}), []],
		["a script", onePage({ catalog: "/OpenAction<</S/JavaScript/JS(x)>>" }), [/contains a script/]],
		["an XFA form", onePage({ catalog: "/AcroForm<</Fields[]/XFA[(a) 4 0 R]>>" }), [/contains an XFA form/]],
		["a signature in no field", onePage({ page: "/Piece 4 0 R", others: [piece] }), [/isn’t in a signature field/]],
		["rights of a reader", onePage({ catalog: "/Perms<</UR3 4 0 R>>", others: [piece] }), []],
	])("%s", async (_what, upload, sentences) => {
		for (const bytes of [upload, await signedBefore(upload)]) {
			const { notJudged } = await verifyBytes(bytes);
			expect(inEnglish(notJudged)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
		}
		expect((await verifyBytes(await signedBefore(upload))).verdict).toBe("valid");
	});
});

describe("forged signatures", () => {
	/** Replaces text of the same length. */
	function replaced(name: string, pattern: RegExp, value: (match: string) => string): Uint8Array {
		const text = Buffer.from(corpusFile(name)).toString("latin1");
		return Buffer.from(
			text.replace(pattern, (match) => value(match).padEnd(match.length).slice(0, match.length)),
			"latin1",
		);
	}

	test.each<[string, RegExp, (match: string) => string]>([
		["no ByteRange", /\/ByteRange/, () => "/ByteRangx"],
		["a ByteRange that is no list of numbers", /\/ByteRange\s*\[[^\]]*\]/, () => "/ByteRange [/A /B]"],
		["a negative ByteRange", /\/ByteRange\s*\[[^\]]*\]/, () => "/ByteRange [0 -1 5 9]"],
		["a ByteRange beyond the file", /\/ByteRange\s*\[[^\]]*\]/, () => "/ByteRange [0 5 9 99999999]"],
		[
			"a ByteRange that leaves out more than the signature",
			/\/ByteRange\s*\[[^\]]*\]/,
			() => "/ByteRange [0 5 9809 576]",
		],
		["Contents that are no hex", /\/Contents <3082/, () => "/Contents <30xx"],
		["Contents that are cut off", /\/Contents <30820/, () => "/Contents <3084f"],
		["an empty CMS", /\/Contents <30820/, () => "/Contents <00000"],
	])("%s", async (_case, pattern, value) => {
		const report = await verifyBytes(replaced("certified-docmdp1", pattern, value));
		expect(report.verdict).toBe("invalid");
		expect(report.signatures[0]?.problem).toBeTruthy();
	});
});
