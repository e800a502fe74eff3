import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seeded } from "#lib/pdf/detect/testing/random.ts";
import { octetString, readDer, readOctets, tlv } from "../asn1/der.ts";
import { readCrl } from "../revocation/crl.ts";
import { readOcsp } from "../revocation/ocsp.ts";
import { requestTimestamp } from "../signing/request-timestamp.ts";
import { type Authority, startAuthority } from "../testing/authority.ts";
import { mutate } from "../testing/mutate.ts";
import { revoke } from "../testing/revoke.ts";
import { readSigners } from "../testing/second-reading.ts";
import { checkCms } from "./check-cms.ts";
import { checkTimestamp } from "./check-timestamp.ts";

/** A second or two for each kind; SEED repeats a run, and ROUNDS makes it longer. */
const ROUNDS = Number(process.env.ROUNDS ?? 1_000);
const SEED = Number(process.env.SEED ?? 20_261_128);
const CONTENT = Buffer.from("signed");

let authority: Authority;
const certificateOf = (name: string) => new X509Certificate(readFileSync(join(authority.dir, `${name}.pem`)));

beforeAll(async () => {
	authority = await startAuthority();
	writeFileSync(join(authority.dir, "content"), CONTENT);
});
afterAll(() => authority.close());

/** What is read of each changed input, those that are refused left out. Only errors may be thrown. */
function readMutations<T>(
	original: Uint8Array,
	read: (bytes: Uint8Array) => T | null,
): { bytes: Uint8Array; found: T }[] {
	const random = seeded(SEED);
	const bytes = Array.from({ length: ROUNDS }, () => mutate(original, random));
	const changed = bytes.filter((one) => Buffer.compare(one, original) !== 0);
	return changed.flatMap((one) => {
		const found = read(one);
		return found === null ? [] : [{ bytes: one, found }];
	});
}

/** null for what the reader refuses. */
function orNull<T>(read: () => T): T | null {
	try {
		return read();
	} catch (error) {
		expect(error).toBeInstanceOf(Error);
		expect(error).not.toBeInstanceOf(RangeError);
		expect(error).not.toBeInstanceOf(TypeError);
		return null;
	}
}

/** Where the changed bytes begin to differ, and what stands there. */
function differenceOf(original: Uint8Array, changed: Uint8Array): string {
	const at = changed.findIndex((byte, index) => byte !== original[index]);
	const hexOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(Math.max(0, at - 8), at + 24)).toString("hex");
	return `at ${at} of ${original.length}: ${hexOf(original)} became ${hexOf(changed)}`;
}

test.each([
	["RSA", "rsa2048", []],
	["RSA-PSS", "rsa2048", ["-keyopt", "rsa_padding_mode:pss"]],
	["P-384", "ecP384", []],
])("a changed CAdES signature with %s holds only where another reader agrees", (_kind, name, options) => {
	const signer = ["-signer", `${name}.pem`, "-inkey", `${name}.key`, "-cades", ...options];
	const files = ["-in", "content", "-outform", "DER", "-out", "cms.der"];
	execFileSync("openssl", ["cms", "-sign", "-binary", ...files, ...signer], { cwd: authority.dir, stdio: "pipe" });
	const cms = readFileSync(join(authority.dir, "cms.der"));
	const holds = (bytes: Uint8Array) => checkCms(bytes, [CONTENT]).problem === null || null;
	expect(holds(cms)).toBe(true);
	const disputed = readMutations(cms, holds).filter(
		({ bytes }) => !orNull(() => readSigners(bytes, CONTENT))?.every(Boolean),
	);
	expect(disputed.map(({ bytes }) => differenceOf(cms, bytes))).toEqual([]);
});

test("a changed timestamp holds with the time of the original only", async () => {
	const token = await requestTimestamp(authority.tsaUrl, CONTENT);
	const timeIn = (bytes: Uint8Array) => {
		const { problem, time } = checkTimestamp(bytes, [CONTENT]);
		return problem === null ? time : null;
	};
	const time = timeIn(token);
	expect(time).not.toBeNull();
	for (const { found } of readMutations(token, timeIn)) expect(found).toEqual(time);
});

test.each(["list", "ocsp"] as const)("a changed answer says what the original says, or nothing: %s", (how) => {
	const revoked = { name: "ecP256", by: "intermediate", at: new Date(), reason: "keyCompromise", how } as const;
	const { crls, ocspResponses } = revoke(authority, revoked);
	const [certificate, issuer] = [certificateOf("ecP256"), certificateOf("intermediate")];
	const read = (bytes: Uint8Array) =>
		orNull(() => (how === "list" ? readCrl(bytes, { certificate, issuer }) : readOcsp(bytes, certificate, issuer)));
	const [original = new Uint8Array()] = [...crls, ...ocspResponses];
	const said = read(original);
	expect(said?.revoked?.reason).toBe(1);
	for (const { found } of readMutations(original, read)) expect(found).toEqual(said);
});

test("a signature in pieces nested too deeply is refused", () => {
	let pieces = octetString(new Uint8Array(1));
	for (let depth = 0; depth < 100; depth += 1) pieces = tlv(0x24, pieces);
	expect(orNull(() => readOctets(readDer(pieces)))).toBeNull();
});
