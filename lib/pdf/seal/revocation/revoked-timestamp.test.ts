import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { told } from "#lib/i18n/report/told.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { addTimestamp } from "../signing/add-timestamp.ts";
import { addValidationData } from "../signing/add-validation-data.ts";
import { loadP12 } from "../signing/load-p12.ts";
import { signPdf } from "../signing/sign-pdf.ts";
import { type Authority, P12_PASSWORD, startAuthority } from "../testing/authority.ts";
import { corpusFile } from "../testing/corpus.ts";
import { revoke } from "../testing/revoke.ts";
import { hideLinearization } from "../verifying/linearization.ts";
import { verifyBytes } from "../verifying/verify.ts";

const REVOKED = told("certificateRevoked");
let own: Authority;
let foreign: Authority;
let roots: X509Certificate[];

beforeAll(async () => {
	[own, foreign] = await Promise.all([startAuthority(), startAuthority()]);
	roots = [own, foreign].map(({ rootPem }) => new X509Certificate(readFileSync(rootPem)));
});
afterAll(() => Promise.all([own.close(), foreign.close()]));

/** Signed without a timestamp, or with the foreign authority's in the signature. */
async function sign(tsaUrl: string | null): Promise<Uint8Array> {
	const original = corpusFile("plain");
	const { parts } = await signPdf(await loadPdf(hideLinearization(original)), {
		identity: await loadP12(own.p12("unlisted"), P12_PASSWORD),
		text: { name: "Acme", reason: "", location: "", contactInfo: "", signedAt: new Date() },
		...{ tsaUrl, original, kind: "certification" as const, marks: { SignetDocumentId: "doc-1" } },
	});
	return Buffer.concat(parts);
}

async function stamped(bytes: Uint8Array, { tsaUrl }: Authority): Promise<Uint8Array> {
	return Buffer.concat((await addTimestamp(bytes, tsaUrl)).parts);
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

const cases = (
	[
		["before it", -10, "superseded", true],
		["before it, as compromised", -10, "keyCompromise", true],
		["after it, as superseded", 10, "superseded", false],
		["after it, as compromised", 10, "keyCompromise", true],
		["after it, without a reason", 10, undefined, true],
	] as const
).flatMap((one) => (["list", "ocsp"] as const).map((how) => [...one, how] as const));

test.each(cases)(
	"a document timestamp of an authority revoked %s (%s min, %s): revoked %s, by %s",
	async (_when, minutes, reason, isRevoked, how) => {
		const file = await stamped(await sign(null), foreign);
		const said = revoke(foreign, { name: "tsa", by: "root", at: inMinutes(minutes), ...(reason && { reason }), how });
		const report = await verifyBytes(await addValidationData(file, said), roots);
		expect(report.verdict).toBe("valid");
		expect(report.signatures[0]?.level).toBe(isRevoked ? "B-B" : "B-T");
		expect(report.signatures[1]).toMatchObject({
			...{ level: "Timestamp", isIntact: true, timestampedBy: "Test tsa" },
			...{
				isTimeTrusted: !isRevoked,
				isTimestampRevoked: isRevoked,
				isIssuerTrusted: true,
				problem: isRevoked ? REVOKED : null,
			},
		});
	},
);

test("a later timestamp of another authority proves that a timestamp is older than a compromise", async () => {
	const file = await stamped(await stamped(await sign(null), foreign), own);
	const said = revoke(foreign, { name: "tsa", by: "root", at: inMinutes(10), reason: "keyCompromise", how: "list" });
	const { signatures } = await verifyBytes(await addValidationData(file, said), roots);
	expect(signatures.slice(1)).toMatchObject([
		{ isTimeTrusted: true, problem: null },
		{ isTimeTrusted: true, problem: null },
	]);
});

test("a revoked authority proves no time of the signature that it covers", async () => {
	const file = await stamped(await sign(null), foreign);
	const signer = { name: "unlisted", by: "intermediate", at: inMinutes(10), reason: "keyCompromise" } as const;
	const known = await addValidationData(file, revoke(own, { ...signer, how: "list" }));
	expect((await verifyBytes(known, roots)).signatures[0]?.problem).toBeNull();
	const said = revoke(foreign, { name: "tsa", by: "root", at: inMinutes(-10), reason: "superseded", how: "list" });
	const { signatures } = await verifyBytes(await addValidationData(known, said), roots);
	expect(signatures.map(({ problem }) => problem)).toEqual([REVOKED, REVOKED]);
});

test("a revoked authority proves no time in the signature that carries its timestamp", async () => {
	const file = await sign(foreign.tsaUrl);
	expect((await verifyBytes(file, roots)).signatures[0]).toMatchObject({
		...{ level: "B-T", isTimeTrusted: true, problem: null },
	});
	const said = revoke(foreign, { name: "tsa", by: "root", at: inMinutes(-10), reason: "superseded", how: "ocsp" });
	const report = await verifyBytes(await addValidationData(file, said), roots);
	expect(report.verdict).toBe("valid");
	expect(report.signatures[0]).toMatchObject({
		...{ level: "B-B", isIntact: true, isTimeTrusted: false, isTimestampRevoked: true, problem: null },
	});
});
