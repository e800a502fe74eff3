import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { isTrusted, type Purpose } from "./is-trusted.ts";

const CA = "basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign\nsubjectKeyIdentifier=hash";
const STAMPS = "extendedKeyUsage=critical,timeStamping";
const NOW = new Date(Date.now() + 60_000);

let dir: string;
const made = new Map<string, X509Certificate>();

/** A certificate by name; issued by itself unless an issuer is named. */
function make(name: string, extensions: string, { issuer = name, subject = name, days = 30 } = {}): void {
	const path = (ending: string) => join(dir, `${name}.${ending}`);
	writeFileSync(path("cnf"), `[req]\ndistinguished_name=dn\nprompt=no\n[dn]\nCN=${subject}\n[x]\n${extensions}\n`);
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", path("key")];
	const by = issuer === name ? [] : ["-CA", join(dir, `${issuer}.pem`), "-CAkey", join(dir, `${issuer}.key`)];
	const rest = ["-extensions", "x", "-days", String(days), "-config", path("cnf"), "-out", path("pem")];
	execFileSync("openssl", ["req", "-x509", ...key, ...by, ...rest], { stdio: "pipe" });
	made.set(name, new X509Certificate(readFileSync(path("pem"))));
}

function get(name: string): X509Certificate {
	const found = made.get(name);
	if (!found) throw new Error(`${name} was not made.`);
	return found;
}

beforeAll(() => {
	dir = makeTestDir("trust");
	make("root", CA);
	make("impostor", CA, { subject: "root" });
	make("middle", CA, { issuer: "root" });
	make("narrow", `${CA}\nextendedKeyUsage=serverAuth`, { issuer: "root" });
	make("short", CA.replace("CA:TRUE", "CA:TRUE,pathlen:0"), { issuer: "root" });
	make("below-short", CA, { issuer: "short" });
	make("no-authority", "basicConstraints=critical,CA:FALSE", { issuer: "root" });
	make("stamps", STAMPS, { issuer: "middle" });
	make("stamps-expired", STAMPS, { issuer: "middle", days: 1 });
	make("stamps-by-impostor", STAMPS, { issuer: "impostor" });
	make("stamps-by-narrow", STAMPS, { issuer: "narrow" });
	make("stamps-by-nobody", STAMPS, { issuer: "no-authority" });
	make("stamps-too-deep", STAMPS, { issuer: "below-short" });
	make("stamps-and-mails", "extendedKeyUsage=critical,timeStamping,emailProtection", { issuer: "middle" });
	make("stamps-uncritical", "extendedKeyUsage=timeStamping", { issuer: "middle" });
	make("stamps-self-made", STAMPS);
	make("web", "extendedKeyUsage=serverAuth", { issuer: "middle" });
	make("person", "extendedKeyUsage=emailProtection", { issuer: "middle" });
	make("anything", "basicConstraints=CA:FALSE", { issuer: "middle" });
});

const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000);

test.each<[string, Purpose, string, string[], string[], Date, boolean]>([
	["a chain to a trusted root", "timestamp", "stamps", ["middle"], ["root"], NOW, true],
	["the authority itself is trusted", "timestamp", "stamps", [], ["stamps"], NOW, true],
	["an issuer between is trusted", "timestamp", "stamps", [], ["middle"], NOW, true],
	["nobody is trusted", "timestamp", "stamps", ["middle", "root"], [], NOW, false],
	["the chain has a gap", "timestamp", "stamps", [], ["root"], NOW, false],
	["its issuer only has the root's name", "timestamp", "stamps-by-impostor", ["impostor"], ["root"], NOW, false],
	["its issuer may not issue", "timestamp", "stamps-by-nobody", ["no-authority"], ["root"], NOW, false],
	["its issuer is for servers", "timestamp", "stamps-by-narrow", ["narrow"], ["root"], NOW, false],
	["the chain is longer than allowed", "timestamp", "stamps-too-deep", ["below-short", "short"], ["root"], NOW, false],
	["it had expired", "timestamp", "stamps-expired", ["middle"], ["root"], IN_TWO_DAYS, false],
	["it was not valid yet", "timestamp", "stamps", ["middle"], ["root"], new Date(0), false],
	["it is for more than time stamping", "timestamp", "stamps-and-mails", ["middle"], ["root"], NOW, false],
	["its usage is not critical", "timestamp", "stamps-uncritical", ["middle"], ["root"], NOW, false],
	["it is for no time stamping", "timestamp", "person", ["middle"], ["root"], NOW, false],
	["it is self-made", "timestamp", "stamps-self-made", ["stamps-self-made"], ["root"], NOW, false],
	["a person", "document", "person", ["middle"], ["root"], NOW, true],
	["a certificate for anything", "document", "anything", ["middle"], ["root"], NOW, true],
	["a web server's is no signer's", "document", "web", ["middle"], ["root"], NOW, false],
	["a time-stamping authority is no signer", "document", "stamps", ["middle"], ["root"], NOW, false],
])("%s (%s)", (_case, purpose, name, carried, authorities, at, isExpected) => {
	const question = { certificate: get(name), carried: carried.map(get), authorities: authorities.map(get) };
	expect(isTrusted({ ...question, at, purpose })).toBe(isExpected);
});
