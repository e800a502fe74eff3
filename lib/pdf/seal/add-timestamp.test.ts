import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { addTimestamp } from "./add-timestamp.ts";
import { hideLinearization } from "./linearization.ts";
import { loadP12 } from "./load-p12.ts";
import { type SignOptions, signPdf } from "./sign-pdf.ts";
import { type Authority, P12_PASSWORD, type SignerName, startAuthority } from "./testing/authority.ts";
import { corpusFile } from "./testing/corpus.ts";
import { opensslVerifyTimestamp, pdfsig, qpdfComplaints } from "./testing/judges.ts";
import { verifyBytes } from "./verify.ts";

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
