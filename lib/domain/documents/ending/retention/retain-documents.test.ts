import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { handOverDocument } from "#lib/domain/documents/changing/hand-over-document.ts";
import { handOverDocuments } from "#lib/domain/documents/changing/hand-over-documents.ts";
import { listForSender } from "#lib/domain/documents/listing/list-for-sender.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { listView } from "#lib/testing/list-view.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { downloadKeptCertificate, listKeptCertificates } from "../../downloading/kept-certificates.ts";
import { deleteDocument } from "../delete-document.ts";
import { holdDocument } from "../hold-document.ts";
import { purgeDocument } from "../purge-document.ts";
import { releaseHold } from "../release-hold.ts";
import { restoreDocument } from "../restore-document.ts";
import { retainDocuments } from "./retain-documents.ts";

useTestDatabase();

const START = new Date("2026-03-01T10:00:00Z");
const onDay = (days: number) => jobContext(() => new Date(START.getTime() + days * DAY_MS));
const run = (day: number, limits?: { batch: number; turns: number }) => retainDocuments(onDay(day), limits);

/** An Admin of an account that deletes completed documents after 60 days, since two days ago. */
async function makeAdmin(row: { retentionDays?: number | null; retentionKeepsCertificate?: boolean } = {}) {
	const admin = await makeUserContext();
	const data = { retentionDays: 60, retentionSince: new Date(START.getTime() - 2 * DAY_MS), ...row };
	await db().account.update({ where: { id: admin.principal.accountId }, data });
	return admin;
}

/** A document that was completed so many days before. */
function completed(context: UserContext, title: string, daysAgo: number) {
	const sealedAt = new Date(START.getTime() - daysAgo * DAY_MS);
	const state = { status: "Completed", sealState: "Sealed", sealedAt, closedAt: sealedAt } as const;
	return insertDocument(context, { title, ...state });
}

type MailJob = { kind: "retention"; accountId: string; userId: string; accountEventId: string };

async function mailsOf({ principal }: UserContext): Promise<MailJob[]> {
	const rows = await db().$queryRaw<{ data: MailJob }[]>`
		SELECT "data" FROM pgboss.job WHERE "name" = 'mail' AND "data"->>'kind' = 'retention'
			AND "data"->>'accountId' = ${principal.accountId} ORDER BY created_on, "id"`;
	return rows.map(({ data }) => data);
}

const find = (id: string) => db().document.findUnique({ where: { id } });
const isInTrash = async (id: string) => ((await find(id))?.deletedAt ?? null) !== null;

it("tells each sender once, 14 days before, and then puts the documents into the trash", async () => {
	const admin = await makeAdmin();
	const { accountId } = admin.principal;
	const member = await makeUserContext({ accountId, role: "Member" });
	const old = await completed(admin, "Old lease", 400);
	const due = await completed(admin, "Lease", 46);
	const young = await completed(admin, "Young lease", 44);
	const open = await insertDocument(admin, { title: "Open lease", sentAt: new Date(0) });
	const others = await completed(member, "Inventory", 50);

	await run(0);
	await run(0.3);
	const mails = await mailsOf(admin);
	expect(mails.map(({ userId }) => userId).sort()).toEqual([admin.principal.userId, member.principal.userId].sort());
	const own = mails.find(({ userId }) => userId === admin.principal.userId);
	const mail = own ? await deliverMail(own) : null;
	expect(mail?.text).toContain("Old lease");
	for (const title of ["Young lease", "Open lease", "Inventory"]) expect(mail?.text).not.toContain(title);
	expect(mail?.subject).toBe("2 documents move to the trash on Mar 16, 2026");

	await run(14.5);
	expect(await Promise.all([old, due, others].map(isInTrash))).toEqual([false, false, false]);
	await run(15);
	expect(await Promise.all([old, due, others, young, open].map(isInTrash))).toEqual([true, true, true, false, false]);
	expect(await db().auditEvent.findMany({ where: { documentId: old } })).toMatchObject([
		{ type: "DocumentDeleted", actorType: "system", data: { why: "Retention" } },
	]);
	// The young one's turn has come meanwhile.
	expect(await mailsOf(admin)).toHaveLength(3);
});

it("goes on where a run was killed, and tells nobody twice", async () => {
	const admin = await makeAdmin();
	for (let nth = 0; nth < 5; nth += 1) await completed(admin, `Lease ${nth}`, 100 + nth);
	// Two of five are planned, and then the run ends: nobody is told of a part.
	await run(0, { batch: 2, turns: 1 });
	expect(await mailsOf(admin)).toEqual([]);
	expect(await db().retentionNotice.findMany({ where: { userId: admin.principal.userId } })).toMatchObject([
		{ documents: 2 },
	]);
	await Promise.all([run(0), run(0)]);
	await run(0);
	const mails = await mailsOf(admin);
	expect(mails).toHaveLength(1);
	const mail = mails[0] && (await deliverMail(mails[0]));
	expect(mail?.subject).toContain("5 documents");
});

it("gives documents that are handed over 14 days more, and tells whoever has them now, once", async () => {
	const admin = await makeAdmin();
	const { accountId, userId: actorId } = admin.principal;
	const [from, to] = [await makeUserContext({ accountId }), await makeUserContext({ accountId })];
	const ids = [await completed(from, "Lease", 100), await completed(from, "Inventory", 100)];
	const [one = ""] = ids;
	await run(0);
	await handOverDocument({ ...admin, now: onDay(3).now }, { documentId: one, toUserId: to.principal.userId });
	const rest = { accountId, fromUserId: from.principal.userId, toUserId: to.principal.userId, actorId };
	await handOverDocuments(onDay(3), rest);
	await run(3.1);
	const told = (await mailsOf(admin)).filter(({ userId }) => userId === to.principal.userId);
	expect(told).toHaveLength(1);
	expect(told[0] && (await deliverMail(told[0]))?.subject).toBe("2 documents move to the trash on Mar 19, 2026");
	await run(16);
	expect(await Promise.all(ids.map(isInTrash))).toEqual([false, false]);
	await run(19);
	expect(await Promise.all(ids.map(isInTrash))).toEqual([true, true]);
});

it("leaves what an Admin holds, and gives it its 14 days when it is released", async () => {
	const admin = await makeAdmin();
	const [before, after] = [await completed(admin, "Held before", 100), await completed(admin, "Held after", 100)];
	const sandbox = await insertDocument(admin, { isSandbox: true, status: "Completed", sealedAt: new Date(0) });
	await holdDocument(admin, { documentId: before, reason: "A court asks for it" });
	await run(0);
	await holdDocument(admin, { documentId: after, reason: "A court asks for it" });
	const mails = await mailsOf(admin);
	// Nothing is left to be told of by the time it is written.
	expect(mails[0] && (await deliverMail(mails[0]))).toBeNull();
	await run(400);
	expect(await Promise.all([before, after, sandbox].map(isInTrash))).toEqual([false, false, false]);
	await releaseHold(admin, { documentId: before, reason: "The court has decided" });
	await run(400);
	expect(await mailsOf(admin)).toHaveLength(2);
	await run(414);
	expect(await isInTrash(before)).toBe(false);
	await run(415);
	expect(await Promise.all([before, after].map(isInTrash))).toEqual([true, false]);
});

it("deletes nothing once it is off, and tells again when it is on again", async () => {
	const admin = await makeAdmin();
	const { accountId } = admin.principal;
	const documentId = await completed(admin, "Lease", 100);
	await run(0);
	await db().account.update({ where: { id: accountId }, data: { retentionDays: null, retentionSince: null } });
	await run(20);
	expect(await find(documentId)).toMatchObject({ deletedAt: null, deleteAt: null });
	const retentionSince = new Date(START.getTime() + 21 * DAY_MS);
	await db().account.update({ where: { id: accountId }, data: { retentionDays: 365, retentionSince } });
	await run(22);
	expect(await find(documentId)).toMatchObject({ deletedAt: null, deleteAt: null });
	await db().account.update({ where: { id: accountId }, data: { retentionDays: 30 } });
	await run(22);
	expect(await mailsOf(admin)).toHaveLength(2);
});

it("tells the Admins of documents whose sender has left", async () => {
	const admin = await makeAdmin();
	const { accountId } = admin.principal;
	const member = await makeUserContext({ accountId, role: "Member" });
	await completed(member, "Lease", 100);
	await db().user.update({ where: { id: member.principal.userId }, data: { status: "Deactivated" } });
	await run(0);
	const [job, ...more] = await mailsOf(admin);
	expect([job?.userId, more]).toEqual([admin.principal.userId, []]);
	const mail = job && (await deliverMail(job));
	expect(mail?.text).toContain("because Ada Sender is no longer active");
});

it("keeps the certificate of a document that it deletes, where that is asked for, and none that a person deletes", async () => {
	const admin = await makeAdmin();
	const { accountId } = admin.principal;
	const [kept, deleted, back] = [
		await completed(admin, "Kept", 100),
		await completed(admin, "Deleted", 44),
		await completed(admin, "Back", 100),
	];
	for (const id of [kept, deleted, back]) {
		const { key: certificateKey } = await storage().putBytes(accountId, Buffer.from(`certificate of ${id}`));
		await db().document.update({ where: { id }, data: { certificateKey } });
	}
	await run(0);
	await run(15);
	await deleteDocument({ ...admin, now: onDay(15).now }, { documentId: deleted, deletePermanently: false });
	const { rows } = await listForSender(
		{ ...admin, now: onDay(16).now },
		{ view: listView({ filter: "trash" }), cursor: null },
	);
	expect(rows).toHaveLength(3);
	// Taken out of the trash, it is told of anew.
	await restoreDocument({ ...admin, now: onDay(16).now }, { documentId: back });
	expect(await find(back)).toMatchObject({ deleteAt: null, keepsCertificate: false });
	for (const id of [kept, deleted]) await purgeDocument(onDay(46), id, "deleted");
	expect(await Promise.all([kept, deleted].map(find))).toEqual([null, null]);
	const { documents } = await listKeptCertificates(admin, { after: null });
	expect(documents.map(({ title }) => title)).toEqual(["Kept"]);
	const download = await downloadKeptCertificate(admin, { documentId: kept });
	const { stream } = await download.open();
	expect(Buffer.concat(await stream.toArray()).toString()).toBe(`certificate of ${kept}`);
	await expect(downloadKeptCertificate(admin, { documentId: deleted })).rejects.toMatchObject({ code: "NotFound" });
	const member = await makeUserContext({ accountId, role: "Member" });
	expect(await listKeptCertificates(member, { after: null })).toEqual({ documents: [], nextAfter: null });
});
