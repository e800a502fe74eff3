import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { makeOwnCertificate } from "#lib/testing/own-certificate.ts";
import { type Authority, P12_PASSWORD, type SignerName, startAuthority } from "../testing/authority.ts";
import { corpusFile } from "../testing/corpus.ts";
import { opensslVerifyTimestamp, pdfsig, qpdfComplaints } from "../testing/judges.ts";
import { hideLinearization } from "../verifying/linearization.ts";
import { verifyBytes } from "../verifying/verify.ts";
import { addTimestamp } from "./add-timestamp.ts";
import { loadP12 } from "./load-p12.ts";
import { type SignOptions, signPdf } from "./sign-pdf.ts";

let authority: Authority;
beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

async function sign(name: SignerName, upload: string, kind: SignOptions["kind"]): Promise<Buffer> {
	const original = corpusFile(upload);
	const { parts } = await signPdf(await loadPdf(hideLinearization(original)), {
		identity: await loadP12(authority.p12(name), P12_PASSWORD),
		// An hour ahead: the certificates are made after this line is read.
		text: { name: "Acme", reason: "", location: "", contactInfo: "", signedAt: new Date(Date.now() + 3_600_000) },
		...{ tsaUrl: null, original, kind, marks: { SignetDocumentId: "doc-1" } },
	});
	return Buffer.concat(parts);
}

test.each(["rsa2048", "unlisted"] as const)(
	"a timestamp stands behind a seal by %s, and all of it holds",
	async (name) => {
		const signed = await sign(name, "plain", "certification");
		const stamped = await addTimestamp(signed, authority.tsaUrl);
		const bytes = Buffer.concat(stamped.parts);
		const level = name === "rsa2048" ? "B-LT" : "B-T";
		expect(stamped).toMatchObject({ level, sha256: createHash("sha256").update(bytes).digest("hex") });
		expect(bytes.subarray(0, signed.length).equals(signed)).toBe(true);
		// pdfsig does not know document timestamps.
		expect(pdfsig(bytes)).toMatchObject([{ field: "Signet", isValid: true }, { field: "Signet 2" }]);
		expect(qpdfComplaints(bytes)).toBe("");
		opensslVerifyTimestamp(bytes, authority.rootPem);
		const report = await verifyBytes(bytes);
		expect(report).toMatchObject({ verdict: "valid", laterChanges: [], sealedWith: expect.any(String) });
		expect(report.signatures).toMatchObject([
			{ level, isIntact: true, coversWholeFile: true, isExtended: true },
			{ level: "Timestamp", isIntact: true, timestampedAt: stamped.timestampedAt.toISOString() },
		]);
	},
);

test("a timestamp stands behind an upload that was signed before", async () => {
	const signed = await sign("ecP256", "blta-libpdf", "approval");
	const stamped = Buffer.concat((await addTimestamp(signed, authority.tsaUrl)).parts);
	expect((await verifyBytes(stamped)).verdict).toBe("valid");
	opensslVerifyTimestamp(stamped, authority.rootPem);
});

test("nothing is made without an answer", async () => {
	const signed = await sign("ecP256", "plain", "certification");
	const refused = { said: { key: "noTimestamp" } };
	await expect(addTimestamp(signed, `${authority.url}/rubbish`)).rejects.toMatchObject(refused);
});

test("a process that seals trusts an authority of TRUSTED_CERTIFICATES, and no other", async () => {
	const dir = makeTestDir("trusted-tsa");
	const { authorityPath, ...certificate } = makeOwnCertificate(dir);
	const server = createServer(certificate, async (request, response) => {
		const answer = await fetch(authority.tsaUrl, { method: "POST", body: Buffer.concat(await request.toArray()) });
		response.end(Buffer.from(await answer.arrayBuffer()));
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const [sourcePath, outputPath] = [join(dir, "sealed.pdf"), join(dir, "stamped.pdf")];
	writeFileSync(sourcePath, await sign("ecP256", "plain", "certification"));
	const tsaUrl = `https://localhost:${(server.address() as AddressInfo).port}`;
	const stamp = () => runPdfTask("timestamp", { sourcePath, outputPath, tsaUrl }, { requester: "job" });
	try {
		await expect(stamp()).rejects.toThrow("unable to verify the first certificate");
		closePdfPool();
		process.env.TRUSTED_CERTIFICATES = authorityPath;
		const { path } = await stamp();
		opensslVerifyTimestamp(readFileSync(path), authority.rootPem);
	} finally {
		delete process.env.TRUSTED_CERTIFICATES;
		closePdfPool();
		server.close();
	}
});
