import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { handOverDocuments } from "#lib/domain/documents/changing/hand-over-documents.ts";
import { unlockSigner } from "#lib/domain/documents/changing/unlock-signer.ts";
import { viewForSender } from "#lib/domain/documents/viewing/view-for-sender.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForDocument, senderOf } from "#lib/testing/identifying.ts";
import { insertVerification, PASSPORT, PICTURE } from "#lib/testing/identity-verification.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { acceptIdentity } from "./accept-identity.ts";
import { deleteIdentityPictures } from "./delete-identity-pictures.ts";
import { discloseIdentityPictures } from "./disclose-identity-pictures.ts";
import { getIdentityReport } from "./get-identity-report.ts";
import { lookAtIdentityPicture } from "./look-at-identity-picture.ts";
import { openIdentityImage } from "./open-identity-image.ts";
import { rejectIdentity } from "./reject-identity.ts";
import { retirePictures } from "./retire-pictures.ts";
import { viewIdentity } from "./view-identity.ts";

const installation = useTestDatabase();

async function make(status: "Review" | "Succeeded" | "Failed" = "Review", row: object = {}) {
	const signer = { name: "Wanda", row: { name: "Wanda Lee", ...askedForDocument() } };
	const { documentId, accountId, people } = await makeSigningDocument([signer], row);
	const signerId = people[0]?.signerId ?? "";
	const { pictures } = await insertVerification(signerId, { status, rejection: status === "Failed" ? "Other" : null });
	return { documentId, accountId, signerId, fileId: pictures[0] ?? "", sender: await senderOf(documentId) };
}

type Made = Awaited<ReturnType<typeof make>>;
const NAMED = { who: { email: "wanda@example.com", order: null } };
const look = (context: UserContext, { documentId, signerId }: Made, picture = "Front") =>
	lookAtIdentityPicture(context, { documentId, signerId, picture });
const events = async (documentId: string) =>
	(await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } })).map(({ type }) => type);

describe("the sender", () => {
	it("is shown data, checks and pictures, and each look at a picture is written down", async () => {
		const made = await make();
		const view = await viewIdentity(made.sender, made);
		expect(view).toMatchObject({
			...{ state: "Review", attempt: 1, triesLeft: 5, source: "Mrz", data: PASSPORT, decision: null },
			...{
				given: { name: "Wanda Lee", dateOfBirth: null },
				picturesGone: null,
				picturesUntil: null,
				retentionDays: 30,
			},
		});
		expect(view.pictures.map(({ picture }) => picture)).toEqual(["Front", "Selfie"]);
		expect(await events(made.documentId)).toEqual([]);
		expect(await look(made.sender, made)).toEqual(PICTURE);
		expect(await events(made.documentId)).toEqual(["IdentityPictureViewed"]);
	});

	it("accepts, or refuses with a reason, and where that says nothing by itself with words", async () => {
		const made = await make();
		const reject = (reason: "Other" | "Expired", note: string | null, attempt = 1) =>
			rejectIdentity(made.sender, { ...made, attempt, reason, note });
		await expect(reject("Other", "  ")).rejects.toMatchObject({ code: "ValidationError" });
		await expect(reject("Expired", null, 2)).rejects.toMatchObject({ code: "Conflict" });
		await reject("Other", "Take off the cover.");
		await expect(acceptIdentity(made.sender, { ...made, attempt: 1 })).rejects.toMatchObject({ code: "Conflict" });
		const { state, decision, triesLeft } = await viewIdentity(made.sender, made);
		expect([state, triesLeft, decision]).toMatchObject([
			...["Rejected", 4],
			{ outcome: "Rejected", reason: "Other", note: "Take off the cover.", by: made.sender.principal.name },
		]);
		await unlockSigner(made.sender, { ...made, who: { signerId: made.signerId } });
		expect((await viewIdentity(made.sender, made)).triesLeft).toBe(5);
	});

	it("deletes the pictures for good once it is decided; what was read and decided stays", async () => {
		const made = await make();
		await expect(deleteIdentityPictures(made.sender, made)).rejects.toMatchObject({ code: "Conflict" });
		await acceptIdentity(made.sender, { ...made, attempt: 1 });
		await deleteIdentityPictures(made.sender, made);
		expect(await viewIdentity(made.sender, made)).toMatchObject({
			...{ state: "Accepted", data: PASSPORT, pictures: [], picturesGone: { why: "Deleted" } },
		});
		await expect(look(made.sender, made)).rejects.toMatchObject({ code: "NotFound" });
		await expect(deleteIdentityPictures(made.sender, made)).rejects.toMatchObject({ code: "Conflict" });
	});
});

describe("everybody else", () => {
	it("is told that there is no such document: Admins, leaders and others of the account, and other accounts", async () => {
		const made = await make("Succeeded");
		const strangers = [
			await makeUserContext({ accountId: made.accountId, role: "Admin" }),
			await makeUserContext({ accountId: made.accountId, role: "TeamAdmin", teamId: made.sender.principal.teamId }),
			await makeUserContext(),
		];
		const unknown = await viewIdentity(made.sender, { ...made, documentId: "unknown" }).catch((error) => error.message);
		for (const stranger of strangers) {
			for (const refused of [
				() => viewIdentity(stranger, made),
				() => look(stranger, made),
				() => getIdentityReport(stranger, { ...made, ...NAMED }),
				() => openIdentityImage(stranger, { ...made, ...NAMED }),
				() => acceptIdentity(stranger, { ...made, attempt: 1 }),
				() => deleteIdentityPictures(stranger, made),
			]) {
				await expect(refused()).rejects.toMatchObject({ code: "NotFound", message: unknown });
			}
		}
		expect(await events(made.documentId)).toEqual([]);
	});

	it("after a hand-over the new owner has result and data, and pictures when an Admin says so with a reason", async () => {
		const made = await make("Succeeded");
		const owner = await makeUserContext({ accountId: made.accountId, role: "Member" });
		const admin = await makeUserContext({ accountId: made.accountId, role: "Admin" });
		const [fromUserId, toUserId] = [made.sender.principal.userId, owner.principal.userId];
		await handOverDocuments(jobContext(), { accountId: made.accountId, fromUserId, toUserId, actorId: toUserId });
		await expect(viewIdentity(made.sender, made)).rejects.toMatchObject({ code: "NotFound" });
		expect(await viewIdentity(owner, made)).toMatchObject({
			...{ data: PASSPORT, pictures: [], picturesGone: { why: "HandedOver" } },
		});
		await expect(look(owner, made)).rejects.toMatchObject({ code: "NotFound" });
		const report = await getIdentityReport(owner, { ...made, ...NAMED });
		expect(report).toMatchObject({ document: { documentNumber: "L898902C3", documentFiles: [], selfieFile: null } });
		await expect(openIdentityImage(owner, { ...made, ...NAMED })).rejects.toMatchObject({ code: "NotFound" });

		const disclose = (context: UserContext, reason: string) => discloseIdentityPictures(context, { ...made, reason });
		await expect(disclose(owner, "I want to")).rejects.toMatchObject({ code: "Forbidden" });
		await expect(disclose(admin, " ")).rejects.toMatchObject({ code: "ValidationError" });
		const identityFor = async (context: UserContext) =>
			(await viewForSender(context, made)).proofs[made.signerId]?.identity;
		expect(await identityFor(owner)).toMatchObject({ maySee: true, isWithheld: true });
		expect(await identityFor(admin)).toMatchObject({ maySee: false, isWithheld: true });
		await disclose(admin, "Ada left the company.");
		expect(await identityFor(admin)).toMatchObject({ maySee: false, isWithheld: false });
		await expect(disclose(admin, "Again.")).rejects.toMatchObject({ code: "Conflict" });
		expect(await look(owner, made)).toEqual(PICTURE);
		await expect(look(admin, made)).rejects.toMatchObject({ code: "NotFound" });
		expect((await events(made.documentId)).slice(-2)).toEqual(["IdentityPicturesDisclosed", "IdentityPictureViewed"]);
	});
});

describe("pictures", () => {
	const objects = async () =>
		(await readdir(join(installation.dataDir, "objects"), { recursive: true, withFileTypes: true })).filter((one) =>
			one.isFile(),
		);

	it("are gone so many days after the document has ended, in storage too; the trail and the order of lists stay", async () => {
		const closedAt = new Date(Date.now() - 10 * DAY_MS);
		const made = await make("Succeeded", { status: "Completed", closedAt });
		const open = await make("Succeeded");
		const before = await db().document.findUniqueOrThrow({ where: { id: made.documentId } });
		const count = (await objects()).length;
		await retirePictures(jobContext(() => new Date(Date.now() + 29 * DAY_MS)));
		expect((await objects()).length).toBe(count);
		await retirePictures(jobContext(() => new Date(Date.now() + 31 * DAY_MS)));
		expect((await objects()).length).toBe(count - 2);
		expect(await viewIdentity(made.sender, made)).toMatchObject({ pictures: [], picturesGone: { why: "Retention" } });
		expect((await viewIdentity(open.sender, open)).pictures).toHaveLength(2);
		expect(await events(made.documentId)).toEqual(["IdentityPicturesDeleted"]);
		const { activityAt } = await db().document.findUniqueOrThrow({ where: { id: made.documentId } });
		expect(activityAt).toEqual(before.activityAt);
	});

	it("of a try that nobody went on with go after a day, and it with them", async () => {
		const made = await make();
		await db().identityVerification.updateMany({ where: { signerId: made.signerId }, data: { status: "Capturing" } });
		await retirePictures(jobContext(() => new Date(Date.now() + DAY_MS / 2)));
		expect((await viewIdentity(made.sender, made)).state).toBe("Capturing");
		// It was begun long ago, and its last picture came a moment ago.
		const where = { verification: { signerId: made.signerId } };
		await db().identityPicture.updateMany({
			where: { ...where, picture: "Selfie" },
			data: { takenAt: new Date(Date.now() + 1.5 * DAY_MS) },
		});
		await retirePictures(jobContext(() => new Date(Date.now() + 2 * DAY_MS)));
		expect(await db().identityPicture.count({ where })).toBe(2);
		await retirePictures(jobContext(() => new Date(Date.now() + 3 * DAY_MS)));
		expect((await viewIdentity(made.sender, made)).state).toBe("Start");
	});

	it("cannot be read in the data directory, and without the installation's key neither with the database", async () => {
		const made = await make();
		for (const file of await objects()) {
			expect((await readFile(join(file.parentPath, file.name))).includes(PICTURE)).toBe(false);
		}
		const where = { verification: { signerId: made.signerId }, picture: "Front" };
		const { wrappedKey } = await db().identityPicture.findFirstOrThrow({ where });
		const foreign = new Uint8Array(Buffer.from(wrappedKey).map((byte, index) => (index < 20 ? byte : byte ^ 1)));
		await db().identityPicture.updateMany({ where, data: { wrappedKey: foreign } });
		await expect(look(made.sender, made)).rejects.toThrow("unable to authenticate data");
	});
});

describe("a report", () => {
	it("tells why it failed, names pictures, and is there once it has finished", async () => {
		const open = await make();
		await expect(getIdentityReport(open.sender, { ...open, ...NAMED })).rejects.toMatchObject({
			code: "VerificationNotFinished",
		});
		const made = await make("Failed");
		expect(await getIdentityReport(made.sender, { ...made, ...NAMED })).toMatchObject({
			...{ verificationResult: "Failed", error: { code: "Other" } },
			document: { type: "Passport", dob: { day: 12, month: 8, year: 1974 }, documentFiles: [made.fileId] },
		});
		const { stream, sizeBytes } = await (await openIdentityImage(made.sender, { ...made, ...NAMED })).open();
		expect([Buffer.concat(await stream.toArray()), sizeBytes]).toEqual([PICTURE, PICTURE.length]);
		expect(await events(made.documentId)).toEqual(["IdentityDataDownloaded", "IdentityPictureViewed"]);
		const wrong = { ...made, who: { email: "wanda@example.com", order: 7 } };
		await expect(getIdentityReport(made.sender, wrong)).rejects.toMatchObject({ code: "ValidationError" });
	});
});
