import { PdfRef } from "@libpdf/core";
import { expect, test } from "vitest";
import { told } from "#lib/i18n/report/told.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { onePage } from "#lib/pdf/read/testing/write-pdf.ts";
import { signedByOpenssl } from "../testing/signed-by-openssl.ts";
import { MAX_OBJECTS, notJudged } from "./not-judged.ts";
import { verifyBytes } from "./verify.ts";

const SHA256 = ["-md", "sha256"];

test("what another program signs is intact, until a byte is changed", async () => {
	const bytes = signedByOpenssl("adbe.pkcs7.detached", { options: SHA256 });
	expect(await verifyBytes(bytes)).toMatchObject({
		verdict: "valid",
		signatures: [{ isIntact: true, isUnknown: false, subject: "CN=Acme" }],
	});
	bytes.write("301", bytes.indexOf("300 200"));
	expect(await verifyBytes(bytes)).toMatchObject({
		verdict: "invalid",
		signatures: [{ isIntact: false, isUnknown: false }],
	});
});

test("a signature that carries what it signs says nothing of the file, whatever type it names", async () => {
	const forged = { options: [...SHA256, "-nodetach"], instead: "I agree." };
	expect(await verifyBytes(signedByOpenssl("adbe.pkcs7.detached", forged))).toMatchObject({
		verdict: "invalid",
		signatures: [{ isIntact: false, problem: told("otherContent") }],
	});
});

test("refuses a file with hundreds of signatures, since each is checked against the whole file", async () => {
	const fields = Array.from(
		{ length: 201 },
		(_, index) => `<</FT/Sig/T(${index})/V<</Type/Sig/ByteRange[0 ${index}]>>>>`,
	);
	const verified = verifyBytes(onePage({ catalog: `/AcroForm<</Fields[${fields.join("")}]>>` }));
	await expect(verified).rejects.toThrow("This file has too many signatures to check. The limit is 200.");
});

test("says that a file has more objects than are looked at, and reads no more of them", async () => {
	const count = MAX_OBJECTS * 1.2;
	const refs = Array.from({ length: count }, (_, index) => `${4 + index} 0 R`).join(" ");
	const upload = onePage({ catalog: `/PieceInfo[${refs}]`, others: Array.from({ length: count }, () => "<<>>") });
	const pdf = await loadPdf(upload);
	expect(notJudged(pdf, new Set())).toEqual([told("manyObjects")]);
	const isRead = (number: number) => pdf.context.registry.getObject(PdfRef.of(number, 0)) !== null;
	const read = Array.from({ length: count }, (_, index) => 4 + index).filter(isRead);
	expect(read.length).toBeLessThanOrEqual(MAX_OBJECTS);
});

test.each([
	["a type that is not known", "Acme.Pen", SHA256, told("typeUnknown", { name: "Acme.Pen" })],
	["a type of former times", "adbe.pkcs7.sha1", SHA256, told("typeUnknown", { name: "adbe.pkcs7.sha1" })],
	["a digest that is not known", "adbe.pkcs7.detached", ["-md", "sha3-256"], told("digestUnknown")],
])(
	"%s could not be checked: neither changed nor valid, and nobody is named by it",
	async (_, type, options, problem) => {
		const bytes = signedByOpenssl(type, { options });
		const unknown = {
			verdict: "unknown",
			laterChanges: [],
			signatures: [
				{
					...{ isIntact: false, isUnknown: true, isTimeTrusted: false, isIssuerTrusted: false },
					...{ name: "Theirs", subject: "", level: "", problem },
				},
			],
		};
		expect(await verifyBytes(bytes)).toMatchObject(unknown);
		// Nobody can tell whether that was signed.
		bytes.write("301", bytes.indexOf("300 200"));
		expect(await verifyBytes(bytes)).toMatchObject(unknown);
	},
);
