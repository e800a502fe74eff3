import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { readCrlAgain, readOcspAgain, type SecondAnswer } from "../testing/second-reading.ts";
import { readCrl } from "./crl.ts";
import { readOcsp } from "./ocsp.ts";
import type { RevocationAnswer } from "./revocation-answer.ts";

const dir = makeTestDir("revocation");
const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
const certificateOf = (name: string) => new X509Certificate(readFileSync(join(dir, `${name}.pem`)));
const EC = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];

writeFileSync(
	join(dir, "openssl.cnf"),
	`[ca]
database=index.txt
crlnumber=crlnumber
default_md=sha256
default_crl_days=30
[delta]
2.5.29.27=critical,DER:020101
[indirect]
issuingDistributionPoint=critical,@point
[point]
indirectCRL=TRUE
[authorities]
issuingDistributionPoint=critical,@onlyCA
[onlyCA]
onlyCA=TRUE
`,
);
writeFileSync(join(dir, "index.txt"), "");
writeFileSync(join(dir, "crlnumber"), "01\n");

function make(name: string, issuer: string | null, ...extensions: string[]): void {
	const by = issuer ? ["-CA", `${issuer}.pem`, "-CAkey", `${issuer}.key`] : [];
	const added = extensions.flatMap((one) => ["-addext", one]);
	openssl(
		"req",
		"-x509",
		...EC,
		"-subj",
		`/CN=${name}`,
		...added,
		...by,
		"-keyout",
		`${name}.key`,
		"-out",
		`${name}.pem`,
	);
}

make("ca", null);
make("other", null);
make("good", "ca", "basicConstraints=critical,CA:FALSE");
make("revoked", "ca", "basicConstraints=critical,CA:FALSE");
make("delegate", "ca", "extendedKeyUsage=OCSPSigning");
make("plain", "ca", "extendedKeyUsage=emailProtection");
make("foreign", "other", "extendedKeyUsage=OCSPSigning");
const BY_CA = ["-config", "openssl.cnf", "-name", "ca", "-keyfile", "ca.key", "-cert", "ca.pem"];
openssl("ca", ...BY_CA, "-valid", "good.pem");
openssl("ca", ...BY_CA, "-revoke", "revoked.pem", "-crl_reason", "keyCompromise");

function answer(name: string, responder: string): Buffer {
	openssl("ocsp", "-issuer", "ca.pem", "-cert", `${name}.pem`, "-no_nonce", "-reqout", "request.der");
	const signer = ["-rsigner", `${responder}.pem`, "-rkey", `${responder}.key`];
	const files = ["-reqin", "request.der", "-respout", "response.der"];
	openssl("ocsp", "-index", "index.txt", "-CA", "ca.pem", ...signer, "-ndays", "1", ...files);
	return readFileSync(join(dir, "response.der"));
}

const inShort = ({ thisUpdate, nextUpdate, revoked }: RevocationAnswer): SecondAnswer => ({
	...{ thisUpdate, nextUpdate: nextUpdate ?? undefined, revokedAt: revoked?.at ?? null },
});
const compromised = { at: expect.any(Date), reason: 1 };

test.each([
	["the issuer", "good", "ca", null],
	["the issuer of a revoked one", "revoked", "ca", compromised],
	["a delegate of the issuer", "good", "delegate", null],
])("%s answers", (_who, name, responder, revoked) => {
	const response = answer(name, responder);
	const found = readOcsp(response, certificateOf(name), certificateOf("ca"));
	expect(readOcspAgain(response)).toEqual(inShort(found));
	expect(found.revoked).toEqual(revoked);
	expect((found.nextUpdate?.getTime() ?? 0) - found.thisUpdate.getTime()).toBe(86_400_000);
});

test.each([
	["a certificate without the usage", "plain"],
	["a delegate of another issuer", "foreign"],
])("%s does not answer", (_who, responder) => {
	const response = answer("good", responder);
	expect(() => readOcsp(response, certificateOf("good"), certificateOf("ca"))).toThrow("not signed for the issuer");
});

test("an answer about another certificate is none", () => {
	const response = answer("good", "ca");
	expect(() => readOcsp(response, certificateOf("revoked"), certificateOf("ca"))).toThrow("does not know");
});

function list(...extensions: string[]): Buffer {
	openssl("ca", "-gencrl", ...BY_CA, ...extensions, "-out", "list.pem");
	openssl("crl", "-in", "list.pem", "-outform", "DER", "-out", "list.der");
	return readFileSync(join(dir, "list.der"));
}

test("a list names what it revokes, with the reason", () => {
	const crl = list();
	const read = (name: string) => {
		const certificate = certificateOf(name);
		const found = readCrl(crl, { certificate, issuer: certificateOf("ca") });
		expect(readCrlAgain(crl, certificate)).toEqual(inShort(found));
		return found;
	};
	expect(read("good").revoked).toBeNull();
	expect(read("revoked").revoked).toEqual(compromised);
});

test.each(["delta", "indirect", "authorities"])("a list of the kind %s answers nothing", (section) => {
	const asked = { certificate: certificateOf("good"), issuer: certificateOf("ca") };
	expect(() => readCrl(list("-crlexts", section), asked)).toThrow("not complete");
});
