import { execFileSync, spawnSync } from "node:child_process";
import { createHash, sign as edSign, X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { told } from "#lib/i18n/report/told.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { context, integer, octetString, oid, sequence, setOf } from "../asn1/der.ts";
import { OID } from "../asn1/oids.ts";
import { issuerAndSerial } from "../signing/build-cms.ts";
import { readSigners } from "../testing/second-reading.ts";
import { checkCms } from "./check-cms.ts";

const dir = makeTestDir("algorithms");
const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
const CONTENT = Buffer.from("signed");
writeFileSync(join(dir, "content"), CONTENT);

const ec = (curve: string) => ["ec", "-pkeyopt", `ec_paramgen_curve:${curve}`];

function makeSigner(name: string, key: readonly string[]): string[] {
	const files = ["-keyout", `${name}.key`, "-out", `${name}.pem`];
	openssl("req", "-x509", "-newkey", ...key, "-nodes", "-subj", `/CN=${name}`, ...files);
	return ["-signer", `${name}.pem`, "-inkey", `${name}.key`];
}

function sign(...options: string[]): Buffer {
	openssl("cms", "-sign", "-binary", "-in", "content", "-outform", "DER", "-out", "cms.der", ...options);
	return readFileSync(join(dir, "cms.der"));
}

function isRightForOpenssl(cms: Uint8Array): boolean {
	writeFileSync(join(dir, "asked.der"), cms);
	const files = ["-in", "asked.der", "-inform", "DER", "-content", "content", "-out", "out"];
	return spawnSync("openssl", ["cms", "-verify", "-binary", "-noverify", ...files], { cwd: dir }).status === 0;
}

/** What OpenSSL 3.0 cannot make yet (RFC 8419). */
function signWithEdwards(curve: "ed25519" | "ed448", digest: { oid: string; bytes: Uint8Array }): Buffer {
	makeSigner(curve, [curve]);
	const certificate = new X509Certificate(readFileSync(join(dir, `${curve}.pem`)));
	const { issuer, serial } = issuerAndSerial(certificate.raw);
	const attribute = (type: string, value: Uint8Array) => sequence(oid(type), setOf(value));
	const attributes = setOf(
		attribute(OID.contentType, oid(OID.data)),
		attribute(OID.messageDigest, octetString(digest.bytes)),
	);
	const value = edSign(null, attributes, readFileSync(join(dir, `${curve}.key`)));
	const stored = Buffer.from(attributes);
	stored[0] = 0xa0;
	const version = integer(Uint8Array.of(1));
	const algorithm = sequence(oid(curve === "ed25519" ? "1.3.101.112" : "1.3.101.113"));
	const digestAlgorithm = sequence(oid(digest.oid));
	const signer = sequence(version, sequence(issuer, serial), digestAlgorithm, stored, algorithm, octetString(value));
	const content = sequence(oid(OID.data));
	const signed = sequence(version, setOf(digestAlgorithm), content, context(0, certificate.raw), setOf(signer));
	return Buffer.from(sequence(oid(OID.signedData), context(0, signed)));
}

test.each([
	["ed25519", { oid: "2.16.840.1.101.3.4.2.3", bytes: createHash("sha512").update(CONTENT).digest() }],
	[
		"ed448",
		{ oid: "2.16.840.1.101.3.4.2.12", bytes: createHash("shake256", { outputLength: 64 }).update(CONTENT).digest() },
	],
] as const)("%s holds, and does not for other content or a changed signature", (curve, digest) => {
	const cms = signWithEdwards(curve, digest);
	expect(checkCms(cms, [CONTENT])).toMatchObject({ problem: null, isUnknown: false });
	expect(checkCms(cms, [Buffer.from("other")]).problem).toEqual(told("contentChanged"));
	const changed = Buffer.from(cms);
	changed[cms.length - 1] = (cms.at(-1) ?? 0) ^ 1;
	expect(checkCms(changed, [CONTENT])).toMatchObject({ problem: told("otherKey"), isUnknown: false });
	expect([cms, changed].map((one) => readSigners(one, CONTENT))).toEqual([[true], [false]]);
});

const PSS = ["-keyopt", "rsa_padding_mode:pss"];

test.each<[string, readonly string[], string[]]>([
	["RSA", ["rsa:2048"], []],
	["RSA with SHA-512", ["rsa:2048"], ["-md", "sha512"]],
	["RSA-PSS", ["rsa:2048"], PSS],
	["RSA-PSS with SHA-512 and another salt", ["rsa:2048"], ["-md", "sha512", ...PSS, "-keyopt", "rsa_pss_saltlen:20"]],
	["P-256", ec("P-256"), []],
	["P-384", ec("P-384"), ["-md", "sha384"]],
	["P-521", ec("P-521"), ["-md", "sha512"]],
	["brainpool", ec("brainpoolP256r1"), []],
])("%s holds, and does not for other content or a changed signature", (_name, key, options) => {
	const cms = sign(...makeSigner("signer", key), ...options);
	expect(isRightForOpenssl(cms)).toBe(true);
	expect(checkCms(cms, [CONTENT])).toMatchObject({ problem: null, isUnknown: false, isWeak: false });
	expect(checkCms(cms, [Buffer.from("other")]).problem).toEqual(told("contentChanged"));
	const changed = Buffer.from(cms);
	changed[cms.length - 1] = (cms.at(-1) ?? 0) ^ 1;
	expect(checkCms(changed, [CONTENT])).toMatchObject({
		problem: { key: expect.stringMatching(/otherKey|contentChanged/) },
	});
	expect([cms, changed].map((one) => readSigners(one, CONTENT))).toEqual([[true], [false]]);
});

test("says that SHA-1 is weak", () => {
	const cms = sign(...makeSigner("weak", ["rsa:2048"]), "-md", "sha1");
	expect(checkCms(cms, [CONTENT])).toMatchObject({ problem: null, isWeak: true });
});

test("several signers are unknown, and broken if one of them is", () => {
	const cms = sign(...makeSigner("one", ec("P-256")), ...makeSigner("two", ec("P-256")));
	expect(checkCms(cms, [CONTENT])).toMatchObject({ problem: told("severalSigners"), isUnknown: true });
	const broken = Buffer.from(cms);
	broken[cms.length - 1] = (cms.at(-1) ?? 0) ^ 1;
	expect(isRightForOpenssl(cms)).toBe(true);
	expect(isRightForOpenssl(broken)).toBe(false);
	expect([cms, broken].map((one) => readSigners(one, CONTENT))).toEqual([
		[true, true],
		[true, false],
	]);
	expect(checkCms(broken, [CONTENT])).toMatchObject({ problem: told("otherKey"), isUnknown: false });
});

test.each([
	["another algorithm", "06082a8648ce3d040302", "06082a8648ce3d04037f", told("algorithmUnknown")],
	["a missing certificate", "", "", told("certificateMissing")],
])("%s is unknown, and changed content is still changed", (_what, from, to, problem) => {
	const signer = makeSigner("unknown", ec("P-256"));
	const hex = sign(...signer, ...(from === "" ? ["-nocerts"] : [])).toString("hex");
	const at = hex.lastIndexOf(from);
	const cms = Buffer.from(hex.slice(0, at) + to + hex.slice(at + from.length), "hex");
	expect(checkCms(cms, [CONTENT])).toMatchObject({ problem, isUnknown: true });
	expect(checkCms(cms, [Buffer.from("other")])).toMatchObject({ problem: told("contentChanged"), isUnknown: false });
});
