import { readFile } from "node:fs/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import { describe, expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { openPicture } from "#lib/crypto/picture-box.ts";
import { db } from "#lib/db/client.ts";
import { PrismaClient } from "#lib/db/generated/client.ts";
import { deleteProofs } from "#lib/db/stores/signing/signer-proofs.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { readVerification } from "#lib/domain/identity-verification/read-verification.ts";
import { rejectIdentity } from "#lib/domain/identity-verification/reject-identity.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { addPhoto, askedForDocument, beginIn, makePhoto, senderOf, sendPassport } from "#lib/testing/identifying.ts";
import { browser, linkTo } from "#lib/testing/proof.ts";
import { makeSigningDocument, queuedMails, type TestSigner } from "#lib/testing/signing-document.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { getSigningPage } from "../get-signing-page.ts";
import { proveSigner } from "../proving/prove-signer.ts";
import { sendProofCode } from "../proving/send-proof-code.ts";
import { beginIdentity } from "./begin-identity.ts";
import { continueIdentified } from "./continue-identified.ts";
import { makeIdentityPhoneLink } from "./make-identity-phone-link.ts";
import { restartIdentity } from "./restart-identity.ts";
import { submitIdentity } from "./submit-identity.ts";
import { typeIdentityLines } from "./type-identity-lines.ts";

useTestDatabase();

/** ICAO Doc 9303-4 Appendix A has such a one; of another name, and valid for some years more. */
const LINES = ["P<UTOLEE<<WANDA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3204153ZE184226B<<<<<16"];

async function make(row: TestSigner["row"] = askedForDocument()) {
	const document = await makeSigningDocument([{ name: "Wanda", row: { name: "Wanda Lee", ...row } }]);
	const [person] = document.people;
	if (!person) throw new Error("There is no signer.");
	return { ...document, ...person, sender: await senderOf(document.documentId) };
}

const eventsOf = async (documentId: string) =>
	(await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } })).map(({ type }) => type);
const signerOf = (id: string) => db().signer.findUniqueOrThrow({ where: { id } });
const latest = (signerId: string) =>
	db().identityVerification.findFirstOrThrow({
		where: { signerId },
		orderBy: { number: "desc" },
		include: { pictures: true },
	});
const stateOf = async (token: string, secret?: string) => (await authenticateSigner(browser(secret), token)).state;
const stageOf = async (token: string, secret?: string) => {
	const page = await getSigningPage(browser(secret), token);
	return page.state === "unidentified" ? page.stage : page.state;
};

async function readIt(signerId: string): Promise<void> {
	await readVerification(jobContext(), (await latest(signerId)).id, { isLastAttempt: false });
}

/** A passport was sent and waits for its sender. */
async function sendForReview(token: string, signerId: string): Promise<string> {
	const secret = await sendPassport(token);
	await db().identityVerification.updateMany({ where: { signerId }, data: { status: "Review" } });
	return secret;
}

const accept = async (sender: UserContext, ids: { documentId: string; signerId: string }) =>
	acceptIdentity(sender, { ...ids, attempt: (await latest(ids.signerId)).number });

describe("showing who one is", () => {
	it("begins with a kind that may be shown, and with consent; no code is asked for or taken", async () => {
		const { token, documentId, signerId } = await make();
		expect(await getSigningPage(browser(), token)).toEqual({
			...{ state: "unidentified", stage: "Start", kind: null, taken: [], isElsewhere: false, triesLeft: 5 },
			...{
				provider: null,
				isBack: false,
				failed: null,
				lines: null,
				kinds: ["Passport", "IDCard"],
				requiresLiveCapture: false,
				retentionDays: 30,
			},
			...{ locale: "EN", title: "Lease", brand: expect.any(Object) },
		});
		const outcomes = [];
		for (const input of [
			{ kind: "DriverLicense", agreed: true },
			{ kind: "Passport", agreed: false },
			{ kind: "Passport", agreed: true },
		]) {
			outcomes.push((await beginIdentity(browser(), token, input)).outcome);
		}
		expect(outcomes).toEqual(["kind", "agree", "done"]);
		expect([
			(await proveSigner(browser(), token, "123456")).outcome,
			(await sendProofCode(browser(), token)).outcome,
		]).toEqual([...["over", "over"]]);
		expect(await eventsOf(documentId)).toEqual(["IdentityBegun"]);
		expect((await signerOf(signerId)).failedProofs).toBe(0);
	});

	it("keeps pictures drawn anew and encrypted, each under a key of its own, and gives nothing of them to the page", async () => {
		const { token, signerId } = await make();
		const secret = await beginIn(token);
		const photo = await makePhoto();
		expect((await addPhoto(browser(secret), token, "Front", { bytes: photo })).outcome).toBe("done");
		const [first] = (await latest(signerId)).pictures;
		expect((await addPhoto(browser(secret), token, "Front", { bytes: photo })).outcome).toBe("done");
		const { pictures } = await latest(signerId);
		const [second] = pictures;
		if (!first || !second) throw new Error("A picture is missing.");
		expect([pictures.length, await storage().exists(first.objectKey)]).toEqual([1, false]);
		const { path, release } = await storage().localPath(second.objectKey);
		const sealed = await readFile(path);
		await release();
		expect(sealed.includes("JFIF")).toBe(false);
		const opened = openPicture({ sealed, wrappedKey: second.wrappedKey });
		expect([opened.subarray(0, 2).toString("hex"), opened.includes("Wanda was here")]).toEqual(["ffd8", false]);
		expect(() => openPicture({ sealed, wrappedKey: first.wrappedKey })).toThrow("unable to authenticate data");
		const page = await getSigningPage(browser(secret), token);
		expect(page).toMatchObject({ stage: "Capturing", kind: "Passport", taken: ["Front"], isElsewhere: false });
		expect(JSON.stringify(page)).not.toContain(second.objectKey);
	});

	it("refuses what is no picture, is too small, belongs to no passport, or does not come from the camera", async () => {
		const { token } = await make(askedForDocument({ requiresLiveCapture: true }));
		const secret = await beginIn(token);
		const add = async (picture: string, more: Parameters<typeof addPhoto>[3]) =>
			(await addPhoto(browser(secret), token, picture, more)).outcome;
		expect([
			await add("Front", { bytes: Buffer.from("%PDF-1.7") }),
			await add("Front", { bytes: await makePhoto(600, 400) }),
			await add("Back", {}),
			await add("Front", { source: "Upload" }),
			await add("Hat", {}),
		]).toEqual(["unreadable", "tooSmall", "stage", "camera", "stage"]);
		expect((await submitIdentity(browser(secret), token)).outcome).toBe("missing");
		expect((await addPhoto(browser(), token, "Front")).outcome).toBe("stage");
	});

	it("is begun anew by another browser only while nothing was sent", async () => {
		const { token, signerId } = await make();
		const first = await beginIn(token);
		await addPhoto(browser(first), token, "Front");
		expect(await getSigningPage(browser(), token)).toMatchObject({ stage: "Capturing", isElsewhere: true });
		const { id } = await latest(signerId);
		const second = await beginIn(token);
		expect(await db().identityVerification.count({ where: { id } })).toBe(0);
		expect((await addPhoto(browser(first), token, "Front")).outcome).toBe("stage");
		expect((await restartIdentity(browser(second), token)).outcome).toBe("done");
		expect(await stageOf(token, second)).toBe("Start");
		await sendPassport(token);
		expect((await beginIdentity(browser(), token, { kind: "Passport", agreed: true })).outcome).toBe("stage");
		expect(await stageOf(token)).toBe("Reading");
	});
});

describe("what was sent", () => {
	it("is looked at by the sender, and lets in the browser that sent it and no other", async () => {
		const { token, documentId, signerId, sender } = await make();
		const secret = await sendPassport(token);
		await readIt(signerId);
		expect(await stageOf(token, secret)).toBe("Lines");
		expect(await getSigningPage(browser(secret), token)).toMatchObject({ lines: { count: 2, length: 44 } });
		expect((await typeIdentityLines(browser(secret), token, ["P<UTO", "1"])).outcome).toBe("digits");
		expect((await typeIdentityLines(browser(secret), token, LINES)).outcome).toBe("done");
		expect(await stageOf(token, secret)).toBe("Review");
		expect(await queuedMails(documentId)).toEqual(["sender-identity-review"]);
		await accept(sender, { documentId, signerId });
		expect([await stateOf(token, secret), await stateOf(token)]).toEqual(["usable", "unproved"]);
		expect(await eventsOf(documentId)).toEqual([
			...["IdentityBegun", "IdentitySubmitted", "IdentityRead", "IdentityRead", "IdentityAccepted"],
		]);
		expect(await queuedMails(documentId)).toEqual(["identity-accepted", "sender-identity-review"]);
		const stored = JSON.stringify([await latest(signerId), await db().auditEvent.findMany({ where: { documentId } })]);
		expect(stored).not.toMatch(/L898902C3|"year":1974|740812/);
	});

	it("waits for the sender where its lines were typed, though the account takes what every check passed", async () => {
		const { token, accountId, documentId, signerId } = await make();
		await db().account.update({ where: { id: accountId }, data: { identityAcceptsMatches: true } });
		const secret = await sendPassport(token);
		await readIt(signerId);
		await typeIdentityLines(browser(secret), token, LINES);
		expect([await stageOf(token, secret), await stateOf(token, secret)]).toEqual(["Review", "unproved"]);
		expect(await queuedMails(documentId)).toEqual(["sender-identity-review"]);
	});

	it("is refused by a check where it has expired, which costs a try and is told to the sender", async () => {
		const { token, documentId, signerId } = await make();
		const secret = await sendPassport(token);
		await readIt(signerId);
		// Of 2012, with its check digits.
		const lines = ["P<UTOLEE<<WANDA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"];
		await typeIdentityLines(browser(secret), token, lines);
		expect(await getSigningPage(browser(secret), token)).toMatchObject({
			...{ stage: "Start", triesLeft: 4, failed: { reason: "Expired", note: null } },
		});
		expect(await queuedMails(documentId)).toEqual(["sender-identity-failed"]);
	});

	it("goes to the sender after lines were typed wrong three times", async () => {
		const { token, signerId } = await make();
		const secret = await sendPassport(token);
		await readIt(signerId);
		const outcomes = [];
		for (const line of ["A", "B", "C"])
			outcomes.push((await typeIdentityLines(browser(secret), token, [line])).outcome);
		expect([outcomes, await stageOf(token, secret)]).toEqual([["digits", "digits", "done"], "Review"]);
	});

	it("that is refused too often locks, whatever comes then, until the sender allows another try", async () => {
		const { token, documentId, signerId, sender } = await make(askedForDocument({}, { authenticationTries: 2 }));
		for (const reason of ["NotReadable", "OtherPerson"] as const) {
			await sendForReview(token, signerId);
			const { number: attempt } = await latest(signerId);
			await rejectIdentity(sender, { documentId, signerId, attempt, reason, note: " Hold it still. " });
		}
		expect(await getSigningPage(browser(), token)).toMatchObject({
			...{ stage: "Locked", triesLeft: 0, failed: { reason: "OtherPerson", note: "Hold it still." } },
		});
		expect((await beginIdentity(browser(), token, { kind: "Passport", agreed: true })).outcome).toBe("stage");
		expect((await queuedMails(documentId)).filter((kind) => kind === "identity-rejected")).toHaveLength(2);
	});

	it("is decided once: of two at the same time one counts", async () => {
		const { token, documentId, signerId, sender } = await make();
		await sendForReview(token, signerId);
		const decide = () => rejectIdentity(sender, { documentId, signerId, attempt: 1, reason: "Expired", note: null });
		const results = await Promise.allSettled([decide(), decide(), accept(sender, { documentId, signerId })]);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect((await signerOf(signerId)).failedProofs).toBeLessThanOrEqual(1);
	});

	it("cannot be begun more often through two web processes at once", async () => {
		const { token, signerId } = await make();
		const clients = [0, 1].map(
			() => new PrismaClient({ adapter: new PrismaPg({ connectionString: env().databaseUrl, max: 4 }) }),
		);
		const shared = globalThis as { signetDb?: PrismaClient };
		const own = shared.signetDb;
		let turn = 0;
		Object.defineProperty(shared, "signetDb", { configurable: true, get: () => clients[turn++ % 2], set: () => {} });
		await Promise.all(
			Array.from({ length: 6 }, () => beginIdentity(browser(), token, { kind: "Passport", agreed: true })),
		).finally(async () => {
			Object.defineProperty(shared, "signetDb", { configurable: true, writable: true, value: own });
			await Promise.all(clients.map((client) => client.$disconnect()));
		});
		expect(await db().identityVerification.count({ where: { signerId } })).toBe(1);
	});
});

describe("another device", () => {
	it("goes on by a link that is good for one phone, and both are let in", async () => {
		const { token, documentId, signerId, sender } = await make();
		const { link, kept } = await makeIdentityPhoneLink(browser(), token);
		const desktop = kept?.secret ?? "";
		const phoneToken = link.link.split("/").at(-1) ?? "";
		const phone = await beginIn(phoneToken);
		expect(await getSigningPage(browser(desktop), token)).toMatchObject({ stage: "Capturing", isElsewhere: false });
		expect(await getSigningPage(browser(), phoneToken)).toMatchObject({ isElsewhere: true });
		for (const picture of ["Front", "Selfie"]) await addPhoto(browser(phone), phoneToken, picture);
		expect(await getSigningPage(browser(desktop), token)).toMatchObject({ taken: ["Front", "Selfie"] });
		await submitIdentity(browser(desktop), token);
		await db().identityVerification.updateMany({ where: { signerId }, data: { status: "Review" } });
		await accept(sender, { documentId, signerId });
		expect([await stateOf(token, desktop), await stateOf(phoneToken, phone)]).toEqual(["usable", "usable"]);
	});

	it("goes on once by a link that came after the success, and by none from before", async () => {
		const { token, documentId, signerId, sender } = await make();
		const before = await linkTo(signerId);
		await sendForReview(token, signerId);
		await accept(sender, { documentId, signerId });
		const after = await linkTo(signerId);
		expect([await stageOf(before), await stageOf(after)]).toEqual(["Start", "Accepted"]);
		expect((await continueIdentified(browser(), before)).outcome).toBe("stage");
		const { outcome, kept } = await continueIdentified(browser(), after);
		expect([outcome, await stateOf(after, kept?.secret)]).toEqual(["done", "usable"]);
		expect((await continueIdentified(browser(), after)).outcome).toBe("stage");
	});
});

it("nobody is asked for a document when there is nothing to sign any more", async () => {
	const { token, documentId } = await make();
	await db().document.update({ where: { id: documentId }, data: { status: "Revoked", closeReason: "A mistake." } });
	const page = await getSigningPage(browser(), token);
	expect(page).toMatchObject({ state: "revoked", reason: null, signerName: "", download: null });
	expect((await beginIdentity(browser(), token, { kind: "Passport", agreed: true })).outcome).toBe("over");
});

it("nothing of it is there for whoever takes the place of the signer", async () => {
	const { token, signerId, documentId } = await make();
	const secret = await sendPassport(token);
	await deleteProofs(db(), [signerId]);
	expect(await db().identityPicture.count({ where: { documentId } })).toBe(0);
	expect((await addPhoto(browser(secret), token, "Front")).outcome).toBe("stage");
});
