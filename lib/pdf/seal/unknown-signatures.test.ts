import { expect, test } from "vitest";
import { told } from "#lib/i18n/workplace/report/told.ts";
import { onePage } from "#lib/pdf/read/testing/write-pdf.ts";
import { signedBefore } from "./testing/signed-before.ts";
import { signedByOpenssl } from "./testing/signed-by-openssl.ts";
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

test("says that a file has more objects than are looked at, and judges its signature all the same", async () => {
	const list = (from: number) => `[${Array.from({ length: 1_000 }, (_, index) => `${from + index} 0 R`).join(" ")}]`;
	const objects = Array.from({ length: 100_000 }, () => "<<>>");
	const lists = Array.from({ length: 100 }, (_, index) => list(4 + index * 1_000));
	const upload = onePage({ catalog: `/PieceInfo[${lists.join("")}]`, others: objects });
	expect(await verifyBytes(await signedBefore(upload))).toMatchObject({
		verdict: "valid",
		notJudged: [told("manyObjects")],
	});
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
