import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { db } from "#lib/db/client.ts";
import { listForSender } from "#lib/domain/documents/listing/list-for-sender.ts";
import { duplicateDocument } from "#lib/domain/drafts/copying/duplicate-document.ts";
import { sealNow } from "#lib/domain/sealing/seal-now.ts";
import { viewOrganisation } from "#lib/domain/users/organisation/organisation.ts";
import { setAccountSettings } from "#lib/domain/users/organisation/set-account-settings.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { countJobs } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { findAnything } from "./find-anything.ts";
import { putFirstStepsAway, viewFirstSteps } from "./first-steps.ts";
import { viewStart } from "./view-start.ts";

useTestDatabase();

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

it("the first page says what waits, what is stuck and why, and nothing of documents out of reach", async () => {
	const admin = await makeUserContext();
	const member = await makeUserContext({ accountId: admin.principal.accountId, role: "Member" });
	await insertDocument(member, { title: "mine", signers: [{ email: member.principal.email.toUpperCase() }] });
	const bounced = await insertDocument(member, {
		title: "bounced",
		signers: [{ email: "mia@example.com", deliveryStatus: "Failed" }],
	});
	const signer = await db().signer.findFirstOrThrow({ where: { documentId: bounced } });
	await db().deliveryFailure.create({
		data: { signerId: signer.id, channel: "mail", reason: "550 no such mailbox", at: new Date() },
	});
	await insertDocument(member, { title: "ends", expiresAt: inDays(2) });
	await insertDocument(member, { title: "ends later", expiresAt: inDays(4) });
	await insertDocument(member, { title: "ended", status: "Expired", expiresAt: inDays(1) });
	await insertDocument(member, { title: "in the trash", expiresAt: inDays(1), deletedAt: new Date() });
	await insertDocument(member, { title: "sandbox", expiresAt: inDays(1), isSandbox: true });
	await insertDocument(admin, { title: "the admin's", expiresAt: inDays(1) });
	const asked = await insertDocument(member, { title: "shown" });
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId: asked } });
	const { accountId } = member.principal;
	const moments = { statusAt: new Date(), beganAt: new Date() };
	await db().identityVerification.create({
		data: {
			id: randomUUID(),
			accountId,
			documentId: asked,
			signerId,
			number: 1,
			status: "Review",
			handId: randomUUID(),
			viewerId: randomUUID(),
			kind: "Passport",
			...moments,
		},
	});
	const refused = [{ name: "Omar Diaz", status: "Declined" as const, declineReason: "Not my name." }];
	const declined = await insertDocument(member, { title: "refused", status: "Declined", signers: refused });
	await insertDocument(member, { title: "refused long ago", status: "Declined", activityAt: inDays(-8) });
	const { waiting, stuck, recent } = await viewStart(member);
	const because = (title: string) => stuck.rows.find((row) => row.title === title)?.because;
	expect([waiting.count, waiting.rows.map(({ title }) => title)]).toEqual([1, ["mine"]]);
	expect(stuck.rows.map(({ title }) => title).toSorted()).toEqual(["bounced", "ends", "refused", "shown"]);
	const ofList = { view: { ...readListView(() => null), filter: "attention" as const }, cursor: null };
	const listed = async () => (await listForSender(member, ofList)).rows.map(({ title }) => title).toSorted();
	expect(await listed()).toEqual(["bounced", "ends", "refused", "shown"]);
	expect(because("refused")).toEqual({ kind: "declined", name: "Omar Diaz", reason: "Not my name." });
	expect(because("shown")).toEqual({ kind: "review", signerId, name: "Grace Signer", isOwn: true });
	expect(because("bounced")).toMatchObject({
		kind: "undelivered",
		to: "mia@example.com",
		reason: "550 no such mailbox",
	});
	expect(recent).toHaveLength(5);
	expect((await viewStart(admin)).stuck.count).toBe(5);
	await duplicateDocument(member, { documentId: declined });
	expect(await listed()).toEqual(["bounced", "ends", "shown"]);
	expect((await viewStart(member)).stuck.count).toBe(3);
	expect((await findAnything(member, { search: "admin's" })).documents).toEqual([]);
	expect((await findAnything(admin, { search: "adminn" })).near).toBe("admin");
	expect((await findAnything(member, { search: "adminn" })).near).toBeNull();
	const found = await findAnything(admin, { search: "ends" });
	expect([found.count, found.documents[0]?.isWaiting]).toEqual([2, true]);
});

it("a seal that failed is tried at once, and once", async () => {
	const context = await makeUserContext();
	const documentId = await insertDocument(context, { sealState: "Failed" });
	await sealNow(context, { documentId });
	expect(await countJobs("seal", documentId)).toBe(1);
	await expect(sealNow(context, { documentId })).rejects.toMatchObject({ code: "Conflict" });
	const stranger = await makeUserContext();
	await expect(sealNow(stranger, { documentId })).rejects.toMatchObject({ code: "NotFound" });
});

it("the first steps are those that one may take, are done when they are, and stay away", async () => {
	const admin = await makeUserContext();
	const member = await makeUserContext({ accountId: admin.principal.accountId, role: "Member" });
	const done = async () => (await viewFirstSteps(admin))?.filter(({ isDone }) => isDone).map(({ step }) => step);
	expect(await viewFirstSteps(member)).toEqual([{ step: "sample", isDone: false }]);
	expect(await done()).toEqual(["people"]);
	const organisation = await viewOrganisation(admin);
	const changed = { ...organisation, name: " Harbour Homes ", timeZone: "Europe/Paris" };
	const { accountId } = admin.principal;
	await setAccountSettings(admin, { accountId, settings: changed });
	expect(await viewOrganisation(admin)).toEqual({ ...changed, name: "Harbour Homes" });
	await expect(setAccountSettings(admin, { accountId, settings: { timeZone: "Mars/Base" } })).rejects.toMatchObject({
		fields: { timeZone: [expect.any(String)] },
	});
	await insertDocument(admin, { sentAt: new Date() });
	expect(await done()).toEqual(["organisation", "sample", "people"]);
	await db().brand.create({ data: { id: randomUUID(), accountId, name: "Harbour", logoKey: `${accountId}/logo` } });
	expect(await done()).toEqual(["organisation", "logo", "sample", "people"]);
	await putFirstStepsAway(admin, { isAway: true });
	expect(await viewFirstSteps(admin)).toBeNull();
	await putFirstStepsAway(admin, { isAway: false });
	expect(await viewFirstSteps(admin)).not.toBeNull();
});
