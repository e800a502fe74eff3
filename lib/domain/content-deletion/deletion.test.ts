import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type SignerContext, type UserContext } from "#lib/domain/context.ts";
import { gatherMail } from "#lib/domain/delivery/gathering/gather-mail.ts";
import { remindSigners } from "#lib/domain/documents/asking/remind-signers.ts";
import { changeRecipient } from "#lib/domain/documents/changing/change-recipient.ts";
import { correctSignerEmail } from "#lib/domain/documents/changing/correct-signer-email.ts";
import { extendExpiry } from "#lib/domain/documents/ending/extend-expiry.ts";
import { holdDocument } from "#lib/domain/documents/ending/hold-document.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { attendDeletions } from "#lib/domain/housekeeping/attend-deletions.ts";
import { reassignSigner } from "#lib/domain/signing/reassign-signer.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendForm, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makePerson, NOW_MS, nextRequest, PASSWORD, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { DAY_MS } from "#lib/units.ts";
import { reauthenticate } from "../users/factors/reauthenticate.ts";
import { runDeletion } from "./run-deletion.ts";
import { startDeletion } from "./start-deletion.ts";
import { undoDeletion } from "./undo-deletion.ts";
import { findPendingDeletion, viewDeletion } from "./view-deletion.ts";

useTestDatabase();

/** After what a test sends, which goes by the clock of the machine. */
const SOON_MS = 120_000;
const later = (context: UserContext, ms: number): UserContext => ({ ...context, now: () => new Date(NOW_MS + ms) });
const jobLater = (ms: number) => jobContext(() => new Date(NOW_MS + ms));

async function makeFilled(documents: number) {
	const caller = await makeCaller();
	const ids: string[] = [];
	for (let count = 0; count < documents; count += 1)
		ids.push(await sendTo(caller, [{ emailAddress: "m@example.com" }]));
	const { email } = await makePerson({ role: "Admin", accountId: caller.accountId });
	return { caller, ids, context: later(await signInWithPassword(email), SOON_MS) };
}

const idOf = async (accountId: string) => (await db().contentDeletion.findUniqueOrThrow({ where: { accountId } })).id;
const documentsOf = (accountId: string) => db().document.findMany({ where: { accountId }, select: { id: true } });
const kindsOf = async (accountId: string) => {
	const jobs = await db().$queryRaw<{ kind: string }[]>`
		SELECT DISTINCT data->>'kind' AS "kind" FROM pgboss.job
		WHERE name = 'mail' AND data->>'accountId' = ${accountId} AND data->>'kind' LIKE 'deletion-%'`;
	return jobs.map(({ kind }) => kind).sort();
};

/** Does what the purges of these documents wait for, and the purges. */
async function purgeAll(ids: string[], ms: number): Promise<void> {
	await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail' AND data->>'documentId' = ANY (${ids})`;
	for (const id of ids) await purgeDocument(jobLater(ms), id, "deleted");
}

it("needs the name and a fresh proof; until it is undone nothing is sent", async () => {
	const { caller, context } = await makeFilled(1);
	await expect(startDeletion(context, { name: "Acm", takesCertificates: false })).rejects.toMatchObject({
		fields: { name: expect.anything() },
	});
	const stale = later(context, 16 * 60_000);
	await expect(startDeletion(stale, { name: "Acme", takesCertificates: false })).rejects.toMatchObject({
		code: "ReauthRequired",
	});
	await reauthenticate(stale, { password: PASSWORD });
	const confirmed = await nextRequest(stale);
	await startDeletion(confirmed, { name: " Acme ", takesCertificates: false });
	await expect(startDeletion(confirmed, { name: "Acme", takesCertificates: false })).rejects.toMatchObject({
		code: "Conflict",
	});
	expect(await findPendingDeletion(context)).toMatchObject({ isRunning: false });

	const refused = await caller.call("POST", "/v1/document/send", await sendForm());
	expect([refused.status, refused.body.errorType]).toEqual([409, "DeletionPending"]);
	expect(await documentsOf(caller.accountId)).toHaveLength(1);

	await attendDeletions(jobLater(12 * DAY_MS));
	expect(await kindsOf(caller.accountId)).toEqual(["deletion-reminder", "deletion-started"]);
	const other = await makePerson({ role: "Admin", accountId: caller.accountId });
	await undoDeletion(await signInWithPassword(other.email));
	expect((await caller.call("POST", "/v1/document/send", await sendForm())).status).toBe(200);
	await runDeletion(jobLater(15 * DAY_MS), await idOf(caller.accountId).catch(() => caller.accountId));
	expect(await documentsOf(caller.accountId)).toHaveLength(2);
	expect(await kindsOf(caller.accountId)).toContain("deletion-undone");
});

const EVE = { name: "Eve", email: "eve@example.com" };
type Held = { context: UserContext; signer: SignerContext; documentId: string; signerId: string };
type Act = (held: Held) => Promise<unknown>;

const change: Act = ({ context, documentId, signerId }) => {
	const place = { documentId, signerId, reason: "" };
	return changeRecipient(context, {
		...place,
		newSignerName: EVE.name,
		newSignerEmail: EVE.email,
		phoneNumber: null,
	});
};
const extend: Act = ({ context, documentId }) => {
	const expiry = { kind: "instant" as const, at: new Date(Date.now() + 2 * DAY_MS) };
	return extendExpiry(context, { documentId, expiry, warnPrior: null });
};
const correct: Act = ({ context, documentId, signerId }) =>
	correctSignerEmail(context, { documentId, signerId, email: "vanda@example.com" });
const remind: Act = ({ context, documentId }) =>
	remindSigners(context, { documentId, receiverEmails: [], message: "" });
const handOver: Act = ({ signer }) => reassignSigner(signer, { ...EVE, reason: "I am away" });

it.each<[what: string, status: "InProgress" | "Expired" | "Scheduled", answer: string, act: Act]>([
	["no sender has somebody else sign", "InProgress", "DeletionPending", change],
	["nor opens again what has expired", "Expired", "DeletionPending", extend],
	["somebody takes a place in what is not sent yet", "Scheduled", "done", change],
	["what is out has more time", "InProgress", "done", extend],
	["an address is corrected", "InProgress", "done", correct],
	["who was asked is reminded", "InProgress", "done", remind],
	["a signer hands over", "InProgress", "done", handOver],
])("while all is about to be deleted, %s (%s): %s", async (_what, status, answer, act) => {
	const { accountId, documentId, people } = await makeSigningDocument([{ name: "Wanda" }], { enableReassign: true });
	const [wanda] = people;
	if (!wanda) throw new Error("Nobody signs.");
	await db().document.update({ where: { id: documentId }, data: { status } });
	const { email } = await makePerson({ role: "Admin", accountId });
	const context = await signInWithPassword(email);
	await startDeletion(context, { name: "Acme", takesCertificates: false });
	const asked = () => db().$queryRaw`SELECT 1 FROM pgboss.job WHERE data->>'documentId' = ${documentId}`;
	const held = { context, signer: wanda.context, documentId, signerId: wanda.signerId };
	const outcome = await act(held).then(
		() => "done",
		({ code }: { code: string }) => code,
	);
	expect(outcome).toBe(answer);
	if (answer !== "done") expect(await asked()).toEqual([]);
});

it("leaves to the next job what it does not come to in its time", async () => {
	const { caller, context } = await makeFilled(2);
	const { accountId } = caller;
	await startDeletion(context, { name: "Acme", takesCertificates: false });
	const id = await idOf(accountId);
	const jobs = () => db().$queryRaw<{ startsIn: number }[]>`
		SELECT EXTRACT(EPOCH FROM start_after - created_on)::int AS "startsIn" FROM pgboss.job
		WHERE name = 'content-deletion' AND data->>'deletionId' = ${id}`;
	const [due] = await jobs();
	await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'content-deletion'`;
	const trashed = () => db().document.count({ where: { accountId, deletedAt: { not: null } } });
	await runDeletion(jobLater(15 * DAY_MS), id, { batch: 1, ms: 0 });
	expect([due, await trashed(), await jobs()]).toEqual([{ startsIn: expect.any(Number) }, 1, [{ startsIn: 0 }]]);
	await runDeletion(jobLater(15 * DAY_MS), id);
	expect(await trashed()).toBe(2);
});

it("is carried out after 14 days, resumed after a kill, and leaves what is held and everything else", async () => {
	const { caller, ids, context } = await makeFilled(4);
	const { accountId } = caller;
	const [held = "", ...others] = ids;
	await holdDocument(context, { documentId: held, reason: "A court asks for it" });
	await startDeletion(context, { name: "Acme", takesCertificates: false });
	const id = await idOf(accountId);
	await runDeletion(jobLater(13 * DAY_MS), id);
	expect(await viewDeletion(context)).toMatchObject({ deletion: { status: "Waiting" }, held: [{ id: held }] });

	const over = 15 * DAY_MS;
	// The third document cannot be touched: whoever does it dies there.
	const [, , third = ""] = others;
	await db().$executeRawUnsafe(
		`CREATE FUNCTION die() RETURNS trigger AS $$ BEGIN
			IF NEW."id" = '${third}' AND NEW."purgeAt" IS NOT NULL THEN RAISE EXCEPTION 'killed'; END IF; RETURN NEW; END $$ LANGUAGE plpgsql`,
	);
	await db().$executeRaw`CREATE TRIGGER die BEFORE UPDATE ON "Document" FOR EACH ROW EXECUTE FUNCTION die()`;
	await expect(runDeletion(jobLater(over), id)).rejects.toThrow("killed");
	await expect(undoDeletion(later(context, over))).rejects.toMatchObject({ code: "Conflict" });
	await db().$executeRaw`DROP TRIGGER die ON "Document"`;
	await db().$executeRaw`DROP FUNCTION die`;

	await runDeletion(jobLater(over), id);
	expect(await viewDeletion(context)).toMatchObject({ deletion: { status: "Running" }, left: 3 });
	await purgeAll(others, over);
	await runDeletion(jobLater(over + 60_000), id);
	expect(await viewDeletion(context)).toMatchObject({
		deletion: { status: "Done", documentCount: 4, keptCount: 1 },
		held: [{ id: held }],
	});
	expect(await documentsOf(accountId)).toEqual([{ id: held }]);
	expect(await db().tombstone.count({ where: { accountId } })).toBe(3);
	expect(await db().user.count({ where: { accountId } })).toBe(2);
	expect(await db().apiKey.count({ where: { accountId } })).toBe(1);
	expect((await caller.call("POST", "/v1/document/send", await sendForm())).status).toBe(200);

	const [done] = await db().$queryRaw<{ data: Parameters<typeof gatherMail>[1] }[]>`
		SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'accountId' = ${accountId}
			AND data->>'kind' = 'deletion-done'`;
	const mail = done && (await gatherMail(context, done.data));
	expect(mail?.content).toMatchObject({ kind: "deletion-done", deleted: 3, kept: ["Lease"] });
});

it("keeps nobody from sending while a document that is being sealed keeps it from ending", async () => {
	const { caller, ids, context } = await makeFilled(1);
	const { accountId } = caller;
	await db().document.update({
		where: { id: ids[0] ?? "" },
		data: { sealState: "Failed", createdAt: new Date(NOW_MS - DAY_MS) },
	});
	await startDeletion(context, { name: "Acme", takesCertificates: false });
	const id = await idOf(accountId);
	// Before what is sent below, which goes by the clock of the machine: that may be behind this one.
	await db().contentDeletion.update({ where: { id }, data: { dueAt: new Date(NOW_MS - SOON_MS) } });
	await runDeletion(jobLater(60_000), id);
	expect(await viewDeletion(context)).toMatchObject({ deletion: { status: "Running" }, left: 1 });
	expect((await caller.call("POST", "/v1/document/send", await sendForm())).status).toBe(200);
	await runDeletion(jobLater(120_000), id);
	expect(await documentsOf(accountId)).toHaveLength(2);
});

it("takes a document along whose seal has failed for good, and ends", async () => {
	const { caller, ids, context } = await makeFilled(2);
	const [failing = "", sealing = ""] = ids;
	const failed = { sealState: "Failed", createdAt: new Date(NOW_MS - DAY_MS) } as const;
	await db().document.update({ where: { id: failing }, data: { ...failed, sealAttempts: 21 } });
	await db().document.update({ where: { id: sealing }, data: { ...failed, sealAttempts: 20 } });
	await startDeletion(context, { name: "Acme", takesCertificates: false });
	const id = await idOf(caller.accountId);
	await db().contentDeletion.update({ where: { id }, data: { dueAt: new Date(NOW_MS - SOON_MS) } });
	await runDeletion(jobLater(60_000), id);
	const find = (documentId: string) => db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect(await find(failing)).toMatchObject({ status: "Revoked", sealState: "None", deletedAt: expect.any(Date) });
	expect(await find(sealing)).toMatchObject({ status: "InProgress", sealState: "Failed", deletedAt: null });
	const trail = await db().auditEvent.findMany({ where: { documentId: failing }, orderBy: { seq: "asc" } });
	expect(trail.slice(-2).map(({ type }) => type)).toEqual(["DocumentRevoked", "DocumentDeleted"]);
	await db().document.update({ where: { id: sealing }, data: { sealAttempts: 21 } });
	await runDeletion(jobLater(120_000), id);
	await purgeAll(ids, 130_000);
	await runDeletion(jobLater(180_000), id);
	expect(await viewDeletion(context)).toMatchObject({ deletion: { status: "Done" } });
});

it("takes the certificates that were kept along where that is asked for, and says what becomes of them", async () => {
	const keepOne = async (context: UserContext) => {
		const { accountId, userId: senderId } = context.principal;
		const { teamId } = await db().user.findUniqueOrThrow({ where: { id: senderId } });
		const { key: certificateKey } = await storage().putBytes(accountId, randomBytes(20));
		const whose = { documentId: randomUUID(), accountId, teamId, senderId, isSandbox: false };
		const [completedAt, purgedAt] = [new Date(NOW_MS), new Date(NOW_MS)];
		await db().keptCertificate.create({ data: { ...whose, title: "Lease", completedAt, purgedAt, certificateKey } });
		return certificateKey;
	};
	const saidIn = async (context: UserContext) => {
		const jobs = await db().$queryRaw<{ data: Parameters<typeof gatherMail>[1] }[]>`
			SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'accountId' = ${context.principal.accountId}
				AND data->>'kind' IN ('deletion-started', 'deletion-done') ORDER BY created_on`;
		const mails = await Promise.all(jobs.map(({ data }) => gatherMail(context, data)));
		return mails.flatMap((mail) => (mail && "certificates" in mail.content ? [mail.content.certificates] : []));
	};
	const over = 15 * DAY_MS;
	const [{ context }, { context: other }, { context: none }] = [
		await makeFilled(0),
		await makeFilled(0),
		await makeFilled(0),
	];
	for (const [one, takesCertificates] of [[context, true] as const, [other, false] as const]) {
		const key = await keepOne(one);
		expect(await viewDeletion(one)).toMatchObject({ certificates: 1 });
		await startDeletion(one, { name: "Acme", takesCertificates });
		const [started] = await saidIn(one);
		await runDeletion(jobLater(13 * DAY_MS), await idOf(one.principal.accountId));
		expect(await storage().exists(key)).toBe(true);
		await runDeletion(jobLater(over), await idOf(one.principal.accountId));
		expect(await viewDeletion(one)).toMatchObject({
			deletion: { status: "Done", takesCertificates },
			certificates: takesCertificates ? 0 : 1,
		});
		expect(await storage().exists(key)).toBe(!takesCertificates);
		const done = (await saidIn(one)).at(-1);
		const word = takesCertificates ? "go" : "stay";
		expect([started, done]).toEqual([word, word]);
	}
	await startDeletion(none, { name: "Acme", takesCertificates: false });
	expect(new Set(await saidIn(none))).toEqual(new Set([null]));
});
