import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { listHeldDocuments } from "#lib/db/stores/documents/holds.ts";
import { jobContext } from "#lib/domain/context.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertVerification } from "#lib/testing/identity-verification.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { removeAuthentication } from "../changing/remove-authentication.ts";
import { listForSender } from "../listing/list-for-sender.ts";
import { deleteDocument } from "./delete-document.ts";
import { holdDocument } from "./hold-document.ts";
import { purgeDocument } from "./purge-document.ts";
import { releaseHold } from "./release-hold.ts";
import { restoreDocument } from "./restore-document.ts";

useTestDatabase();

const reason = "A court asks for it";

it("keeps a held document from being deleted, by its name, until it is released", async () => {
	const context = await makeUserContext();
	const documentId = await insertDocument(context, { title: "Lease" });
	await holdDocument(context, { documentId, reason: ` ${reason} ` });
	for (const deletePermanently of [false, true]) {
		const refused = deleteDocument(context, { documentId, deletePermanently });
		await expect(refused).rejects.toMatchObject({
			code: "Conflict",
			message: expect.stringContaining("“Lease” is on legal hold"),
		});
	}
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({
		...{ deletedAt: null, status: "InProgress", heldReason: reason, heldBy: context.principal.name },
	});
	expect(await listHeldDocuments(context.principal.accountId, { afterId: null, limit: 5 })).toEqual([
		{ id: documentId, title: "Lease", isInTrash: false },
	]);
	await releaseHold(context, { documentId, reason: "The court has decided" });
	await releaseHold(context, { documentId, reason: "once more" });
	expect(await listHeldDocuments(context.principal.accountId, { afterId: null, limit: 5 })).toEqual([]);
	await deleteDocument(context, { documentId, deletePermanently: false });
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	expect(events.map(({ type, data }) => [type, Object(data).reason ?? null])).toEqual([
		["HoldSet", reason],
		["HoldReleased", "The court has decided"],
		["DocumentRevoked", null],
		["DocumentDeleted", null],
	]);
});

it("keeps what a signer has shown of who they are, until it is released", async () => {
	const context = await makeUserContext();
	const documentId = await insertDocument(context);
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	await db().signer.update({ where: { id: signer.id }, data: { authenticationType: "IdVerification" } });
	await insertVerification(signer.id);
	await holdDocument(context, { documentId, reason });
	const who = { documentId, who: { signerId: signer.id } };
	const removal = () => removeAuthentication(context, who);
	await expect(removal()).rejects.toMatchObject({
		code: "Conflict",
		message: expect.stringContaining("is on legal hold"),
	});
	expect(await db().identityPicture.count({ where: { documentId } })).toBe(2);
	await releaseHold(context, { documentId, reason: "The court has decided" });
	await removal();
	expect(await db().identityPicture.count({ where: { documentId } })).toBe(0);
});

it("asks for a reason", async () => {
	const context = await makeUserContext();
	const documentId = await insertDocument(context);
	await expect(holdDocument(context, { documentId, reason: "  " })).rejects.toMatchObject({ code: "ValidationError" });
	await expect(holdDocument(context, { documentId, reason: "x".repeat(501) })).rejects.toThrow("500");
});

it("keeps one in the trash past its time; released, it has its whole time there once more", async () => {
	const context = await makeUserContext();
	const documentId = await insertDocument(context, { title: "Lease" });
	const after = (days: number) => {
		const now = () => new Date(Date.now() + days * DAY_MS);
		return { context: { ...context, now }, job: jobContext(now) };
	};
	const isThere = async () => (await db().document.count({ where: { id: documentId } })) === 1;
	await deleteDocument(context, { documentId, deletePermanently: false });
	await db()
		.$executeRaw`DELETE FROM pgboss.job WHERE name IN ('mail', 'purge') AND data->>'documentId' = ${documentId}`;
	await holdDocument(context, { documentId, reason });
	const { accountId } = context.principal;
	expect(await listHeldDocuments(accountId, { afterId: null, limit: 5 })).toEqual([
		{ id: documentId, title: "Lease", isInTrash: true },
	]);

	const late = after(40);
	await purgeDocument(late.job, documentId, "deleted");
	await keepHouse(late.job);
	expect(await isThere()).toBe(true);
	const trash = { view: listView({ filter: "trash" }), cursor: null };
	expect((await listForSender(late.context, trash)).rows.map(({ id }) => id)).toEqual([documentId]);

	await releaseHold(late.context, { documentId, reason: "The court has decided" });
	const [asked] = await db().$queryRaw<{ at: Date }[]>`
		SELECT start_after AS "at" FROM pgboss.job WHERE name = 'purge' AND data->>'documentId' = ${documentId}`;
	expect(asked?.at.getTime()).toBeGreaterThan(Date.now() + 69 * DAY_MS);
	await purgeDocument(after(69).job, documentId, "deleted");
	expect(await isThere()).toBe(true);
	await purgeDocument(after(71).job, documentId, "deleted");
	expect(await isThere()).toBe(false);
});

it("can be restored while it is held; one whose time is over can neither be held nor restored", async () => {
	const context = await makeUserContext();
	const [held, gone] = [await insertDocument(context), await insertDocument(context)];
	for (const documentId of [held, gone]) await deleteDocument(context, { documentId, deletePermanently: false });
	await holdDocument(context, { documentId: held, reason });
	const late = { ...context, now: () => new Date(Date.now() + 40 * DAY_MS) };
	await restoreDocument(late, { documentId: held });
	await expect(deleteDocument(late, { documentId: held, deletePermanently: true })).rejects.toMatchObject({
		code: "Conflict",
	});
	await expect(holdDocument(late, { documentId: gone, reason })).rejects.toMatchObject({ code: "NotFound" });
	await expect(restoreDocument(late, { documentId: gone })).rejects.toMatchObject({ code: "NotFound" });
});

it("keeps from a held document what no person does: the purge, and the end of the sandbox", async () => {
	const context = await makeUserContext();
	const row = { isSandbox: true, createdAt: new Date(Date.now() - 20 * 86_400_000) };
	const [held, free] = [await insertDocument(context, row), await insertDocument(context, row)];
	await holdDocument(context, { documentId: held, reason });
	await keepHouse(jobContext());
	const rows = await db().document.findMany({ where: { id: { in: [held, free] }, deletedAt: null } });
	expect(rows.map(({ id }) => id)).toEqual([held]);
	await db().document.update({ where: { id: held }, data: { deletedAt: new Date(), purgeAt: new Date(0) } });
	await purgeDocument(jobContext(), held, "test");
	expect(await db().document.count({ where: { id: held } })).toBe(1);
});
