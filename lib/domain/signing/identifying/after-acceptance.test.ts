import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { deleteStaleRows } from "#lib/db/stores/documents/purging.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { addPhoto, askedForDocument, beginIn, senderOf, sendPassport } from "#lib/testing/identifying.ts";
import { browser } from "#lib/testing/proof.ts";
import { makeSigningDocument, signerContext } from "#lib/testing/signing-document.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { finishSigning } from "../finish-signing.ts";
import { getSigningPage } from "../get-signing-page.ts";
import { beginIdentity } from "./begin-identity.ts";

useTestDatabase();

/** A passport was sent and waits for its sender. */
async function sendForReview(token: string, signerId: string): Promise<string> {
	const secret = await sendPassport(token);
	await db().identityVerification.updateMany({ where: { signerId, status: "Submitted" }, data: { status: "Review" } });
	return secret;
}

const begin = async (token: string) =>
	(await beginIdentity(browser(), token, { kind: "Passport", agreed: true })).outcome;

it.each(["EveryAccess", "UntilSignCompleted"])(
	"whoever waits over a weekend comes in when it is accepted, and is asked again an hour after that: %s",
	async (authenticationFrequency) => {
		const row = { name: "Wanda Lee", ...askedForDocument({}, { authenticationFrequency }) };
		const { people, documentId } = await makeSigningDocument([{ name: "Wanda", row }], { expiresAt: null });
		const { token = "", signerId = "" } = people[0] ?? {};
		const secret = await sendForReview(token, signerId);
		const after = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);
		const stateAt = async (hours: number) => (await authenticateSigner(browser(secret, after(hours)), token)).state;
		const pageAt = async (hours: number) => getSigningPage(browser(secret, after(hours)), token);
		await deleteStaleRows(db(), after(60)());
		expect(await pageAt(60)).toMatchObject({ stage: "Review", isElsewhere: false });
		await acceptIdentity({ ...(await senderOf(documentId)), now: after(61) }, { documentId, signerId, attempt: 1 });
		await deleteStaleRows(db(), after(100)());
		expect([await stateAt(101), await stateAt(101.9), await stateAt(103)]).toEqual(["usable", "usable", "unproved"]);
		await deleteStaleRows(db(), after(128)());
		expect(await db().signerProof.count({ where: { signerId } })).toBe(0);
	},
);

it("nobody of a group is asked for a document once another of it has signed", async () => {
	const group = { groupKey: randomUUID(), groupName: "Legal team", order: 1 };
	const { people, documentId } = await makeSigningDocument([
		{ name: "Omar", row: { ...askedForDocument(), ...group } },
		{ name: "Wanda", row: { ...askedForDocument(), ...group } },
	]);
	const [omar, wanda] = people;
	if (!omar || !wanda) throw new Error("Somebody is missing.");
	const secret = await sendForReview(omar.token, omar.signerId);
	await acceptIdentity(await senderOf(documentId), { documentId, signerId: omar.signerId, attempt: 1 });
	const begun = await beginIn(wanda.token);
	const finished = await finishSigning(await signerContext(omar.token, secret), { edition: 0 });
	expect(finished.outcome).toBe("signed");
	const page = await getSigningPage(browser(), wanda.token);
	expect(page).toMatchObject({ state: "group-signed", signedFor: null, signerName: "", download: null });
	expect(await begin(wanda.token)).toBe("over");
	expect((await addPhoto(browser(begun), wanda.token, "Front")).outcome).toBe("over");
});
