import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext, visitorContext } from "#lib/domain/context.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { setTitle } from "#lib/domain/drafts/testing/steps.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { copySigningLink } from "../asking/copy-signing-link.ts";
import { listForSender } from "../listing/list-for-sender.ts";
import { sendScheduled } from "../sending/send-scheduled.ts";
import { deleteDocument } from "./delete-document.ts";
import { purgeDocument } from "./purge-document.ts";
import { restoreDocument } from "./restore-document.ts";

useTestDatabase();

const later = (context: UserContext, days: number): UserContext => ({
	...context,
	now: () => new Date(Date.now() + days * 86_400_000),
});
const remove = (context: UserContext, documentId: string) =>
	deleteDocument(context, { documentId, deletePermanently: false });

async function trashOf(context: UserContext): Promise<string[]> {
	const { rows } = await listForSender(context, { view: listView({ filter: "trash" }), cursor: null });
	return rows.map((row) => row.title);
}

async function eventsOf(documentId: string): Promise<string[]> {
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	return events.map((event) => event.type);
}

it("takes a document out of the trash as it was, but what was revoked and links that died stay so", async () => {
	const context = await makeUserContext();
	const documentId = await insertDocument(context, { title: "Lease" });
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const { signLink } = await copySigningLink(context, { documentId, signerId });
	await remove(context, documentId);
	expect([await trashOf(context), await listed(context)]).toEqual([["Lease"], []]);
	expect(await restoreDocument(context, { documentId })).toEqual({ status: "Revoked" });
	expect([await trashOf(context), await listed(context)]).toEqual([[], ["Lease"]]);
	expect(await eventsOf(documentId)).toEqual(["LinkCopied", "DocumentRevoked", "DocumentDeleted", "DocumentRestored"]);
	const call = { ...visitorContext(), ip: "", userAgent: "", requestId: "test" };
	expect((await authenticateSigner(call, signLink.split("/").at(-1) ?? "")).state).not.toBe("usable");
	await purgeDocument(jobContext(), documentId, "its time in the trash");
	expect(await listed(context)).toEqual(["Lease"]);
	await expect(restoreDocument(context, { documentId })).rejects.toMatchObject({ code: "NotFound" });
});

async function listed(context: UserContext): Promise<string[]> {
	const { rows } = await listForSender(context, { view: listView({ filter: "all", search: "" }), cursor: null });
	return rows.map((row) => row.title);
}

it("brings a draft back as a draft", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const steps = [setTitle("Lease")];
	await applySteps(context, { documentId, baseVersion: 0, clientId: randomUUID(), steps });
	await remove(context, documentId);
	expect(await restoreDocument(context, { documentId })).toEqual({ status: "Draft" });
	expect(await openDesk(context, { documentId })).toMatchObject({
		version: 1,
		state: { document: { title: "Lease" } },
	});
});

it("lets a scheduled one go out in time, and never one whose time has passed meanwhile", async () => {
	const context = await makeUserContext();
	const scheduledFor = new Date(Date.now() + 86_400_000);
	const row = { status: "Scheduled" as const, scheduledFor, sentAt: null };
	const [early, late] = [await insertDocument(context, row), await insertDocument(context, row)];
	for (const documentId of [early, late]) await remove(context, documentId);
	expect(await restoreDocument(context, { documentId: early })).toEqual({ status: "Scheduled" });
	expect(await restoreDocument(later(context, 2), { documentId: late })).toEqual({ status: "Draft" });
	for (const documentId of [early, late]) {
		await sendScheduled({ ...jobContext(), now: () => new Date(Date.now() + 2 * 86_400_000) }, documentId);
	}
	const states = await db().document.findMany({
		where: { id: { in: [early, late] } },
		select: { id: true, status: true },
	});
	expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toEqual({
		[early]: "InProgress",
		[late]: "Draft",
	});
	expect((await eventsOf(late)).slice(-2)).toEqual(["DocumentRestored", "ScheduleCancelled"]);
});

it("is too late once it goes for good, and out of reach for others", async () => {
	const context = await makeUserContext();
	const { accountId } = context.principal;
	const documentId = await insertDocument(context, { title: "Lease" });
	await remove(context, documentId);
	for (const other of [await makeUserContext(), await makeUserContext({ accountId, role: "Member" })]) {
		expect(await trashOf(other)).toEqual([]);
		await expect(restoreDocument(other, { documentId })).rejects.toMatchObject({ code: "NotFound" });
	}
	const muchLater = later(context, 31);
	expect(await trashOf(muchLater)).toEqual([]);
	await expect(restoreDocument(muchLater, { documentId })).rejects.toMatchObject({ code: "NotFound" });
	const gone = await insertDocument(context, { title: "For good" });
	await deleteDocument(context, { documentId: gone, deletePermanently: true });
	expect(await trashOf(context)).toEqual(["Lease"]);
	await expect(restoreDocument(context, { documentId: gone })).rejects.toMatchObject({ code: "NotFound" });
});

it("goes on by cursor from the latest to the first that was put there", async () => {
	const context = await makeUserContext();
	for (let index = 0; index < 30; index += 1) {
		const deletedAt = new Date(Date.now() - index * 1000);
		const purgeAt = new Date(Date.now() + 86_400_000);
		await insertDocument(context, { title: `d${index}`, deletedAt, purgeAt });
	}
	const first = await listForSender(context, { view: listView({ filter: "trash" }), cursor: null });
	const second = await listForSender(context, { view: listView({ filter: "trash" }), cursor: first.nextCursor });
	const titles = [...first.rows, ...second.rows].map((row) => row.title);
	expect(titles).toEqual(Array.from({ length: 30 }, (_, index) => `d${index}`));
});
