import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { PDF, type PdfRef } from "@libpdf/core";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { preview } from "#lib/pdf/stamp/preview.ts";
import { sealField } from "#lib/pdf/stamp/testing/seal-field.ts";
import { onDisk, readText } from "#lib/pdf/stamp/testing/stamped.ts";
import type { SealField, SealFile } from "#lib/pdf/tasks.ts";
import { type Authority, startAuthority } from "../testing/authority.ts";
import { certificateData } from "../testing/certificate-data.ts";
import { corpusFile } from "../testing/corpus.ts";
import { opensslVerifyCades, pdfsig, pdfText, qpdfComplaints } from "../testing/judges.ts";
import { sealUploads, takeInUpload, valuesOf } from "../testing/seal-upload.ts";
import { signedBefore } from "../testing/signed-before.ts";
import { formFields } from "../verifying/form-fields.ts";
import { verify, verifyBytes } from "../verifying/verify.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

function takeIn(name: string, fields: SealField[]): Promise<SealFile> {
	return takeInUpload(corpusFile(name), `${name}.pdf`, fields);
}

describe("an upload that was signed before is only added to", () => {
	test.each(["bb-libpdf", "bt-own-ec", "blta-libpdf", "own-ec-bt-then-blta", "certified-docmdp2", "certified-docmdp3"])(
		"%s",
		async (name) => {
			const file = await takeIn(name, valuesOf("Value of Mia"));
			expect(file.isSigned).toBe(true);
			const sealed = await sealUploads(authority, [file]);
			const upload = corpusFile(name);
			expect(Buffer.compare(sealed.bytes.subarray(0, upload.length), upload)).toBe(0);
			const verdicts = pdfsig(sealed.bytes).filter((each) => each.type === "ETSI.CAdES.detached");
			expect(verdicts.map((each) => each.isValid)).toEqual([true, true]);
			expect(verdicts.at(-1)).toMatchObject({ field: "Signet", isTotal: true });
			expect(qpdfComplaints(sealed.bytes)).toBe("");
			opensslVerifyCades(sealed.bytes, authority.rootPem);
			expect(pdfText(sealed.bytes)).toContain("Value of Mia");
			expect(pdfText(sealed.bytes)).not.toContain("lukasz@example.com");
			const report = await verify({ sourcePath: sealed.path, trustedCertificatesPath: null });
			expect(report).toMatchObject({ verdict: "valid", documentId: certificateData().documentId, laterChanges: [] });
			expect(report.signatures.at(-1)).toMatchObject({ certification: null, coversWholeFile: true });
			expect(pdfsig(sealed.certificate)).toMatchObject([{ isValid: true, isTotal: true }]);
		},
	);

	test.each(["bb-libpdf", "bt-own-ec", "certified-docmdp3"])(
		"%s: is refused when it was changed after it was signed, so that its signature is broken already",
		async (name) => {
			const changed = Buffer.from(corpusFile(name));
			changed.write("%PDF-1.3", 0, "latin1");
			expect(pdfsig(changed).map((each) => each.isValid)).toEqual([false]);
			await expect(takeInUpload(changed, "contract.pdf", [])).rejects.toMatchObject({
				code: "UnusableFile",
				message: expect.stringMatching(/^“contract\.pdf” was changed after it was signed/),
			});
		},
	);

	const PARTIAL = /doesn’t cover the whole file/;
	const CLOSED = /its structure doesn’t allow additions/;

	test.each<[title: string, from: RegExp, to: (found: string, part?: string) => string, refusal: RegExp]>([
		["a signature that leaves out the header", /(\/ByteRange ?\[)0 /, (_, start) => `${start}5 `, PARTIAL],
		["a signature of three parts", /(\/ByteRange ?\[0 \d+ +\d+ +\d+) {4}/, (_, parts) => `${parts} 0 0`, PARTIAL],
		["a table elsewhere", /(?<=startxref\s+)\d+(?=\s+%%EOF\s*$)/, (found) => "7".padStart(found.length, "0"), CLOSED],
		["wrong offsets", /\d{10}(?= 00000 n)/g, (found) => String(Number(found) + 5).padStart(10, "0"), CLOSED],
	])("is refused for what it is, neither called damaged nor accepted without its signature: %s", async (...row) => {
		const [, from, to, refusal] = row;
		const text = Buffer.from(corpusFile("bb-libpdf")).toString("latin1");
		await expect(takeInUpload(Buffer.from(text.replace(from, to), "latin1"), "a.pdf", [])).rejects.toMatchObject({
			code: "UnusableFile",
			message: expect.stringMatching(refusal),
		});
	});

	test.each(["bt-own-ec", "bb-libpdf"])(
		"%s: the font that the added fields name is in the form's resources",
		async (name) => {
			const { bytes } = await sealUploads(authority, [await takeIn(name, valuesOf("Value of Mia"))]);
			const pdf = await PDF.load(bytes);
			const resolve = (ref: PdfRef) => pdf.getObject(ref);
			const form = pdf.getCatalog().getDict("AcroForm", resolve);
			const added = formFields(pdf).filter((field) => field.name.startsWith("Signet field"));
			expect(added).toHaveLength(2);
			const fonts = form?.getDict("DR", resolve)?.getDict("Font", resolve);
			for (const { dict } of added) {
				const [, font = ""] = /^\/(\S+) /.exec(dict.getString("DA", resolve)?.asString() ?? "") ?? [];
				expect(fonts?.getDict(font, resolve)?.getName("BaseFont", resolve)?.value).toBe("Helvetica");
			}
		},
	);

	test("and never joined with others", async () => {
		const files = [await takeIn("bb-libpdf", valuesOf("A")), await takeIn("plain", valuesOf("B"))];
		await expect(sealUploads(authority, files)).rejects.toMatchObject({ code: "Conflict" });
	});
});

describe("an upload that is encrypted and signed", () => {
	/** Opened by everybody, changed by its owner only. */
	async function encryptedAndSigned(...protection: string[]): Promise<Uint8Array> {
		const path = onDisk(corpusFile("plain"), "plain.pdf");
		execFileSync("qpdf", [
			"--allow-weak-crypto",
			path,
			"--replace-input",
			"--encrypt",
			"",
			"owner",
			...protection,
			"--",
		]);
		return signedBefore(await readFile(path));
	}

	test.each([
		["AES with 256 bits", ["256", "--modify=none"], null],
		["AES with 256 bits, with a time-stamping server", ["256"], "tsa"],
		["AES with 256 bits, its metadata left open", ["256", "--cleartext-metadata"], null],
		["AES with 128 bits, its metadata left open", ["128", "--use-aes=y", "--cleartext-metadata"], "tsa"],
		["RC4 with 40 bits", ["40"], null],
	])("%s: is sealed with its earlier signature valid, and opens as before", async (_what, protection, tsa) => {
		const upload = await encryptedAndSigned(...protection);
		const file = await takeInUpload(upload, "protected.pdf", valuesOf("Value of Mia"));
		expect(file.isSigned).toBe(true);
		const { bytes } = await sealUploads(authority, [file], {}, tsa && authority.tsaUrl);
		expect(Buffer.compare(bytes.subarray(0, upload.length), upload)).toBe(0);
		expect(pdfsig(bytes)).toMatchObject([
			{ field: "Signet", isValid: true },
			{ field: "Signet 2", isValid: true },
		]);
		expect(qpdfComplaints(bytes)).toBe("");
		expect(pdfText(bytes)).toContain("Original page content");
		expect(pdfText(bytes)).toContain("Value of Mia");
		expect(await verifyBytes(bytes)).toMatchObject({ verdict: "valid", laterChanges: [] });
	});

	test.each([
		["AES with 256 bits", ["256"]],
		["AES with 128 bits", ["128", "--use-aes=y"]],
		["RC4 with 40 bits", ["40"]],
	])(
		"%s: keeps its earlier signature in the sandbox and before completion, under words on its pages",
		async (_what, protection) => {
			const upload = await encryptedAndSigned(...protection);
			const warn = vi.spyOn(console, "warn");
			const file = await takeInUpload(upload, "protected.pdf", valuesOf("Half way"));
			const sealed = await sealUploads(authority, [file], { watermark: "SANDBOX" });
			expect(pdfsig(sealed.bytes).map((each) => each.isValid)).toEqual([true, true]);
			const outputPath = onDisk(new Uint8Array(), "preview.pdf");
			await preview({ files: [file], outputPath, watermark: "NOT COMPLETE", locale: "EN" });
			const bytes = await readFile(outputPath);
			expect(pdfsig(bytes)).toMatchObject([{ isValid: true }]);
			expect(qpdfComplaints(bytes)).toBe("");
			expect(readText(bytes)).toContain("Half way");
			expect(warn).not.toHaveBeenCalled();
		},
	);

	test("is refused by name when what is added could not be encrypted as it is", async () => {
		const upload = Buffer.from(await encryptedAndSigned("256"));
		// Some readers need no identifier to open it, others do.
		const text = upload.toString("latin1").replaceAll("/ID[", "/IX[");
		await expect(takeInUpload(Buffer.from(text, "latin1"), "protected.pdf", [])).rejects.toMatchObject({
			code: "UnusableFile",
			message: expect.stringMatching(/^“protected\.pdf” is already signed, and its protection prevents additions/),
		});
	});
});

describe("an upload that is linearized and signed", () => {
	/** Written for fast web view by qpdf, then signed by somebody else as an update behind it. */
	async function linearizedAndSigned(): Promise<Uint8Array> {
		const path = onDisk(corpusFile("objstm"), "plain.pdf");
		execFileSync("qpdf", ["--linearize", "--replace-input", path]);
		const upload = await readFile(path);
		expect(upload.subarray(0, 1024).includes("/Linearized")).toBe(true);
		return signedBefore(upload);
	}

	test("is taken in as it is, and sealed with its earlier signature valid", async () => {
		const upload = await linearizedAndSigned();
		const file = await takeInUpload(upload, "fast.pdf", valuesOf("Value of Mia"));
		expect(file.isSigned).toBe(true);
		const { bytes } = await sealUploads(authority, [file]);
		expect(Buffer.compare(bytes.subarray(0, upload.length), upload)).toBe(0);
		expect(pdfsig(bytes)).toMatchObject([
			{ field: "Signet", isValid: true },
			{ field: "Signet 2", isValid: true, isTotal: true },
		]);
		expect(await verifyBytes(bytes)).toMatchObject({ verdict: "valid", laterChanges: [] });
		expect(pdfText(bytes)).toContain("Value of Mia");
	});

	test("can be downloaded before completion, its signature valid", async () => {
		const file = await takeInUpload(await linearizedAndSigned(), "fast.pdf", valuesOf("Half way"));
		const outputPath = onDisk(new Uint8Array(), "preview.pdf");
		await preview({ files: [file], outputPath, watermark: "NOT COMPLETE", locale: "EN" });
		const bytes = await readFile(outputPath);
		expect(pdfsig(bytes)).toMatchObject([{ isValid: true }]);
		expect(readText(bytes)).toContain("Half way");
	});
});

/** The first page's annotations as a browser's PDF reader sees them. */
async function annotationsOf(bytes: Uint8Array): Promise<{ subtype: string; url?: string; pushButton?: boolean }[]> {
	const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
	const page = await (await loading.promise).getPage(1);
	const annotations = await page.getAnnotations();
	await loading.destroy();
	return annotations;
}

describe("links and attachments on a signed upload", () => {
	const link = () =>
		sealField("Hyperlink", {
			bounds: { x: 80, y: 80, width: 200, height: 22 },
			value: "https://example.com/terms",
			text: "Our terms",
		});

	test.each(["bb-libpdf", "certified-docmdp2", "certified-docmdp3"])(
		"%s: a Hyperlink is a form field that opens its address, which every certification but P=1 allows",
		async (name) => {
			const { bytes } = await sealUploads(authority, [await takeIn(name, [link(), ...valuesOf("Mia")])]);
			expect(pdfsig(bytes).map((each) => each.isValid)).toEqual([true, true]);
			expect(await verifyBytes(bytes)).toMatchObject({ verdict: "valid", laterChanges: [] });
			expect(pdfText(bytes)).toContain("Our terms");
			const opened = (await annotationsOf(bytes)).filter((each) => each.url);
			expect(opened).toMatchObject([{ subtype: "Widget", pushButton: true, url: "https://example.com/terms" }]);
		},
	);

	test.each(["bb-libpdf", "certified-docmdp3"])("%s: an attachment is added as its signature allows", async (name) => {
		const valuePath = onDisk(Buffer.from("attached bytes"), "a.txt");
		const attachment = sealField("Attachment", {
			bounds: { x: 80, y: 80, width: 200, height: 22 },
			valuePath,
			valueName: "a.txt",
			valueMediaType: "text/plain",
		});
		const { bytes } = await sealUploads(authority, [await takeIn(name, [attachment])]);
		expect(pdfsig(bytes).map((each) => each.isValid)).toEqual([true, true]);
		expect(await verifyBytes(bytes)).toMatchObject({ verdict: "valid", laterChanges: [] });
		expect(execFileSync("pdfdetach", ["-list", onDisk(bytes)], { encoding: "utf8" })).toContain("a.txt");
	});
});
