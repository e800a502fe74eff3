import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Authority, P12_PASSWORD, type SignerName, startAuthority } from "../testing/authority.ts";
import { loadP12, readP12 } from "./load-p12.ts";
import { makeDevelopmentP12 } from "./make-development-p12.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

function exportP12(name: SignerName, options: string[], password = P12_PASSWORD): Uint8Array {
	const out = join(authority.dir, `variant-${options.join("").replaceAll("/", "")}.p12`);
	const files = ["-inkey", `${name}.key`, "-in", `${name}.pem`, "-certfile", "intermediate.pem", "-out", out];
	execFileSync("openssl", ["pkcs12", "-export", ...files, "-passout", `pass:${password}`, ...options], {
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
		expect((await identity.sign(Buffer.from("data"))).length).toBeLessThanOrEqual(identity.signatureSizeBytes);
	});

	test.each([
		["pä§ß wörd 見", []],
		["pä§ß wörd 見", ["-legacy"]],
		["pä§ß wörd 見", ["-macalg", "sha512"]],
		[" blanks are part of it ", []],
	])("with the password “%s”, options %j", async (password, options) => {
		const p12 = exportP12("rsa2048", options, password);
		expect(await loadP12(p12, password)).toMatchObject({ keyType: "RSA", isPasswordTrimmed: false });
		expect(await loadP12(p12, `${password}\n`).catch(String)).toEqual(
			password === password.trim()
				? expect.objectContaining({ isPasswordTrimmed: true })
				: expect.stringContaining("password of the sealing certificate is wrong"),
		);
		await expect(loadP12(p12, "p")).rejects.toThrow("password of the sealing certificate is wrong");
	});

	test("that decrypts to something like padding with the password in the wrong encoding", async () => {
		const p12 = readFileSync(join(import.meta.dirname, "../testing/ends-like-padding.p12"));
		expect(await readP12(p12, "ß")).toMatchObject({ subject: "CN=Padding" });
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

	test("isn’t a PKCS#12 file", async () => {
		await expect(loadP12(Buffer.from("hello"), "")).rejects.toThrow("isn’t a PKCS#12 file");
		await expect(loadP12(readFileSync(authority.rootPem), "")).rejects.toThrow("isn’t a PKCS#12 file");
	});

	test("a MAC of another kind, with the command that converts", async () => {
		const p12 = exportP12("ecP256", ["-macalg", "sha512-256"]);
		await expect(loadP12(p12, P12_PASSWORD)).rejects.toThrow(/protected with SHA-512\/256.*openssl pkcs12 -export/);
	});

	test("an RSA-PSS key, with the command for another", async () => {
		const [key, cert, out] = ["pss.key", "pss.pem", "pss.p12"];
		const run = (...args: string[]) => execFileSync("openssl", args, { cwd: authority.dir, stdio: "pipe" });
		run(
			"req",
			"-x509",
			"-newkey",
			"rsa-pss",
			"-pkeyopt",
			"rsa_keygen_bits:2048",
			"-nodes",
			"-keyout",
			key,
			"-out",
			cert,
			"-subj",
			"/CN=PSS",
		);
		run("pkcs12", "-export", "-inkey", key, "-in", cert, "-out", out, "-passout", `pass:${P12_PASSWORD}`);
		const p12 = readFileSync(join(authority.dir, out));
		await expect(loadP12(p12, P12_PASSWORD)).rejects.toThrow(/RSA-PSS.*openssl req -new/);
	});

	test("no key", async () => {
		await expect(loadP12(exportP12("rsa2048", ["-nokeys"]), P12_PASSWORD)).rejects.toThrow("no private key");
	});

	test("only certificates of others", async () => {
		await expect(loadP12(exportP12("rsa2048", ["-nocerts"]), P12_PASSWORD)).rejects.toThrow(
			"doesn’t match any of its certificates",
		);
	});

	test("expired, or not valid yet", async () => {
		const bytes = authority.p12("rsa2048");
		await expect(loadP12(bytes, P12_PASSWORD, new Date("2100-01-01"))).rejects.toThrow(/expired on \d{4}-\d\d-\d\d/);
		await expect(loadP12(bytes, P12_PASSWORD, new Date("2000-01-01"))).rejects.toThrow(/isn’t valid before/);
	});
});
