import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Runs the command as npm does, where there is no installation to ask. */
function runVerify(...args: string[]): { status: number | null; stdout: string; stderr: string } {
	const env = { ...process.env, DATA_DIR: join(tmpdir(), "signet-no-installation"), DATABASE_URL: "" };
	return spawnSync(process.execPath, ["--import", "tsx", "lib/cli/verify.ts", ...args], { encoding: "utf8", env });
}

test.each([
	["lib/testing/corpus/bt-own-ec.pdf", 3, "Unchanged; whether it was sealed here was not looked up."],
	["lib/testing/corpus/certified-docmdp1-then-modified.pdf", 1, "Changed: the document is not as it was signed."],
	["lib/testing/corpus/tampered-byte.pdf", 1, "Changed: a signature does not match the document."],
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
