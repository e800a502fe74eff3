import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { onePage, stream } from "#lib/pdf/read/testing/write-pdf.ts";
import type { SealFile, SealInput } from "#lib/pdf/tasks.ts";
import { type Authority, P12_PASSWORD, startAuthority } from "../testing/authority.ts";
import { certificateData } from "../testing/certificate-data.ts";
import { corpusFile } from "../testing/corpus.ts";
import { opensslVerifyCades, pdfsig, pdfText, qpdfComplaints } from "../testing/judges.ts";
import { type Sealed, sealUploads, takeInUpload, valuesOf } from "../testing/seal-upload.ts";
import { verifyBytes } from "../verifying/verify.ts";
import { warmSealing } from "./warm-sealing.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

/** Takes a file of the corpus in, as sending does, and puts a value of a signer on it. */
function takeIn(name: string, text: string): Promise<SealFile> {
	return takeInUpload(corpusFile(name), `${name}.pdf`, valuesOf(text));
}

function sealFiles(files: SealFile[], change: Partial<SealInput> = {}, tsaUrl: string | null = null): Promise<Sealed> {
	return sealUploads(authority, files, change, tsaUrl);
}

/** The document is certified, whole and clean, and ours by its marks. */
async function expectSealed({ bytes }: Sealed): Promise<void> {
	expect(pdfsig(bytes)).toEqual([{ field: "Signet", isValid: true, isTotal: true, type: "ETSI.CAdES.detached" }]);
	expect(qpdfComplaints(bytes)).toBe("");
	opensslVerifyCades(bytes, authority.rootPem);
	expect(await verifyBytes(bytes)).toMatchObject({
		verdict: "valid",
		documentId: certificateData().documentId,
		chainHead: certificateData().chainHead,
		signatures: [{ certification: 1, coversWholeFile: true }],
	});
}

describe("what stands on the pages stays", () => {
	test("text in a font whose name is no UTF-8 is still read", async () => {
		const name = "\xcb\xce\xcc\xe5";
		const upload = onePage({
			page: `/Contents 4 0 R/Resources<</Font<</${name} 5 0 R>>>>`,
			others: [
				stream("", `BT /${name} 18 Tf 20 100 Td (Rent is due) Tj ET`),
				"<</Type/Font/Subtype/Type1/BaseFont/Courier-Bold>>",
			],
		});
		const { bytes } = await sealFiles([await takeInUpload(upload, "gbk.pdf", valuesOf("Value of Mia"))]);
		expect(pdfText(bytes)).toContain("Rent is due");
	});
});

describe("an upload is sealed: values, certificate and signature in one file", () => {
	test.each([
		"plain",
		"linearized",
		"objstm",
		"enc-aes256-emptyuser",
		"enc-aes128-emptyuser",
		"enc-rc4-40-emptyuser",
		"rotate90",
		"rotate-inherited-neg90",
		"cropbox-offset",
		"userunit2",
		"shared-contents",
		"same-page-twice",
		"ctm-unbalanced",
		"bad-startxref",
		"no-trailer",
		"trailing-junk",
		"js-openaction",
	])("%s", async (name) => {
		const sealed = await sealFiles([await takeIn(name, "Value of Mia")]);
		expect(sealed).toMatchObject({ level: "B-B", levelNote: null });
		await expectSealed(sealed);
		const text = pdfText(sealed.bytes);
		expect(text).toContain("Value of Mia");
		expect(text).toContain("lukasz@example.com");
		expect(pdfText(sealed.certificate)).toContain(certificateData().chainHead.slice(0, 16));
		expect(pdfsig(sealed.certificate)).toMatchObject([{ isValid: true, isTotal: true }]);
		expect(qpdfComplaints(sealed.certificate)).toBe("");
	});

	test.each([
		"hang-libpdf-1",
		"hang-libpdf-2",
		"hang-libpdf-5",
		"hang-libpdf-6",
		"hang-libpdf-7",
		"hang-libpdf-8",
		"hang-libpdf-fuzz780",
		"content-stray-gt",
		"content-stray-rbracket",
		"crlf-mangled",
		"leading-junk",
		"no-mediabox",
		"no-resources",
		"mediabox-reversed",
	])("%s, damaged in its content as it was", async (name) => {
		const { bytes } = await sealFiles([await takeIn(name, "Value of Mia")]);
		expect(pdfsig(bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
		opensslVerifyCades(bytes, authority.rootPem);
		expect(await verifyBytes(bytes)).toMatchObject({ verdict: "valid" });
		expect(pdfText(bytes)).toContain("Value of Mia");
	});

	test("several files become one, in order", async () => {
		const names = ["plain", "objstm", "rotate90"];
		const files = await Promise.all(names.map((name, index) => takeIn(name, `Value ${index + 1}`)));
		const sealed = await sealFiles(files);
		await expectSealed(sealed);
		const text = pdfText(sealed.bytes);
		const places = ["Value 1", "Value 2", "Value 3"].map((value) => text.indexOf(value));
		expect(places.every((place) => place >= 0)).toBe(true);
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});

	test("without the certificate when it is to be a file of its own", async () => {
		const sealed = await sealFiles([await takeIn("plain", "Value")], { appendCertificate: false });
		await expectSealed(sealed);
		expect(pdfText(sealed.bytes)).not.toContain("lukasz@example.com");
		expect(await verifyBytes(sealed.certificate)).toMatchObject({
			verdict: "valid",
			documentId: certificateData().documentId,
		});
	});

	test("with a watermark", async () => {
		const sealed = await sealFiles([await takeIn("plain", "Value")], { watermark: "SANDBOX" });
		await expectSealed(sealed);
	});

	test("the seal holds after warming up, and twice from the same files", async () => {
		await warmSealing();
		const file = await takeIn("plain", "Value");
		const [first, second] = [await sealFiles([file]), await sealFiles([file])];
		await expectSealed(first);
		await expectSealed(second);
	});
});

describe("the sealing certificate and the time-stamping server", () => {
	test("document and certificate reach B-LT with a TSA and a chain", async () => {
		const sealed = await sealFiles([await takeIn("plain", "Value")], {}, authority.tsaUrl);
		expect(sealed).toMatchObject({ level: "B-LT", levelNote: null });
		expect(pdfsig(sealed.bytes)).toMatchObject([{ isValid: true }]);
		expect((await verifyBytes(sealed.certificate)).signatures).toMatchObject([{ level: "B-LT" }]);
		expect(await verifyBytes(sealed.bytes)).toMatchObject({
			verdict: "valid",
			signatures: [{ coversWholeFile: true }],
		});
	});

	test("a TSA that fails is refused with its reason", async () => {
		const sealing = sealFiles([await takeIn("plain", "Value")], {}, `${authority.url}/nothing`);
		const detail = expect.stringContaining("HTTP 404");
		await expect(sealing).rejects.toMatchObject({ said: { key: "noTimestamp", values: { detail } } });
	});

	test("a wrong password is one clear sentence, and so is a missing file", async () => {
		const file = await takeIn("plain", "Value");
		const signing = { tsaUrl: null, reason: "", location: "", contactInfo: "", name: "" };
		const p12Path = join(authority.dir, "rsa2048.p12");
		await expect(sealFiles([file], { signing: { ...signing, p12Path, password: "wrong" } })).rejects.toThrow(
			"The password of the sealing certificate is wrong.",
		);
		await expect(sealFiles([file], { signing: { ...signing, p12Path: "/nowhere.p12", password: "" } })).rejects.toThrow(
			"The sealing certificate can’t be read.",
		);
	});

	test("a replaced certificate is used from the next seal on", async () => {
		const p12Path = join(authority.dir, "changing.p12");
		const file = await takeIn("plain", "Value");
		const signing = {
			tsaUrl: null,
			reason: "",
			location: "",
			contactInfo: "",
			name: "",
			p12Path,
			password: P12_PASSWORD,
		};
		const subjects: (string | undefined)[] = [];
		for (const name of ["rsa2048", "ecP384"] as const) {
			writeFileSync(p12Path, authority.p12(name));
			const sealed = await sealFiles([file], { signing });
			subjects.push((await verifyBytes(sealed.bytes)).signatures[0]?.subject);
		}
		expect(subjects).toEqual(["CN=Test rsa2048, O=Signet", "CN=Test ecP384, O=Signet"]);
	});
});

test("nothing is written to the console while sealing", async () => {
	const warn = vi.spyOn(console, "warn");
	await sealFiles([await takeIn("plain", "Value")]);
	expect(warn).not.toHaveBeenCalled();
});
