import { z } from "zod";
import {
	IDENTITY_CHECKS,
	type IdentityCheck,
	type ReadIdentity,
} from "#lib/contract/documents/reading/identity-review.ts";
import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { openText, sealText } from "#lib/crypto/sealed-box.ts";

const text = z.string().nullable();
const day = z.object({ year: z.int(), month: z.int(), day: z.int() }).nullable();

const data: z.ZodType<ReadIdentity> = z.object({
	kind: z.enum(IDENTITY_KINDS),
	...{ country: text, firstName: text, lastName: text, documentNumber: text },
	...{ dob: day, issued: day, expires: day },
	address: z.object({ line1: text, line2: text, city: text, state: text, postalCode: text, country: text }).nullable(),
});

const check: z.ZodType<IdentityCheck> = z.object({
	check: z.enum(IDENTITY_CHECKS),
	outcome: z.enum(["Passed", "Failed", "NotDone"]),
	expected: z.string().exactOptional(),
	found: z.string().exactOptional(),
});

const findings = z.object({
	source: z.enum(["Mrz", "Barcode", "Typed", "Provider"]).nullable(),
	/** null: nothing could be read. */
	data: data.nullable(),
	checks: z.array(check),
});

/** What was read of a document, and how it was judged. */
type Findings = z.output<typeof findings>;

/** Findings as they are stored: nobody reads them without the installation's key. */
export function sealFindings(found: Findings): Uint8Array<ArrayBuffer> {
	return sealText("identity-findings", JSON.stringify(found));
}

/** What was stored; null: nothing was read yet. */
export function openFindings(sealed: Uint8Array | null): Findings | null {
	return sealed && findings.parse(JSON.parse(openText("identity-findings", sealed)));
}

/** What a certificate tells of a document's number: its end. */
export function lastFour(number: string | null): string {
	return number === null ? "" : number.slice(-4);
}
