import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMailTransport } from "#lib/mail/transport/create-mail-transport.ts";
import { connectionTrouble } from "#lib/net/connection-trouble.ts";
import { POST_ANYWHERE, postText } from "#lib/net/post-text.ts";
import { s3Storage } from "#lib/storage/s3-storage.ts";
import { trustCertificates } from "./trust-certificates.ts";

const dir = mkdtempSync(join(tmpdir(), "signet-trust-"));
const usual = getCACertificates("default");
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** A server’s certificate for localhost, signed by an authority of its own. */
function makeCertificates(): { key: Buffer; cert: Buffer } {
	const run = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
	const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
	run("req", "-x509", ...key, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=Own authority", "-days", "2");
	run("req", ...key, "-keyout", "own.key", "-out", "own.csr", "-subj", "/CN=localhost");
	writeFileSync(join(dir, "ext"), "subjectAltName=DNS:localhost");
	run(
		"x509",
		"-req",
		"-in",
		"own.csr",
		"-CA",
		"ca.pem",
		"-CAkey",
		"ca.key",
		"-out",
		"own.pem",
		"-extfile",
		"ext",
		"-days",
		"2",
	);
	return { key: readFileSync(join(dir, "own.key")), cert: readFileSync(join(dir, "own.pem")) };
}

const tls = makeCertificates();
const https = createServer(tls, (_, response) => response.writeHead(200).end());
const smtps = new SMTPServer({ ...tls, secure: true, authOptional: true });
const starttls = new SMTPServer({ ...tls, authOptional: true });
smtps.on("error", () => undefined);
starttls.on("error", () => undefined);

beforeAll(async () => {
	for (const server of [https, smtps, starttls]) await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => {
	setDefaultCACertificates(usual);
	for (const server of [https, smtps.server, starttls.server]) server.close();
	rmSync(dir, { recursive: true });
});

async function checkMail(scheme: string, server: SMTPServer): Promise<void> {
	const transport = createMailTransport({ smtpUrl: `${scheme}://localhost:${portOf(server.server)}`, outboxDir: dir });
	await transport.check().finally(() => transport.close());
}

const CLIENTS: [string, () => Promise<unknown>][] = [
	["fetch", () => fetch(`https://localhost:${portOf(https)}`)],
	["SMTPS", () => checkMail("smtps", smtps)],
	["STARTTLS", () => checkMail("smtp", starttls)],
	[
		"a webhook on the own network",
		() =>
			postText(
				{ url: `https://localhost:${portOf(https)}`, headers: {}, body: "", timeoutMs: 5_000, answerBytes: 0 },
				POST_ANYWHERE,
			),
	],
	[
		"S3",
		() => {
			const credentials = { accessKeyId: "a", secretAccessKey: "b" };
			const place = { bucket: "b", region: "us-east-1", prefix: "", forcePathStyle: true, credentials };
			return s3Storage({ ...place, endpoint: `https://localhost:${portOf(https)}` }).putBytes("f", Buffer.from("x"));
		},
	],
];

it.each(CLIENTS)("%s trusts an authority of TRUSTED_CERTIFICATES, and no other", async (name, connect) => {
	setDefaultCACertificates(usual);
	const failure = await connect().then(
		() => "trusted",
		(error: unknown) => error,
	);
	if (name === "a webhook on the own network") expect(failure).toBeInstanceOf(Error);
	else expect(connectionTrouble(failure)).toBe("untrusted");
	trustCertificates(join(dir, "ca.pem"));
	await connect();
});

it("a file that is not there changes nothing", () => {
	const before = getCACertificates("default");
	trustCertificates(join(dir, "none.pem"));
	expect(getCACertificates("default")).toEqual(before);
});
