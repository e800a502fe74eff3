import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onePage } from "#lib/pdf/read/testing/write-pdf.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";

const HEX_LENGTH = 6000;

/**
 * A page whose one signature openssl made with a certificate of its own.
 *
 * @param options of `openssl cms`
 * @param instead what is signed instead of the file
 */
export function signedByOpenssl(
	subFilter: string,
	{ options, instead }: { options: readonly string[]; instead?: string },
): Buffer {
	const field = "<</FT/Sig/T(Theirs)/V 5 0 R>>";
	const range = "0 0000000000 0000000000 0000000000";
	const signature = `<</Type/Sig/SubFilter/${subFilter}/ByteRange[${range}]/Contents<${"0".repeat(HEX_LENGTH)}>>>`;
	const pdf = onePage({ catalog: "/AcroForm<</Fields[4 0 R]>>", others: [field, signature] });
	const start = pdf.indexOf("/Contents<") + "/Contents".length;
	const end = start + HEX_LENGTH + 2;
	const numbers = [start, end, pdf.length - end].map((number) => String(number).padStart(10, "0"));
	pdf.write(`0 ${numbers.join(" ")}`, pdf.indexOf(range));
	const dir = makeTestDir("openssl-cms");
	const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
	openssl(
		...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=Acme"],
		...["-keyout", "key.pem", "-out", "certificate.pem"],
	);
	writeFileSync(join(dir, "content"), instead ?? Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]));
	openssl(
		...["cms", "-sign", "-binary", "-in", "content", "-signer", "certificate.pem", "-inkey", "key.pem"],
		...["-outform", "DER", "-out", "cms.der", ...options],
	);
	pdf.write(readFileSync(join(dir, "cms.der")).toString("hex"), start + 1);
	return pdf;
}
