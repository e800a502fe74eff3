import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { letSignerGoOn } from "#lib/domain/documents/changing/let-signer-go-on.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { fillFromIdentity } from "#lib/domain/identity-verification/fill-from-identity.ts";
import { sealFindings } from "#lib/domain/identity-verification/findings.ts";
import { viewIdentity } from "#lib/domain/identity-verification/view-identity.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForDocument, senderOf, sendPassport } from "#lib/testing/identifying.ts";
import { PASSPORT } from "#lib/testing/identity-verification.ts";
import { browser } from "#lib/testing/proof.ts";
import { makeSigningDocument, queuedMails } from "#lib/testing/signing-document.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { getSigningPage } from "../get-signing-page.ts";
import { beginIdentity } from "./begin-identity.ts";

useTestDatabase();

async function make() {
	const definition = makeField("TextBox", { id: "holder" });
	const row = { name: "Wanda Lee", ...askedForDocument({ holdsForPrefill: true }) };
	const document = await makeSigningDocument([{ name: "Wanda", row, fields: [definition] }]);
	const [person] = document.people;
	if (!person) throw new Error("There is no signer.");
	return { ...document, ...person, definition, sender: await senderOf(document.documentId) };
}

const stateOf = async (token: string, secret: string) => (await authenticateSigner(browser(secret), token)).state;
const stageOf = async (token: string, secret: string) => {
	const page = await getSigningPage(browser(secret), token);
	return page.state === "unidentified" ? page.stage : page.state;
};
const eventsOf = async (documentId: string) =>
	(await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } })).map(({ type }) => type);

/** What was sent is read, and the sender accepts it. */
async function accept(sender: UserContext, whom: { documentId: string; signerId: string }): Promise<void> {
	const findings = sealFindings({ source: "Mrz", data: PASSPORT, checks: [] });
	const { signerId } = whom;
	await db().identityVerification.updateMany({ where: { signerId }, data: { status: "Review", findings } });
	await acceptIdentity(sender, { ...whom, attempt: 1 });
}

it("a document that was accepted keeps the other one closed until fields are filled in, where that is asked for", async () => {
	const { token, documentId, signerId, sender, definition } = await make();
	const secret = await sendPassport(token);
	await accept(sender, { documentId, signerId });
	expect([await stageOf(token, secret), await stateOf(token, secret)]).toEqual(["Held", "unproved"]);
	expect((await beginIdentity(browser(secret), token, { kind: "Passport", agreed: true })).outcome).toBe("stage");
	expect(await queuedMails(documentId)).toEqual([]);
	expect((await viewIdentity(sender, { documentId, signerId })).hold).toEqual({
		fields: [{ id: "holder", name: definition.name || "holder", value: null }],
	});
	const fillIn = (id: string, from: "name" | "address") =>
		fillFromIdentity(sender, { documentId, signerId, fields: [{ id, from }] });
	await expect(fillIn("holder", "address")).rejects.toMatchObject({ code: "ValidationError" });
	await expect(fillIn("other", "name")).rejects.toMatchObject({ code: "ValidationError" });
	expect(await stageOf(token, secret)).toBe("Held");
	await fillIn("holder", "name");
	expect(await stateOf(token, secret)).toBe("usable");
	const field = await db().documentField.findFirstOrThrow({ where: { documentId } });
	expect([field.value, field.valueAt]).toEqual(["WANDA LEE", null]);
	expect((await eventsOf(documentId)).slice(-3)).toEqual([
		...["IdentityAccepted", "FieldsPrefilled", "PrefillHoldEnded"],
	]);
	expect(await queuedMails(documentId)).toEqual(["identity-accepted"]);
	await expect(fillIn("holder", "name")).rejects.toMatchObject({ code: "Conflict" });
});

it("nothing is kept closed any more once the sender says so", async () => {
	const { token, documentId, signerId, sender } = await make();
	const secret = await sendPassport(token);
	await accept(sender, { documentId, signerId });
	await letSignerGoOn(sender, { documentId, signerId });
	expect(await stateOf(token, secret)).toBe("usable");
	await expect(letSignerGoOn(sender, { documentId, signerId })).rejects.toMatchObject({ code: "Conflict" });
});
