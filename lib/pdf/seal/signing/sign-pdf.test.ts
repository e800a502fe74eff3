import { createHash, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDF } from "@libpdf/core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { said } from "#lib/i18n/refusals/said.ts";
import { told } from "#lib/i18n/report/told.ts";
import { type Authority, P12_PASSWORD, type SignerName, startAuthority } from "../testing/authority.ts";
import { corpusFile } from "../testing/corpus.ts";
import { opensslVerifyCades, pdfsig, qpdfComplaints } from "../testing/judges.ts";
import { hideLinearization } from "../verifying/linearization.ts";
import { verifyBytes } from "../verifying/verify.ts";
import { addValidationData } from "./add-validation-data.ts";
import { issuerAndSerial } from "./build-cms.ts";
import { loadP12, type SigningIdentity } from "./load-p12.ts";
import { makeDevelopmentP12 } from "./make-development-p12.ts";
import { requestTimestamp } from "./request-timestamp.ts";
import { type SignedPdf, type SignOptions, signPdf } from "./sign-pdf.ts";

/** An hour ahead: the certificates are made after this line is read. */
const SIGNED_AT = new Date(Date.now() + 3_600_000);
let authority: Authority;
const identities = new Map<SignerName, SigningIdentity>();

async function identityOf(name: SignerName): Promise<SigningIdentity> {
	const identity = identities.get(name) ?? (await loadP12(authority.p12(name), P12_PASSWORD));
	identities.set(name, identity);
	return identity;
}

beforeAll(async () => {
	authority = await startAuthority();
});
afterAll(() => authority.close());

async function sign(
	upload: Uint8Array,
	options: Partial<SignOptions> = {},
): Promise<SignedPdf & { bytes: Uint8Array }> {
	const pdf = await PDF.load(options.kind === "approval" ? hideLinearization(upload) : upload);
	const signed = await signPdf(pdf, {
		identity: await identityOf("ecP256"),
		text: {
			name: "Müller & (Söhne)",
			reason: "Document completed \\ 完",
			location: "Lyon",
			contactInfo: "https://sign.example",
			signedAt: SIGNED_AT,
		},
		tsaUrl: null,
		original: upload,
		kind: "certification",
		marks: {},
		...options,
	});
	const bytes = Buffer.concat(signed.parts);
	expect(signed.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
	return { ...signed, bytes };
}

describe("what certificates and timestamps are worth depends on who is trusted", () => {
	test("a private authority's time is what it says; one that is trusted proves it", async () => {
		const { bytes } = await sign(corpusFile("plain"), { tsaUrl: authority.tsaUrl });
		const root = new X509Certificate(readFileSync(authority.rootPem));
		expect((await verifyBytes(bytes)).signatures).toMatchObject([
			{ isIntact: true, isTimeTrusted: false, isIssuerTrusted: false, timestampedBy: "Test tsa" },
		]);
		expect((await verifyBytes(bytes, [root])).signatures).toMatchObject([
			{ isIntact: true, isTimeTrusted: true, isIssuerTrusted: true, timestampedBy: "Test tsa" },
		]);
	});
});

describe("an upload without a signature is certified, and independent judges agree", () => {
	test.each(["rsa2048", "rsa4096", "ecP256", "ecP384"] as const)("B-B with %s", async (name) => {
		const signed = await sign(corpusFile("plain"), { identity: await identityOf(name) });
		expect(signed).toMatchObject({ level: "B-B", levelNote: null });
		expect(pdfsig(signed.bytes)).toEqual([
			{ field: "Signet", isValid: true, isTotal: true, type: "ETSI.CAdES.detached" },
		]);
		expect(qpdfComplaints(signed.bytes)).toBe("");
		opensslVerifyCades(signed.bytes, authority.rootPem);
		const report = await verifyBytes(signed.bytes);
		expect(report.verdict).toBe("valid");
		expect(report.signatures).toMatchObject([
			{
				name: "Müller & (Söhne)",
				level: "B-B",
				signedAt: `${SIGNED_AT.toISOString().slice(0, 19)}.000Z`,
				certification: 1,
				coversWholeFile: true,
				subject: `CN=Test ${name}, O=Signet`,
				problem: null,
			},
		]);
	});

	test("with a self-made certificate", async () => {
		const made = await makeDevelopmentP12({ commonName: "Signet development certificate" });
		const signed = await sign(corpusFile("plain"), { identity: await loadP12(made.p12, made.password) });
		expect(pdfsig(signed.bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
		expect((await verifyBytes(signed.bytes)).signatures).toMatchObject([{ isSelfSigned: true, isIntact: true }]);
	});

	test.each(["plain", "objstm", "linearized", "rotate90", "shared-contents", "same-page-twice", "userunit2"])(
		"%s",
		async (name) => {
			const signed = await sign(corpusFile(name));
			expect(pdfsig(signed.bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
			expect(qpdfComplaints(signed.bytes)).toBe(qpdfComplaints(corpusFile(name)));
			opensslVerifyCades(signed.bytes, authority.rootPem);
			expect((await verifyBytes(signed.bytes)).verdict).toBe("valid");
		},
	);

	test("an encrypted one: the signature itself is not encrypted", async () => {
		// The library tries to decrypt what is not encrypted, says so, and goes on.
		vi.spyOn(console, "warn").mockReturnValue();
		const signed = await sign(corpusFile("enc-aes256-emptyuser"));
		expect(pdfsig(signed.bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
		opensslVerifyCades(signed.bytes, authority.rootPem);
		expect((await verifyBytes(signed.bytes)).verdict).toBe("valid");
	});

	test("one flipped byte anywhere outside the signature makes it invalid", async () => {
		const { bytes } = await sign(corpusFile("plain"));
		for (const at of [20, 400, 900, bytes.length - 300]) {
			const flipped = Uint8Array.from(bytes);
			flipped[at] = (flipped[at] ?? 0) ^ 1;
			const report = await verifyBytes(flipped);
			expect(report.verdict === "valid").toBe(false);
			expect(pdfsig(flipped).every((each) => !each.isValid)).toBe(true);
		}
	});
});

describe("timestamps", () => {
	test("B-T with a self-made certificate, which nobody could revoke", async () => {
		const made = await makeDevelopmentP12({ commonName: "Signet development certificate" });
		const identity = await loadP12(made.p12, made.password);
		const signed = await sign(corpusFile("plain"), { identity, tsaUrl: authority.tsaUrl });
		expect(signed).toMatchObject({ level: "B-T", levelNote: null });
		expect(pdfsig(signed.bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
		const report = await verifyBytes(signed.bytes);
		expect(report.signatures).toMatchObject([{ level: "B-T", isIntact: true, coversWholeFile: true }]);
		expect(report.signatures[0]?.timestampedAt).toMatch(/^20\d\d-/);
	});

	test.each(["rsa2048", "ecP256"] as const)("B-LT with the chain and revocation lists of %s", async (name) => {
		const signed = await sign(corpusFile("plain"), { identity: await identityOf(name), tsaUrl: authority.tsaUrl });
		expect(signed).toMatchObject({ level: "B-LT", levelNote: null });
		expect(pdfsig(signed.bytes)).toMatchObject([{ isValid: true }]);
		expect(qpdfComplaints(signed.bytes)).toBe("");
		opensslVerifyCades(signed.bytes, authority.rootPem);
		const report = await verifyBytes(signed.bytes);
		expect(report.verdict).toBe("valid");
		expect(report.signatures).toMatchObject([{ level: "B-LT", certification: 1, coversWholeFile: true }]);
	});

	test.each([
		["nobody listens", "http://127.0.0.1:4/", "ECONNREFUSED"],
		["not an address", "nonsense", "Invalid URL"],
		["the server answers rubbish", "/rubbish", "ASN.1"],
		["the server knows no such page", "/nothing", "HTTP 404"],
	])("%s: not signed, with the reason", async (_case, tsaUrl, reason) => {
		const url = tsaUrl.startsWith("/") ? `${authority.url}${tsaUrl}` : tsaUrl;
		const detail = expect.stringContaining(reason);
		await expect(sign(corpusFile("plain"), { tsaUrl: url })).rejects.toMatchObject({
			code: "Conflict",
			said: said("noTimestamp", { detail }),
		});
	});

	test("a server that never answers is left after the time-out", async () => {
		await expect(requestTimestamp(`${authority.url}/silent`, Buffer.from("data"), 200)).rejects.toThrow(
			"didn’t respond within 0.2 seconds",
		);
	});

	test("B-LT by an OCSP responder", async () => {
		const signed = await sign(corpusFile("plain"), { identity: await identityOf("online"), tsaUrl: authority.tsaUrl });
		expect(signed).toMatchObject({ level: "B-LT", levelNote: null });
		expect(Buffer.from(signed.bytes).toString("latin1")).toContain("/OCSPs");
		expect((await verifyBytes(signed.bytes)).signatures).toMatchObject([{ level: "B-LT", coversWholeFile: true }]);
	});

	test("a revoked certificate: B-T, with the reason", async () => {
		const signed = await sign(corpusFile("plain"), { identity: await identityOf("revoked"), tsaUrl: authority.tsaUrl });
		expect(signed).toMatchObject({
			level: "B-T",
			levelNote: said("noValidationData", { detail: '"CN=Test revoked, O=Signet" has been revoked' }),
		});
	});

	test("what only holds the bytes of issuer and number, or is another's list, is no revocation data", async () => {
		const identity = await identityOf("unlisted");
		const { bytes } = await sign(corpusFile("plain"), { identity, tsaUrl: authority.tsaUrl });
		const { issuer, serial } = issuerAndSerial(identity.certificate.raw);
		const crls = [Buffer.concat([issuer, serial]), readFileSync(join(authority.dir, "root.crl"))];
		const withStore = await addValidationData(bytes, { certificates: [], ocspResponses: crls, crls });
		expect((await verifyBytes(withStore)).signatures).toMatchObject([{ level: "B-T" }]);
		const own = readFileSync(join(authority.dir, "intermediate.crl"));
		const answered = await addValidationData(bytes, { certificates: [], ocspResponses: [], crls: [own] });
		expect((await verifyBytes(answered)).signatures).toMatchObject([{ level: "B-LT", problem: null }]);
	});

	test("a file whose own revocation data names its certificate says so", async () => {
		const { bytes } = await sign(corpusFile("plain"), {
			identity: await identityOf("revoked"),
			tsaUrl: authority.tsaUrl,
		});
		const own = readFileSync(join(authority.dir, "intermediate.crl"));
		const answered = await addValidationData(bytes, { certificates: [], ocspResponses: [], crls: [own] });
		expect((await verifyBytes(answered)).signatures).toMatchObject([
			{ level: "B-T", isIntact: true, problem: told("certificateRevoked") },
		]);
	});

	test("a connection that the server closed meanwhile is made anew", async () => {
		await requestTimestamp(authority.tsaUrl, Buffer.from("first"));
		authority.breakConnections();
		await expect(requestTimestamp(authority.tsaUrl, Buffer.from("second"))).resolves.toBeInstanceOf(Uint8Array);
	});

	test("missing revocation data: B-T, with the reason", async () => {
		const identity = await identityOf("unlisted");
		const signed = await sign(corpusFile("plain"), { identity, tsaUrl: authority.tsaUrl });
		expect(signed.level).toBe("B-T");
		expect(signed.levelNote).toEqual(
			said("noValidationData", { detail: `${authority.url}/gone.crl returned HTTP 404` }),
		);
		expect(pdfsig(signed.bytes)).toMatchObject([{ isValid: true, isTotal: true }]);
	});
});

describe("an upload that was signed before gets an approval signature, and the earlier one stays valid", () => {
	test.each(["bb-libpdf", "bt-own-ec", "blta-libpdf", "own-ec-bt-then-blta", "certified-docmdp2", "certified-docmdp3"])(
		"%s",
		async (name) => {
			const upload = corpusFile(name);
			const signed = await sign(upload, { kind: "approval", marks: { SignetDocumentId: "doc-1" } });
			expect(Buffer.compare(signed.bytes.subarray(0, upload.length), upload)).toBe(0);
			const verdicts = pdfsig(signed.bytes).filter((each) => each.type === "ETSI.CAdES.detached");
			expect(verdicts.map((each) => each.isValid)).toEqual([true, true]);
			expect(verdicts.at(-1)).toMatchObject({ field: "Signet", isTotal: true });
			expect(qpdfComplaints(signed.bytes)).toBe("");
			opensslVerifyCades(signed.bytes, authority.rootPem);
			const report = await verifyBytes(signed.bytes);
			expect(report).toMatchObject({ verdict: "valid", laterChanges: [], documentId: "doc-1" });
			expect(report.signatures.at(-1)).toMatchObject({ certification: null, coversWholeFile: true });
			expect(report.signatures[0]).toMatchObject({ isIntact: true, coversWholeFile: false });
		},
	);

	test("a linearized one", async () => {
		// Saved in full it would not be linearized any more, so the first signature is an approval as well.
		const upload = corpusFile("linearized");
		const once = await sign(upload, { kind: "approval" });
		const twice = await sign(once.bytes, { kind: "approval" });
		expect(Buffer.compare(twice.bytes.subarray(0, once.bytes.length), once.bytes)).toBe(0);
		expect(pdfsig(twice.bytes)).toMatchObject([
			{ field: "Signet", isValid: true },
			{ field: "Signet 2", isValid: true },
		]);
		expect((await verifyBytes(twice.bytes)).verdict).toBe("valid");
	});

	test("the store of an earlier signature does not raise the level of ours", async () => {
		const upload = corpusFile("blta-libpdf");
		const identity = await identityOf("unlisted");
		const signed = await sign(upload, { kind: "approval", identity, tsaUrl: authority.tsaUrl });
		expect(signed.level).toBe("B-T");
		expect((await verifyBytes(signed.bytes)).signatures.map((each) => each.level)).toEqual([
			"B-LTA",
			"Timestamp",
			"B-T",
		]);
	});

	test("a damaged one is refused instead of losing the signature", async () => {
		const upload = corpusFile("bad-startxref");
		await expect(sign(upload, { kind: "approval" })).rejects.toMatchObject({ code: "Conflict" });
	});

	test("with a timestamp: B-LT, beside the store of the earlier signature", async () => {
		const upload = corpusFile("blta-libpdf");
		const signed = await sign(upload, { kind: "approval", tsaUrl: authority.tsaUrl });
		expect(signed.level).toBe("B-LT");
		const report = await verifyBytes(signed.bytes);
		expect(report.verdict).toBe("valid");
		expect(report.signatures.map((each) => each.level)).toEqual(["B-LTA", "Timestamp", "B-LT"]);
	});
});
