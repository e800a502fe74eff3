import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";

/** Programs that judge sealed files independently of our own code. */

type PdfsigVerdict = { field: string; isValid: boolean; isTotal: boolean; type: string };

function writeTemporary(bytes: Uint8Array, name: string): string {
	const path = join(makeTestDir("judge"), name);
	writeFileSync(path, bytes);
	return path;
}

/** One verdict per signature, in the order of the form's fields. */
export function pdfsig(bytes: Uint8Array): PdfsigVerdict[] {
	const path = writeTemporary(bytes, "file.pdf");
	const { stdout } = spawnSync("pdfsig", ["-nocert", path], { encoding: "utf8" });
	return stdout
		.split(/^Signature #\d+:$/m)
		.slice(1)
		.map((block) => ({
			field: /Signature Field Name: (.*)/.exec(block)?.[1] ?? "",
			isValid: block.includes("Signature is Valid."),
			isTotal: /- Total document signed/.test(block),
			type: /Signature Type: (.*)/.exec(block)?.[1] ?? "",
		}));
}

/** What qpdf complains about; empty when the file is clean. */
export function qpdfComplaints(bytes: Uint8Array): string {
	const path = writeTemporary(bytes, "file.pdf");
	const result = spawnSync("qpdf", ["--check", path], { encoding: "utf8" });
	return result.status === 0 ? "" : `${result.stdout}${result.stderr}`.replaceAll(path, "file.pdf");
}

/** Verifies the last signature of a file as CAdES with openssl. Throws with its words when it does not pass. */
export function opensslVerifyCades(bytes: Uint8Array, trustedPemPath: string): void {
	const files = ["-in", ...lastSignature(bytes)("signature.der", "-content")];
	const trust = ["-CAfile", trustedPemPath, "-out", "/dev/null"];
	execFileSync("openssl", ["cms", "-verify", "-cades", "-binary", "-inform", "DER", ...files, ...trust], {
		stdio: "pipe",
	});
}

/** Verifies the last signature of a file as a document timestamp with openssl. Throws with its words. */
export function opensslVerifyTimestamp(bytes: Uint8Array, trustedPemPath: string): void {
	const files = ["-token_in", "-in", ...lastSignature(bytes)("token.der", "-data")];
	execFileSync("openssl", ["ts", "-verify", ...files, "-CAfile", trustedPemPath], { stdio: "pipe" });
}

/** Writes the CMS of the last signature, padding included, and what it is over: both paths, with `option` between. */
function lastSignature(bytes: Uint8Array) {
	const text = Buffer.from(bytes).toString("latin1");
	const match = [...text.matchAll(/\/ByteRange\s*\[\s*0 +(\d+) +(\d+) +(\d+) *\]/g)].at(-1);
	if (!match) throw new Error("The file has no ByteRange.");
	const [length1, offset2, length2] = match.slice(1).map(Number) as [number, number, number];
	const cms = Buffer.from(text.slice(length1 + 1, offset2 - 1), "hex");
	const content = Buffer.concat([bytes.subarray(0, length1), bytes.subarray(offset2, offset2 + length2)]);
	return (name: string, option: string) => [writeTemporary(cms, name), option, writeTemporary(content, "content.bin")];
}

/** Text of all pages as a reader would copy it. */
export function pdfText(bytes: Uint8Array): string {
	const path = writeTemporary(bytes, "file.pdf");
	return execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8", stdio: "pipe" });
}
