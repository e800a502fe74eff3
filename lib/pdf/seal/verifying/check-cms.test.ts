import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { checkCms } from "./check-cms.ts";

test("a signer who is named by key identifier is not taken for a certificate that merely mentions it", () => {
	const dir = makeTestDir("cms");
	const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
	// A set is sorted: the shorter certificate stands first.
	const name = "Issuer whose name makes its certificate longer than others";
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
	const identifiers = ["-addext", "subjectKeyIdentifier=hash", "-addext", "authorityKeyIdentifier=keyid"];
	openssl(
		"req",
		"-x509",
		...key,
		"-subj",
		`/CN=${name}`,
		...identifiers,
		"-keyout",
		"issuer.key",
		"-out",
		"issuer.pem",
	);
	const by = ["-CA", "issuer.pem", "-CAkey", "issuer.key", "-keyout", "other.key", "-out", "other.pem"];
	openssl("req", "-x509", ...key, "-subj", "/CN=A", ...identifiers, ...by);
	writeFileSync(join(dir, "content"), "signed");
	const signer = ["-signer", "issuer.pem", "-inkey", "issuer.key", "-keyid", "-certfile", "other.pem"];
	openssl("cms", "-sign", "-binary", "-in", "content", ...signer, "-outform", "DER", "-out", "cms.der");
	const check = checkCms(readFileSync(join(dir, "cms.der")), [Buffer.from("signed")]);
	expect(check.certificates.map(({ subject }) => subject)).toEqual(["CN=A", `CN=${name}`]);
	expect(check).toMatchObject({ problem: null, signer: { subject: `CN=${name}` } });
});
