import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { addTimestamp } from "#lib/pdf/seal/signing/add-timestamp.ts";
import { addValidationData } from "#lib/pdf/seal/signing/add-validation-data.ts";
import { loadP12 } from "#lib/pdf/seal/signing/load-p12.ts";
import { signPdf } from "#lib/pdf/seal/signing/sign-pdf.ts";
import { type Authority, P12_PASSWORD, startAuthority } from "#lib/pdf/seal/testing/authority.ts";
import { revoke } from "#lib/pdf/seal/testing/revoke.ts";

/** What the build makes is not there yet. */
const UNBUILT = `data:text/javascript,${encodeURIComponent(`
	import { registerHooks } from "node:module";
	registerHooks({ resolve(name, context, next) {
		if (name.includes("db/generated") || name.includes("generated/client")) throw new Error("not built: " + name);
		return next(name, context);
	} });
`)}`;

/** Runs the command as npm does, in a clone that was never built and has no installation to ask. */
function runVerify(...args: string[]): { status: number | null; stdout: string; stderr: string } {
	const env = { ...process.env, DATA_DIR: join(tmpdir(), "signet-no-installation"), DATABASE_URL: "" };
	return spawnSync(process.execPath, ["--import", UNBUILT, "--import", "tsx", "lib/cli/verify.ts", ...args], {
		encoding: "utf8",
		env,
	});
}

test.each([
	["lib/testing/corpus/bt-own-ec.pdf", 3, "Unchanged. This server didn’t look up whether it was sealed here."],
	["lib/testing/corpus/certified-docmdp1-then-modified.pdf", 1, "Changed after signing."],
	["lib/testing/corpus/tampered-byte.pdf", 1, "Changed: a signature doesn’t match the document."],
	["lib/testing/corpus/plain.pdf", 1, "This PDF has no signature."],
	["lib/testing/corpus/not-a-pdf.pdf", 2, "This file isn’t a PDF, or is too damaged to read."],
])("verify %s ends with %i", (path, status, firstLine) => {
	const result = runVerify(path);
	expect(result.stdout.split("\n")[0]).toBe(firstLine);
	expect(result.status).toBe(status);
});

test.each([
	[["lib/testing/corpus/no-such-file.pdf"], "File not found."],
	[["lib/testing/corpus/enc-aes256-userpw.pdf"], "The file is password-protected."],
	[[], "Usage:"],
])("verify %j is unusable", (args, reason) => {
	const result = runVerify(...args);
	expect(result.stderr).toContain(reason);
	expect(result.status).toBe(2);
});

async function sign(authority: Authority, tsaUrl: string | null): Promise<Uint8Array> {
	const original = readFileSync("lib/testing/corpus/plain.pdf");
	const { parts } = await signPdf(await loadPdf(original), {
		identity: await loadP12(authority.p12("ecP256"), P12_PASSWORD),
		text: { name: "Acme", reason: "", location: "", contactInfo: "", signedAt: new Date() },
		...{ tsaUrl, original, kind: "certification", marks: {} },
	});
	return Buffer.concat(parts);
}

/** What the command says of a file where an authority is trusted. */
function saidOf(bytes: Uint8Array, authority: Authority): string {
	const path = join(authority.dir, "checked.pdf");
	writeFileSync(path, bytes);
	process.env.TRUSTED_CERTIFICATES = authority.rootPem;
	const { stdout } = runVerify(path);
	delete process.env.TRUSTED_CERTIFICATES;
	return stdout;
}

test("a time is proved where the setting names its authority", { timeout: 120_000 }, async () => {
	const authority = await startAuthority();
	const bytes = await sign(authority, authority.tsaUrl);
	await authority.close();
	const trusted = saidOf(bytes, authority);
	expect(trusted).toMatch(/^Time: .* UTC, according to a timestamp from Test tsa, which this server trusts\.$/m);
	expect(trusted).toMatch(/^Certificate: .*, which this server trusts\.$/m);
});

test("a document timestamp of a revoked authority proves no time", { timeout: 120_000 }, async () => {
	const [signer, stamper] = await Promise.all([startAuthority(), startAuthority()]);
	const { parts } = await addTimestamp(await sign(signer, null), stamper.tsaUrl);
	const revocation = { name: "tsa", by: "root", at: new Date(), reason: "keyCompromise", how: "ocsp" } as const;
	const bytes = await addValidationData(Buffer.concat(parts), revoke(stamper, revocation));
	await Promise.all([signer.close(), stamper.close()]);
	const said = saidOf(bytes, stamper);
	expect(said.split("\n")[0]).toBe("Unchanged. This server didn’t look up whether it was sealed here.");
	expect(said).toMatch(/^Time: .* UTC, according to a timestamp from Test tsa, whose certificate was revoked\.$/m);
	expect(said).toMatch(/^Note: According to revocation data in the file, the certificate was revoked\.$/m);
});
