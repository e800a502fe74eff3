import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { listHeldDocuments } from "#lib/db/stores/holds.ts";
import { jobContext } from "#lib/domain/context.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { deleteDocument } from "./delete-document.ts";
import { holdDocument } from "./hold-document.ts";
import { purgeDocument } from "./purge-document.ts";
import { releaseHold } from "./release-hold.ts";

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
			message: expect.stringContaining("“Lease” is held"),
		});
	}
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({
		...{ deletedAt: null, status: "InProgress", heldReason: reason, heldBy: context.principal.name },
	});
	expect(await listHeldDocuments(context.principal.accountId, { afterId: null, limit: 5 })).toEqual([
		{ id: documentId, title: "Lease" },
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

it("asks for a reason, and for a document that is not in the trash", async () => {
	const context = await makeUserContext();
	const documentId = await insertDocument(context);
	await expect(holdDocument(context, { documentId, reason: "  " })).rejects.toMatchObject({ code: "ValidationError" });
	await expect(holdDocument(context, { documentId, reason: "x".repeat(501) })).rejects.toThrow("500");
	await deleteDocument(context, { documentId, deletePermanently: false });
	await expect(holdDocument(context, { documentId, reason })).rejects.toMatchObject({ code: "NotFound" });
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
	await expect(purgeDocument(jobContext(), held, "test")).rejects.toMatchObject({ code: "Conflict" });
	expect(await db().document.count({ where: { id: held } })).toBe(1);
});
