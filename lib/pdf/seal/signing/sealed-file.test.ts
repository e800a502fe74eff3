import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preview } from "#lib/pdf/stamp/preview.ts";
import { sealField } from "#lib/pdf/stamp/testing/seal-field.ts";
import { onDisk, readText } from "#lib/pdf/stamp/testing/stamped.ts";
import type { SealField } from "#lib/pdf/tasks.ts";
import { type Authority, startAuthority } from "../testing/authority.ts";
import { certificateData } from "../testing/certificate-data.ts";
import { corpusFile } from "../testing/corpus.ts";
import { pdfsig, qpdfComplaints } from "../testing/judges.ts";
import { sealUploads, takeInUpload } from "../testing/seal-upload.ts";
import { verifyBytes } from "../verifying/verify.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

/** Every font of a file. Text in WinAnsiEncoding needs no map to Unicode (ISO 19005-2, 6.2.11.7.2). */
function fontsOf(bytes: Uint8Array): { name: string; isEmbedded: boolean; isReadable: boolean }[] {
	const [, , ...lines] = execFileSync("pdffonts", [onDisk(bytes)], { encoding: "utf8" })
		.trim()
		.split("\n");
	return lines.map((line) => {
		const flags = /(yes|no) +(yes|no) +(yes|no) +\d+ +\d+ *$/.exec(line);
		const isReadable = flags?.[3] === "yes" || / WinAnsi +yes /.test(line);
		return { name: line.split(" ")[0] ?? "", isEmbedded: flags?.[1] === "yes", isReadable };
	});
}

function infoOf(bytes: Uint8Array): string {
	return execFileSync("pdfinfo", [onDisk(bytes)], { encoding: "utf8" });
}

const TEXTS = ["Plain value", "Škoda & Žižek – 12 €", "Ελλάδα", "שלום", "日本"];

/** A value of each kind of text, in each of the faces whose fonts readers need not have. */
function values(): SealField[] {
	const families = ["Helvetica", "Courier", "TimesRoman"] as const;
	return TEXTS.flatMap((value, row) =>
		families.map((family, column) => {
			const bounds = { x: 20 + column * 250, y: 20 + row * 40, width: 240, height: 30 };
			const font = { ...sealField("TextBox").font, family, isBold: row % 2 === 1, isItalic: column === 1 };
			return sealField("TextBox", { value, bounds, font });
		}),
	);
}

describe("every font of what is made here is embedded", () => {
	test.each(["plain", "certified-docmdp3"])("%s: sealed, and its certificate", async (name) => {
		const file = await takeInUpload(corpusFile(name), `${name}.pdf`, values());
		const { bytes, certificate } = await sealUploads(authority, [file], { watermark: "SANDBOX" });
		const own = new Set(fontsOf(corpusFile(name)).map((font) => font.name));
		const added = [...fontsOf(bytes).filter((font) => !own.has(font.name)), ...fontsOf(certificate)];
		expect(added.length).toBeGreaterThan(3);
		expect(added.filter((font) => !font.isEmbedded || !font.isReadable)).toEqual([]);
		for (const value of TEXTS.slice(0, 2)) expect(readText(bytes)).toContain(value);
		expect(qpdfComplaints(bytes)).toBe("");
		expect(pdfsig(bytes).every((signature) => signature.isValid)).toBe(true);
		expect(await verifyBytes(bytes)).toMatchObject({ verdict: "valid", laterChanges: [] });
	});

	test("of several files in one, and of what is downloaded before the end", async () => {
		const files = [
			await takeInUpload(corpusFile("plain"), "a.pdf", values()),
			await takeInUpload(corpusFile("rotate90"), "b.pdf", values()),
		];
		const outputPath = onDisk(new Uint8Array(), "preview.pdf");
		await preview({ files, outputPath, watermark: "NOT COMPLETE", locale: "EN" });
		const { bytes } = await sealUploads(authority, files);
		const own = new Set(fontsOf(corpusFile("plain")).map((font) => font.name));
		for (const made of [bytes, readFileSync(outputPath)]) {
			expect(fontsOf(made).filter((font) => !own.has(font.name) && !font.isEmbedded)).toEqual([]);
			for (const page of [1, 2]) expect(readText(made, page)).toContain("Plain value");
		}
	});
});

describe("title, author and date of a sealed file", () => {
	test("are the document's and the sender's, whatever the upload called itself", async () => {
		const titled = onDisk(corpusFile("plain"));
		const upload = readFileSync(titled);
		const file = await takeInUpload(upload, "plain.pdf", []);
		const title = "Lease “Am Markt” & Söhne <2026>";
		const { bytes, certificate } = await sealUploads(authority, [file], { certificate: certificateData({ title }) });
		for (const place of [[], ["-meta"]]) {
			const text = execFileSync("pdfinfo", [...place, onDisk(bytes)], { encoding: "utf8" });
			expect(text).toMatch(
				place.length === 0 ? /Title: +Lease “Am Markt” & Söhne <2026>\n/ : /Lease “Am Markt” &#38; Söhne/,
			);
			expect(text).toContain("Omar Diaz, Müller");
		}
		const dated = execFileSync("pdfinfo", ["-isodates", onDisk(bytes)], { encoding: "utf8" });
		expect(dated).toMatch(/ModDate: +2026-11-20T09:12:00Z/);
		const packet = execFileSync("pdfinfo", ["-meta", onDisk(bytes)], { encoding: "utf8" });
		expect(packet).toContain("<xmp:ModifyDate>2026-11-20T09:12:00Z</xmp:ModifyDate>");
		expect(infoOf(certificate)).toMatch(/Title: +Certificate of completion – Lease/);
		expect(infoOf(certificate)).toMatch(/Author: +Müller & Söhne/);
		expect(pdfsig(bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
	});

	test("of an upload that was signed before stay its own", async () => {
		const file = await takeInUpload(corpusFile("bb-libpdf"), "signed.pdf", []);
		const { bytes } = await sealUploads(authority, [file]);
		expect(/Title: .*/.exec(infoOf(bytes))?.[0]).toBe(/Title: .*/.exec(infoOf(corpusFile("bb-libpdf")))?.[0]);
	});
});
