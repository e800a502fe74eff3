import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadP12 } from "./load-p12.ts";
import { makeDevelopmentP12 } from "./make-development-p12.ts";
import { type Authority, P12_PASSWORD, type SignerName, startAuthority } from "./testing/authority.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

function exportP12(name: SignerName, options: string[]): Uint8Array {
	const out = join(authority.dir, `variant-${options.join("")}.p12`);
	const files = ["-inkey", `${name}.key`, "-in", `${name}.pem`, "-certfile", "intermediate.pem", "-out", out];
	execFileSync("openssl", ["pkcs12", "-export", ...files, "-passout", `pass:${P12_PASSWORD}`, ...options], {
		cwd: authority.dir,
		stdio: "pipe",
	});
	return readFileSync(out);
}

describe("a PKCS#12 file is read", () => {
	test.each([
		["rsa2048", "RSA", []],
		["rsa4096", "RSA", []],
		["ecP256", "EC", []],
		["ecP384", "EC", []],
		["rsa2048", "RSA", ["-legacy"]],
		["ecP256", "EC", ["-legacy"]],
		["rsa2048", "RSA", ["-keypbe", "PBE-SHA1-3DES", "-certpbe", "PBE-SHA1-3DES", "-macalg", "sha1"]],
		["rsa2048", "RSA", ["-keypbe", "AES-128-CBC", "-certpbe", "AES-128-CBC", "-macalg", "sha512"]],
		["ecP256", "EC", ["-keypbe", "NONE", "-certpbe", "NONE"]],
	] as const)("%s, %s, options %j", async (name, keyType, options) => {
		const identity = await loadP12(exportP12(name, [...options]), P12_PASSWORD);
		expect(identity.keyType).toBe(keyType);
		expect(identity.subject).toBe(`CN=Test ${name}, O=Signet`);
		expect(identity.issuer).toBe("CN=Test intermediate, O=Signet");
		expect(identity.chainDer).toHaveLength(1);
		expect(identity.isSelfSigned).toBe(false);
		expect(identity.sign(Buffer.from("data")).length).toBeLessThanOrEqual(identity.signatureSizeBytes);
	});

	test("made by ourselves: self-signed, ten years", async () => {
		const made = await makeDevelopmentP12({ commonName: "Signet development certificate" });
		const identity = await loadP12(made.p12, made.password);
		expect(identity.isSelfSigned).toBe(true);
		expect(identity.subject).toBe("CN=Signet development certificate");
		expect(identity.fingerprintSha256).toBe(made.fingerprint);
		expect(identity.notAfter.getFullYear() - new Date().getFullYear()).toBe(10);
	});
});

describe("a PKCS#12 file is refused with the reason", () => {
	test("wrong password", async () => {
		await expect(loadP12(authority.p12("ecP256"), "wrong")).rejects.toThrow(
			"password of the sealing certificate is wrong",
		);
		await expect(loadP12(exportP12("rsa2048", ["-legacy"]), "wrong")).rejects.toThrow("password");
	});

	test("not a PKCS#12 file", async () => {
		await expect(loadP12(Buffer.from("hello"), "")).rejects.toThrow("not a PKCS#12 file");
		await expect(loadP12(readFileSync(authority.rootPem), "")).rejects.toThrow("not a PKCS#12 file");
	});

	test("no key", async () => {
		await expect(loadP12(exportP12("rsa2048", ["-nokeys"]), P12_PASSWORD)).rejects.toThrow("no private key");
	});

	test("only certificates of others", async () => {
		await expect(loadP12(exportP12("rsa2048", ["-nocerts"]), P12_PASSWORD)).rejects.toThrow("belongs to none");
	});

	test("expired, or not valid yet", async () => {
		const bytes = authority.p12("rsa2048");
		await expect(loadP12(bytes, P12_PASSWORD, new Date("2100-01-01"))).rejects.toThrow(/expired on \d{4}-\d\d-\d\d/);
		await expect(loadP12(bytes, P12_PASSWORD, new Date("2000-01-01"))).rejects.toThrow(/valid from/);
	});
});
