import { afterAll, describe, expect, it } from "vitest";
import type { IdentityCheck } from "#lib/contract/documents/reading/identity-review.ts";
import { type IdentityKind, PICTURES_OF } from "#lib/contract/signing/identity-page.ts";
import { db } from "#lib/db/client.ts";
import { submitIdentity } from "#lib/domain/signing/identifying/submit-identity.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { addPhoto, askedForDocument, beginIn, senderOf } from "#lib/testing/identifying.ts";
import { drawSpecimen, type Specimen } from "#lib/testing/identity/draw-specimen.ts";
import { browser } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { viewIdentity } from "./view-identity.ts";

useTestDatabase();
afterAll(closePdfPool);

const KINDS: IdentityKind[] = ["Passport", "IDCard", "DriverLicense"];

/** A signer shows a specimen, and the job reads it; what the sender is shown then. */
async function show(name: string, specimen: Specimen, account: { identityAcceptsMatches?: boolean } = {}) {
	const row = { name, ...askedForDocument({ allowedKinds: KINDS }) };
	const { documentId, accountId, people } = await makeSigningDocument([{ name: "Anna", row }]);
	await db().account.update({ where: { id: accountId }, data: account });
	const [person] = people;
	if (!person) throw new Error("There is no signer.");
	const { token, signerId } = person;
	const call = browser(await beginIn(token, specimen.kind));
	for (const picture of PICTURES_OF[specimen.kind]) {
		const bytes = picture === "Selfie" ? undefined : await drawSpecimen({ ...specimen, side: picture });
		await addPhoto(call, token, picture, bytes ? { bytes } : {});
	}
	expect((await submitIdentity(call, token)).outcome).toBe("done");
	await runJobs("identity");
	return viewIdentity(await senderOf(documentId), { documentId, signerId });
}

const failed = (checks: readonly IdentityCheck[]) =>
	checks.filter(({ outcome }) => outcome === "Failed").map(({ check }) => check);

describe("a document that a signer photographs", () => {
	it.each(KINDS)("is read and checked, and waits for the sender: %s", async (kind) => {
		const { state, data, checks, source } = await show("Anna Maria Eriksson", { kind });
		expect([state, failed(checks), source]).toEqual(["Review", [], kind === "DriverLicense" ? "Barcode" : "Mrz"]);
		expect(data).toMatchObject({ kind, dob: { year: 1974, month: 8, day: 12 } });
	});

	it.each(KINDS)("passes by itself where the account wants that and every check passed: %s", async (kind) => {
		const account = { identityAcceptsMatches: true };
		const { state, decision } = await show("Anna Maria Eriksson", { kind }, account);
		expect([state, decision?.by]).toEqual(["Accepted", null]);
		expect((await show("Wanda Lee", { kind }, account)).state).toBe("Review");
	});

	it("is marked where it is another person's", async () => {
		const { state, checks } = await show("Wanda Lee", { kind: "Passport" });
		expect([state, failed(checks)]).toEqual(["Review", ["Name"]]);
	});

	it("is refused where it has expired", async () => {
		const expires = { year: 2020, month: 4, day: 15 };
		const { state, decision, triesLeft } = await show("Anna Maria Eriksson", { kind: "Passport", holder: { expires } });
		expect([state, decision?.reason, decision?.by, triesLeft]).toEqual(["Rejected", "Expired", null, 4]);
	});

	it("asks for its lines where the check digits do not hold", async () => {
		const { state } = await show("Anna Maria Eriksson", { kind: "Passport", hasWrongDigit: true });
		expect(state).toBe("Lines");
	});
});
