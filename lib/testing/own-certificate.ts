import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type OwnCertificate = { key: Buffer; cert: Buffer; authorityPath: string };

/** A server’s certificate for localhost, signed by an authority of its own, whose PEM file is in the directory. */
export function makeOwnCertificate(dir: string): OwnCertificate {
	const run = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
	const by = ["-CA", "ca.pem", "-CAkey", "ca.key", "-extfile", "ext", "-days", "2"];
	run("req", "-x509", ...key, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=Own authority", "-days", "2");
	run("req", ...key, "-keyout", "own.key", "-out", "own.csr", "-subj", "/CN=localhost");
	writeFileSync(join(dir, "ext"), "subjectAltName=DNS:localhost");
	run("x509", "-req", "-in", "own.csr", ...by, "-out", "own.pem");
	const read = (name: string) => readFileSync(join(dir, name));
	return { key: read("own.key"), cert: read("own.pem"), authorityPath: join(dir, "ca.pem") };
}
