import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { proveSigner } from "#lib/domain/signing/proving/prove-signer.ts";
import { sendProofCode } from "#lib/domain/signing/proving/send-proof-code.ts";
import { reassignSigner } from "#lib/domain/signing/reassign-signer.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { askedForCode, browser, linkTo } from "#lib/testing/proof.ts";
import { makeSigningDocument, type TestSigner } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { viewForSender } from "../viewing/view-for-sender.ts";
import { type AddAuthenticationInput, addAuthentication } from "./add-authentication.ts";
import { changeAccessCode } from "./change-access-code.ts";
import { changeRecipient } from "./change-recipient.ts";
import { correctSignerEmail } from "./correct-signer-email.ts";
import { removeAuthentication } from "./remove-authentication.ts";
import { unlockSigner } from "./unlock-signer.ts";

useTestDatabase();

const CODE = "Harbour-12";
const GROUP = "018f3c1e-7d2a-7c51-9a55-1c2f5f0f7a11";
const PHONE = { countryCode: "+33", number: "612345678" };
const ASKED = { accessCode: null, tries: null, frequency: null, phoneNumber: null } as const;

async function make(row: TestSigner["row"] = {}, others: TestSigner[] = []) {
	const document = await makeSigningDocument([{ name: "Wanda", row }, ...others]);
	const [person] = document.people;
	if (!person) throw new Error("There is no signer.");
	const context = await makeUserContext({ accountId: document.accountId, role: "Admin" });
	return { ...document, ...person, context, who: { signerId: person.signerId } };
}

type Made = Awaited<ReturnType<typeof make>>;

const add = ({ context, documentId, who }: Made, more: Partial<AddAuthenticationInput>) =>
	addAuthentication(context as UserContext, { documentId, who, method: "EmailOTP", ...ASKED, ...more });
const signerOf = (id: string) => db().signer.findUniqueOrThrow({ where: { id } });
const stateOf = async (token: string, proof?: string) => (await authenticateSigner(browser(proof), token)).state;

async function prove(token: string, code = CODE): Promise<string> {
	const result = await proveSigner(browser(), token, code);
	if (result.outcome !== "proved") throw new Error(`It is ${result.outcome}.`);
	return result.secret;
}

async function lock(token: string): Promise<void> {
	for (let tries = 0; tries < 2; tries += 1) await proveSigner(browser(), token, "no");
}

async function eventsOf(documentId: string) {
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	return events.filter(({ actorType }) => actorType === "user").map(({ type, data }) => [type, data]);
}

it("asks a signer of a sent document, replaces what was asked, and voids what was proved", async () => {
	const made = await make();
	expect(await stateOf(made.token)).toBe("usable");
	await add(made, { method: "AccessCode", accessCode: ` ${CODE} `, tries: 2, frequency: "OncePerDocument" });
	expect(await stateOf(made.token)).toBe("unproved");
	const secret = await prove(made.token);
	expect(await stateOf(made.token, secret)).toBe("usable");
	await add(made, { method: "EmailOTP" });
	expect(await stateOf(made.token, secret)).toBe("unproved");
	expect(await signerOf(made.signerId)).toMatchObject({
		authenticationType: "EmailOTP",
		authenticationFrequency: "None",
		authenticationTries: 5,
		accessCodeHash: null,
		provedAt: null,
	});
	await removeAuthentication(made.context, { documentId: made.documentId, who: made.who });
	expect(await stateOf(made.token)).toBe("usable");
	expect(await eventsOf(made.documentId)).toEqual([
		["AuthenticationAdded", { method: "AccessCode", signerName: "Wanda" }],
		["AuthenticationAdded", { method: "EmailOTP", signerName: "Wanda" }],
		["AuthenticationRemoved", { method: "EmailOTP", signerName: "Wanda" }],
	]);
	await expect(
		removeAuthentication(made.context, { documentId: made.documentId, who: made.who }),
	).rejects.toMatchObject({ code: "Conflict" });
});

it("a locked signer is unlocked by the sender, by another code and by asking anew, and by nothing else", async () => {
	const made = await make({ ...(await askedForCode(CODE)), authenticationTries: 2 });
	const { documentId, who, token, context } = made;
	const proofOf = async () => (await viewForSender(context, { documentId })).proofs[made.signerId];
	await expect(unlockSigner(context, { documentId, who })).rejects.toMatchObject({ code: "Conflict" });
	await lock(token);
	expect(await proofOf()).toMatchObject({ triesLeft: 0, lockedAt: expect.any(String), failedAt: expect.any(String) });
	expect(await proveSigner(browser(), await linkTo(made.signerId), CODE)).toEqual({ outcome: "locked" });
	await unlockSigner(context, { documentId, who });
	expect(await proofOf()).toMatchObject({
		method: "AccessCode",
		tries: 2,
		triesLeft: 2,
		lockedAt: null,
		failedAt: null,
	});
	await lock(token);
	await changeAccessCode(context, { documentId, who, accessCode: "Quay-7" });
	expect((await proveSigner(browser(), token, CODE)).outcome).toBe("wrong");
	await prove(token, "Quay-7");
	expect(await proofOf()).toMatchObject({ triesLeft: 2, provedAt: expect.any(String) });
	await lock(token);
	await add(made, { method: "EmailOTP" });
	expect((await sendProofCode(browser(), token)).outcome).toBe("sent");
	expect((await eventsOf(documentId)).map(([type]) => type)).toEqual([
		...["ProofUnlocked", "AccessCodeChanged", "AuthenticationAdded"],
	]);
	await expect(changeAccessCode(context, { documentId, who, accessCode: "x" })).rejects.toMatchObject({
		code: "Conflict",
	});
});

it.each<[string, TestSigner["row"], Partial<AddAuthenticationInput>, object]>([
	["no code", {}, { method: "AccessCode", accessCode: " " }, { fields: { AccessCode: {} } }],
	["a long code", {}, { method: "AccessCode", accessCode: "x".repeat(51) }, { fields: { AccessCode: {} } }],
	["no number", {}, { method: "SMSOTP" }, { fields: { PhoneNumber: {} } }],
	[
		"another number than requests go to",
		{ deliveryMode: "SMS", phoneCountryCode: "+33", phoneNumber: "612345678" },
		{ method: "SMSOTP", phoneNumber: { countryCode: "+33", number: "687654321" } },
		{ fields: { PhoneNumber: {} } },
	],
	["no address", { email: "" }, {}, { fields: { EmailId: {} } }],
	["the host's address", { type: "InPersonSigner", hostEmail: "WANDA@example.com" }, {}, { fields: { EmailId: {} } }],
	[
		"a group its numbers",
		{ groupKey: GROUP },
		{ method: "SMSOTP", phoneNumber: PHONE },
		{ fields: { AuthenticationType: {} } },
	],
	["whoever has signed", { status: "Completed" }, {}, { code: "Conflict" }],
])("refuses %s, and changes nothing", async (_name, row, input, refusal) => {
	const made = await make(row);
	await expect(add(made, input)).rejects.toMatchObject(refusal);
	expect(await signerOf(made.signerId)).toMatchObject({ authenticationType: "None" });
	expect(await eventsOf(made.documentId)).toEqual([]);
});

it("names the signer by address and order, or by number; codes go to a number that is given", async () => {
	const made = await make({}, [{ name: "Omar", row: { email: "wanda@example.com", order: 2 } }]);
	const second = made.people[1]?.signerId ?? "";
	await add(made, { who: { email: "WANDA@example.com", order: 2 }, method: "SMSOTP", phoneNumber: PHONE });
	expect(await signerOf(second)).toMatchObject({ authenticationType: "SMSOTP", phoneNumber: "612345678" });
	expect(await signerOf(made.signerId)).toMatchObject({ authenticationType: "None" });
	await removeAuthentication(made.context, {
		documentId: made.documentId,
		who: { email: null, phone: PHONE, order: null },
	});
	expect(await signerOf(second)).toMatchObject({ authenticationType: "None" });
	const nobody = { email: "nobody@example.com", order: 1 };
	await expect(add(made, { who: nobody })).rejects.toMatchObject({ fields: { EmailId: {} } });
	const later = { email: "wanda@example.com", order: 7 };
	await expect(add(made, { who: later })).rejects.toMatchObject({ fields: { Order: {} } });
	const removal = { documentId: made.documentId, who: { ...later, orderPart: "ZOrder" as const } };
	await expect(removeAuthentication(made.context, removal)).rejects.toMatchObject({ fields: { ZOrder: {} } });
	const change = { newSignerName: "Ida", newSignerEmail: "ida@example.com", phoneNumber: null, reason: "Away" };
	await expect(
		changeRecipient(made.context, {
			...{ documentId: made.documentId, ...change },
			...{ oldSignerEmail: "wanda@example.com", order: 7 },
		}),
	).rejects.toMatchObject({ fields: { Order: {} } });
});

it.each([
	["who has signed", "InProgress", "Completed"],
	["of a document that is done", "Completed", "Completed"],
	["of a document that was revoked", "Revoked", "NotCompleted"],
] as const)("what a signer proved stays %s, with the pictures", async (_name, documentStatus, status) => {
	const made = await make({ authenticationType: "IdVerification", status, provedAt: new Date() });
	const { context, documentId, signerId, who } = made;
	await insertVerification(signerId, { status: "Succeeded" });
	await db().document.update({ where: { id: documentId }, data: { status: documentStatus } });
	const before = await signerOf(signerId);
	await expect(removeAuthentication(context, { documentId, who })).rejects.toMatchObject({ code: "Conflict" });
	expect(await signerOf(signerId)).toEqual(before);
	expect(await db().identityPicture.count({ where: { documentId } })).toBe(2);
});

it("another access code of who has signed opens their copy, and leaves in the evidence what they proved", async () => {
	const provedAt = new Date("2026-11-20T09:00:00Z");
	const made = await make({ ...(await askedForCode(CODE)), status: "Completed", provedAt });
	const { context, documentId, signerId, token, who } = made;
	await changeAccessCode(context, { documentId, who, accessCode: "Quay-7" });
	expect(await signerOf(signerId)).toMatchObject({ provedAt });
	expect((await proveSigner(browser(), token, CODE)).outcome).toBe("wrong");
});

it("another access code is for whoever is named, and for nobody else", async () => {
	const made = await make(await askedForCode(CODE));
	const { context, documentId, signerId } = made;
	const before = await signerOf(signerId);
	const unnamed = changeAccessCode(context, { documentId, who: { email: null, order: null }, accessCode: "Quay-7" });
	await expect(unnamed).rejects.toMatchObject({ fields: { EmailId: ["EmailId is required."] } });
	expect(await signerOf(signerId)).toEqual(before);
});

it("of a group everybody is asked for the same, and each counts by themselves", async () => {
	const group = { groupKey: GROUP, groupName: "Legal team" };
	const made = await make(group, [{ name: "Omar", row: { ...group, order: 1 } }]);
	await add(made, { method: "AccessCode", accessCode: CODE, tries: 2 });
	const [, omar] = made.people;
	await lock(made.token);
	expect(await stateOf(omar?.token ?? "")).toBe("unproved");
	await prove(omar?.token ?? "");
	expect((await proveSigner(browser(), made.token, CODE)).outcome).toBe("locked");
});

it("another address voids what was proved, and the code goes to that one alone", async () => {
	const made = await make({ ...(await askedForCode(CODE)) });
	const secret = await prove(made.token);
	await correctSignerEmail(made.context, {
		documentId: made.documentId,
		signerId: made.signerId,
		email: "wanda.lee@example.com",
	});
	expect(await stateOf(await linkTo(made.signerId), secret)).toBe("unproved");
	expect(await db().signerProof.count({ where: { signerId: made.signerId } })).toBe(0);
});

it("no code goes to the host of who signs in person, whichever address is changed", async () => {
	const row = { type: "InPersonSigner", hostName: "Hugo", hostEmail: "hugo@example.com" } as const;
	const made = await make({ ...row, authenticationType: "EmailOTP" });
	const { context, documentId, signerId } = made;
	const before = await signerOf(signerId);
	const correct = (email: string, whose: "asked" | "signer") =>
		correctSignerEmail(context, { documentId, signerId, email, whose });
	await expect(correct("HUGO@example.com", "signer")).rejects.toMatchObject({ fields: { email: {} } });
	await expect(correct("Wanda@example.com", "asked")).rejects.toMatchObject({ fields: { email: {} } });
	await expect(
		changeRecipient(context, {
			...{ documentId, oldSignerEmail: "wanda@example.com", newSignerName: "Ida", newSignerEmail: "Hugo@example.com" },
			...{ phoneNumber: null, reason: "Away", order: null },
		}),
	).rejects.toMatchObject({ fields: { NewSignerEmail: {} } });
	expect(await signerOf(signerId)).toEqual(before);
	await correct("wanda.lee@example.com", "signer");
	expect(await signerOf(signerId)).toMatchObject({ email: "wanda.lee@example.com" });
});

it("whoever takes the place proves it again with what the sender asked of the place", async () => {
	const made = await make(await askedForCode(CODE));
	const found = await authenticateSigner(browser(await prove(made.token)), made.token);
	if (found.state !== "usable") throw new Error(`It is ${found.state}.`);
	await reassignSigner(found.context, { name: "Ida", email: "ida@example.com", reason: "Ida rents." });
	expect(await signerOf(made.signerId)).toMatchObject({ email: "ida@example.com", provedAt: null });
	const link = await linkTo(made.signerId);
	expect(await stateOf(link)).toBe("unproved");
	await prove(link);
});

it("nobody comes to whom the code cannot be sent", async () => {
	const phone = { phoneCountryCode: "+33", phoneNumber: "612345678" };
	const made = await make({ authenticationType: "SMSOTP", ...phone });
	await db().signerProof.deleteMany({ where: { signerId: made.signerId } });
	const change = { oldSignerEmail: "wanda@example.com", newSignerName: "Ida", reason: "Away", order: null };
	const { documentId } = made;
	await expect(
		changeRecipient(made.context, { documentId, ...change, newSignerEmail: "ida@example.com", phoneNumber: null }),
	).rejects.toMatchObject({ fields: { PhoneNumber: {} } });
	const phoneNumber = { countryCode: "+33", number: "687654321" };
	await changeRecipient(made.context, { documentId, ...change, newSignerEmail: "ida@example.com", phoneNumber });
	expect(await signerOf(made.signerId)).toMatchObject({ authenticationType: "SMSOTP", phoneNumber: "687654321" });
	await add(made, { method: "EmailOTP" });
	await expect(
		changeRecipient(made.context, {
			documentId,
			...change,
			oldSignerEmail: "ida@example.com",
			newSignerEmail: null,
			phoneNumber,
		}),
	).rejects.toMatchObject({ fields: { NewSignerEmail: {} } });
});
