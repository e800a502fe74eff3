import { beforeAll, expect, it } from "vitest";
import type { BulkAction, BulkOutcome } from "#lib/contract/documents/listing/bulk-action.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { bulkAnswer, bulkRequest } from "./bulk-documents.ts";

useTestDatabase();

let admin: UserContext;
let member: UserContext;
beforeAll(async () => {
	admin = await makeUserContext();
	member = await makeUserContext({ accountId: admin.principal.accountId, role: "Member" });
	const expiresAt = new Date(Date.now() + 60_000);
	for (const { principal } of [admin, member]) {
		await db().session.create({ data: { id: principal.credentialId, userId: principal.userId, expiresAt } });
	}
});

/** What is told of each, as it is told. */
async function* outcomes(user: UserContext, documentIds: string[], action: BulkAction): AsyncGenerator<BulkOutcome> {
	const { body } = bulkAnswer(user, bulkRequest.parse({ documentIds, action }), "EN");
	for await (const line of body?.pipeThrough(new TextDecoderStream()) ?? []) yield JSON.parse(line);
}

async function restOf(told: AsyncIterable<BulkOutcome>): Promise<BulkOutcome[]> {
	const rest: BulkOutcome[] = [];
	for await (const outcome of told) rest.push(outcome);
	return rest;
}

async function run(user: UserContext, documentIds: string[], action: BulkAction): Promise<BulkOutcome[]> {
	return restOf(outcomes(user, documentIds, action));
}

const refusals = (all: BulkOutcome[]) => all.map(({ refusal }) => refusal).filter((one) => one !== null);

it("reminds of thirty documents and names the two that were not, each with its reason", async () => {
	const ids = await Promise.all(Array.from({ length: 28 }, () => insertDocument(admin)));
	const done = await insertDocument(admin, { status: "Completed" });
	const recent = await insertDocument(admin, { signers: [{ lastRemindedAt: new Date() }] });
	const all = await run(admin, [done, ...ids, recent], { act: "remind" });
	expect(all.map(({ documentId }) => documentId)).toEqual([done, ...ids, recent]);
	expect(all.filter(({ refusal }) => refusal)).toEqual([
		{ documentId: done, refusal: "This document is completed, so you can’t do this any more." },
		{ documentId: recent, refusal: "All pending signers were reminded less than a minute ago." },
	]);
	const events = await db().auditEvent.count({ where: { documentId: { in: ids }, type: "ReminderSent" } });
	expect(events).toBe(28);
});

it("takes back what it deleted, each once", async () => {
	const ids = await Promise.all([insertDocument(admin, { status: "Completed" }), insertDocument(admin)]);
	expect(refusals(await run(admin, ids, { act: "delete" }))).toEqual([]);
	expect(refusals(await run(admin, ids, { act: "restore" }))).toEqual([]);
	const rows = await db().document.findMany({ where: { id: { in: ids } }, select: { status: true, deletedAt: true } });
	expect(rows.map(({ status }) => status).toSorted()).toEqual(["Completed", "Revoked"]);
	expect(rows.map(({ deletedAt }) => deletedAt)).toEqual([null, null]);
	expect(refusals(await run(admin, ids, { act: "restore" }))).toHaveLength(2);
});

it("does what is done to a single one, within the same reach", async () => {
	const [own, foreign] = [await insertDocument(member), await insertDocument(admin)];
	const ids = [own, foreign];
	const refused = ["This doesn’t exist any more, or you don’t have access to it."];
	expect(refusals(await run(member, ids, { act: "addLabels", labels: ["lease", "2027"] }))).toEqual(refused);
	expect(refusals(await run(member, ids, { act: "removeLabels", labels: ["2027"] }))).toEqual(refused);
	const labelsOf = async (id: string) => (await db().document.findUniqueOrThrow({ where: { id } })).labels;
	expect([await labelsOf(own), await labelsOf(foreign)]).toEqual([["lease"], []]);
	expect(refusals(await run(member, ids, { act: "revoke", message: "A mistake" }))).toEqual(refused);
	expect(refusals(await run(member, ids, { act: "delete" }))).toEqual(refused);
	const { deletedAt, closeReason } = await db().document.findUniqueOrThrow({ where: { id: own } });
	expect([deletedAt !== null, closeReason]).toEqual([true, "A mistake"]);
	// To whom one gives, one has to see.
	const toUserId = admin.principal.userId;
	expect(refusals(await run(member, [own], { act: "handOver", toUserId }))).toEqual([
		"You don’t have permission to do this.",
	]);
});

it("hands documents over, to who is active and has not got them", async () => {
	const stranger = await makeUserContext();
	const ids = [await insertDocument(admin), await insertDocument(member)];
	const to = (toUserId: string) => run(admin, ids, { act: "handOver", toUserId });
	expect(refusals(await to(stranger.principal.userId))).toHaveLength(2);
	expect(refusals(await to(member.principal.userId))).toEqual(["Ada Sender already owns this document."]);
	const [first] = ids;
	const document = await db().document.findUniqueOrThrow({ where: { id: first ?? "" }, include: { events: true } });
	expect(document.senderId).toBe(member.principal.userId);
	const [{ type, data } = { type: "", data: null }] = document.events;
	const [by, email] = [admin.principal.email, member.principal.email];
	expect([type, data]).toEqual(["DocumentHandedOver", { from: by, to: email, by }]);
});

it("begins nothing more for who has signed out", async () => {
	const ids: string[] = [];
	for (let count = 0; count < 12; count++) ids.push(await insertDocument(admin));
	const told = outcomes(admin, ids, { act: "delete" });
	expect((await told.next()).value).toEqual({ documentId: ids[0], refusal: null });
	const where = { id: admin.principal.credentialId };
	await db().session.update({ where, data: { revokedAt: new Date() } });
	const rest = await restOf(told);
	expect(rest.length).toBeLessThan(11);
	expect(await db().document.count({ where: { id: { in: ids }, deletedAt: null } })).toBe(11 - rest.length);
	await db().session.update({ where, data: { revokedAt: null } });
});

it.each([
	[{ documentIds: [], action: { act: "delete" } }],
	[{ documentIds: Array.from({ length: 501 }, () => crypto.randomUUID()), action: { act: "delete" } }],
	[{ documentIds: ["1"], action: { act: "delete" } }],
	[{ documentIds: [crypto.randomUUID()], action: { act: "purge" } }],
	[{ documentIds: [crypto.randomUUID()], action: { act: "revoke", message: " " } }],
	[{ documentIds: [crypto.randomUUID()], action: { act: "addLabels", labels: [] } }],
])("refuses what is none of it", (request) => {
	expect(bulkRequest.safeParse(request).success).toBe(false);
});
