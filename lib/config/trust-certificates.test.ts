import { mkdtempSync, rmSync } from "node:fs";
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
import { requestTimestamp } from "#lib/pdf/seal/signing/request-timestamp.ts";
import { openProvider } from "#lib/providers/open-provider.ts";
import { s3Storage } from "#lib/storage/s3-storage.ts";
import { makeOwnCertificate } from "#lib/testing/own-certificate.ts";
import { trustCertificates } from "./trust-certificates.ts";

const dir = mkdtempSync(join(tmpdir(), "signet-trust-"));
const usual = getCACertificates("default");
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

const tls = makeOwnCertificate(dir);
const https = createServer(tls, (request, response) => {
	const isDescription = request.url === "/.well-known/openid-configuration";
	// Each client connects again, and judges the certificate itself.
	response.writeHead(200, { "content-type": "application/json", connection: "close" });
	response.end(isDescription ? JSON.stringify(describeProvider(`https://${request.headers.host}`)) : "");
});
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

function describeProvider(issuer: string) {
	const endpoints = { authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer };
	return { issuer, ...endpoints, response_types_supported: ["code"] };
}

/** A server that is trusted, but knows no timestamps. */
async function askForTimestamp(): Promise<void> {
	const answer = await requestTimestamp(`https://localhost:${portOf(https)}`, Buffer.from("x")).catch(
		(error: Error) => error,
	);
	if (answer instanceof Error && answer.message !== "The ASN.1 data is cut off.") throw answer;
}

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
		"an identity provider",
		() => {
			const issuer = `https://localhost:${portOf(https)}`;
			return openProvider({ issuer, clientId: "c", clientSecret: "s", mayReachPrivate: true });
		},
	],
	["a time-stamping authority", askForTimestamp],
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
	if (name === "an identity provider") expect(String(failure)).toContain("certificate");
	if (name === "a time-stamping authority") expect(String(failure)).not.toContain("Node.js");
	trustCertificates(tls.authorityPath);
	await connect();
});

it("a file that is not there changes nothing", () => {
	const before = getCACertificates("default");
	trustCertificates(join(dir, "none.pem"));
	expect(getCACertificates("default")).toEqual(before);
});
