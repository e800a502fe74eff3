import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readP12 } from "../signing/load-p12.ts";
import { makeDevelopmentP12 } from "../signing/make-development-p12.ts";
import { readCertificate } from "./read-certificate.ts";

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-p12-"));
});
afterAll(() => rm(dir, { recursive: true }));

/** A P12 as OpenSSL makes it, with the password `sesame`. */
function makeP12(key: string[], ...how: string[]): Promise<Buffer> {
	const [keyPath, certificatePath, path] = ["key.pem", "certificate.pem", "made.p12"].map((name) => join(dir, name));
	const run = (...args: (string | undefined)[]) =>
		execFileSync(
			"openssl",
			args.filter((one) => one !== undefined),
			{ stdio: "ignore" },
		);
	const usage = ["-addext", "keyUsage=critical,nonRepudiation"];
	run(
		"req",
		"-x509",
		...key,
		"-nodes",
		"-days",
		"30",
		"-subj",
		"/CN=Harbour",
		...usage,
		"-keyout",
		keyPath,
		"-out",
		certificatePath,
	);
	run("pkcs12", "-export", ...how, "-inkey", keyPath, "-in", certificatePath, "-passout", "pass:sesame", "-out", path);
	return readFile(path ?? "");
}

const RSA = ["-newkey", "rsa:2048"];
const EC = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-384"];

describe("the certificate of a P12", () => {
	it.each([
		["AES, RSA", RSA, []],
		["Triple DES, RSA", RSA, ["-legacy", "-descert"]],
	])("is the one that is sealed with: %s", async (_, key, how) => {
		const p12 = await makeP12(key, ...how);
		const sealing = await readP12(p12, "sesame");
		const read = await readCertificate(p12, "sesame");
		expect(read.fingerprint256.replaceAll(":", "").toLowerCase()).toBe(sealing.fingerprintSha256);
		expect(read.validToDate).toEqual(sealing.notAfter);
	});

	it("is read of our own and of an elliptic curve's, too", async () => {
		const { p12, password, fingerprint } = await makeDevelopmentP12({ commonName: "Signet" });
		const read = await readCertificate(Buffer.from(p12), password);
		expect(read.fingerprint256.replaceAll(":", "").toLowerCase()).toBe(fingerprint);
		expect((await readCertificate(await makeP12(EC), "sesame")).subject).toBe("CN=Harbour");
	});

	it.each([
		["a wrong password", () => makeP12(RSA), "other", "mac verify failure"],
		["RC2, which OpenSSL opens no more", () => makeP12(RSA, "-legacy"), "sesame", "Unsupported PKCS12 PFX data"],
		["no P12", async () => Buffer.from("nothing"), "", "not enough data"],
	])("is not read: %s", async (_, make, password, why) => {
		await expect(readCertificate(await make(), password)).rejects.toThrow(why);
	});
});
