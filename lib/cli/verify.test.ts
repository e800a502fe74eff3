import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs the command as npm does. */
function runVerify(...args: string[]): { status: number | null; stdout: string; stderr: string } {
	return spawnSync(process.execPath, ["--import", "tsx", "lib/cli/verify.ts", ...args], { encoding: "utf8" });
}

test.each([
	["lib/testing/corpus/bt-own-ec.pdf", 0, "Valid: the document is as it was signed."],
	[
		"lib/testing/corpus/certified-docmdp1-then-modified.pdf",
		1,
		"Not valid: the document was changed after it was signed.",
	],
	["lib/testing/corpus/tampered-byte.pdf", 1, "Not valid: a signature does not match the document."],
	["lib/testing/corpus/plain.pdf", 1, "This PDF carries no signature."],
	["lib/testing/corpus/not-a-pdf.pdf", 2, "This file is not a PDF, or too damaged to be read."],
])("verify %s ends with %i", (path, status, firstLine) => {
	const result = runVerify(path);
	expect(result.stdout.split("\n")[0]).toBe(firstLine);
	expect(result.status).toBe(status);
});

test.each([
	[["lib/testing/corpus/no-such-file.pdf"], "There is no such file."],
	[["lib/testing/corpus/enc-aes256-userpw.pdf"], "The file needs a password."],
	[[], "Usage:"],
])("verify %j is unusable", (args, reason) => {
	const result = runVerify(...args);
	expect(result.stderr).toContain(reason);
	expect(result.status).toBe(2);
});
