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
import { hideLinearization } from "./linearization.ts";
import { verifyBytes } from "./verify.ts";

let authority: Authority;
let now: number;
/** Files that claim to be signed in an hour: without a timestamp, with one in the signature, with one behind it. */
const files = new Map<"none" | "own" | "later", Uint8Array>();

beforeAll(async () => {
	authority = await startAuthority();
	now = Date.now();
	const sign = async (tsaUrl: string | null) => {
		const original = corpusFile("plain");
		const { parts } = await signPdf(await loadPdf(hideLinearization(original)), {
			identity: await loadP12(authority.p12("unlisted"), P12_PASSWORD),
			text: { name: "Acme", reason: "", location: "", contactInfo: "", signedAt: new Date(now + 60 * MINUTE_MS) },
			...{ tsaUrl, original, kind: "certification" as const, marks: { SignetDocumentId: "doc-1" } },
		});
		return Buffer.concat(parts);
	};
	files.set("none", await sign(null)).set("own", await sign(authority.tsaUrl));
	const { parts } = await addTimestamp(await sign(null), authority.tsaUrl);
	files.set("later", Buffer.concat(parts));
});
afterAll(() => authority.close());

const cases = (
	[
		["none", 10, "superseded", true, "revoked"],
		["none", 90, "superseded", true, "good"],
		["none", 90, "keyCompromise", true, "revoked"],
		["own", 10, "superseded", true, "good"],
		["own", 10, "keyCompromise", true, "good"],
		["own", 10, "keyCompromise", false, "revoked"],
		["later", -10, "superseded", true, "revoked"],
		["later", 10, "superseded", true, "good"],
		["later", 10, "superseded", false, "revoked"],
		["later", 10, "keyCompromise", true, "good"],
		["later", 10, "keyCompromise", false, "revoked"],
	] as const
).flatMap((one) => (["list", "ocsp"] as const).map((how) => [...one, how] as const));

test.each(cases)(
	"timestamp: %s, revoked after %s minutes as %s, authority trusted: %s: %s by %s",
	async (stamped, minutes, reason, isTrusted, expected, how) => {
		const at = new Date(now + minutes * MINUTE_MS);
		const data = revoke(authority, { name: "unlisted", by: "intermediate", at, reason, how });
		const bytes = await addValidationData(files.get(stamped) ?? new Uint8Array(), data);
		const roots = isTrusted ? [new X509Certificate(readFileSync(authority.rootPem))] : [];
		const { signatures, verdict } = await verifyBytes(bytes, roots);
		expect(verdict).toBe("valid");
		expect(signatures[0]?.problem).toEqual(expected === "good" ? null : told("certificateRevoked"));
	},
);
