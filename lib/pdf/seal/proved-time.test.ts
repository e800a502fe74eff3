import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { told } from "#lib/i18n/workplace/report/told.ts";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { addTimestamp } from "./add-timestamp.ts";
import { addValidationData } from "./add-validation-data.ts";
import { hideLinearization } from "./linearization.ts";
import { loadP12 } from "./load-p12.ts";
import { signPdf } from "./sign-pdf.ts";
import { type Authority, P12_PASSWORD, startAuthority } from "./testing/authority.ts";
import { corpusFile } from "./testing/corpus.ts";
import { verifyBytes } from "./verify.ts";

const MINUTE_MS = 60_000;
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

/** `YYMMDDHHMMSSZ`, as openssl keeps times. */
const timeText = (ms: number) => `${new Date(ms).toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`;

/** What the authority says after it has revoked the signer's certificate, as a list or by OCSP. */
function revoke(how: "list" | "ocsp", minutes: number, reason: string) {
	const { dir } = authority;
	const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dir, stdio: "pipe" });
	const { serialNumber } = new X509Certificate(readFileSync(join(dir, "unlisted.pem")));
	const times = `${timeText(now + 86_400_000)}\t${timeText(now + minutes * MINUTE_MS)},${reason}`;
	writeFileSync(join(dir, "intermediate.db"), `R\t${times}\t${serialNumber}\tunknown\t/CN=Test unlisted\n`);
	if (how === "list") {
		const by = ["-name", "ca_intermediate", "-keyfile", "intermediate.key", "-cert", "intermediate.pem"];
		openssl("ca", "-config", "openssl.cnf", "-gencrl", ...by, "-out", "later.pem");
		openssl("crl", "-in", "later.pem", "-outform", "DER", "-out", "later.der");
	} else {
		const asked = ["-issuer", "intermediate.pem", "-cert", "unlisted.pem", "-no_nonce", "-reqout", "asked.der"];
		const by = ["-CA", "intermediate.pem", "-rsigner", "intermediate.pem", "-rkey", "intermediate.key"];
		openssl("ocsp", ...asked);
		openssl("ocsp", "-index", "intermediate.db", ...by, "-ndays", "1", "-reqin", "asked.der", "-respout", "later.der");
	}
	const said = readFileSync(join(dir, "later.der"));
	const certificates = [readFileSync(join(dir, "intermediate.der"))];
	return { certificates, ocspResponses: how === "ocsp" ? [said] : [], crls: how === "list" ? [said] : [] };
}

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
		const bytes = await addValidationData(files.get(stamped) ?? new Uint8Array(), revoke(how, minutes, reason));
		const roots = isTrusted ? [new X509Certificate(readFileSync(authority.rootPem))] : [];
		const { signatures, verdict } = await verifyBytes(bytes, roots);
		expect(verdict).toBe("valid");
		expect(signatures[0]?.problem).toEqual(expected === "good" ? null : told("certificateRevoked"));
	},
);
