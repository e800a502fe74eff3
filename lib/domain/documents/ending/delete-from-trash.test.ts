import { beforeEach, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { countTrash } from "../listing/count-trash.ts";
import { deleteFromTrash } from "./delete-from-trash.ts";
import { purgeDocument } from "./purge-document.ts";

useTestDatabase();

let admin: UserContext;
let member: UserContext;
beforeEach(async () => {
	admin = await makeUserContext();
	member = await makeUserContext({ accountId: admin.principal.accountId, role: "Member" });
});

const IN_TRASH = { deletedAt: new Date(), purgeAt: new Date(Date.now() + 86_400_000) };

const trash = (owner: UserContext, row: Parameters<typeof insertDocument>[1] = {}) =>
	insertDocument(owner, { ...IN_TRASH, ...row });

async function purged(ids: string[]): Promise<string[]> {
	for (const id of ids) await purgeDocument(jobContext(), id, "deleted");
	const left = await db().document.findMany({ where: { id: { in: ids } }, select: { id: true } });
	return ids.filter((id) => !left.some((row) => row.id === id));
}

it("deletes chosen documents permanently, leaves held ones, and records who did it", async () => {
	const [first, second] = [await trash(admin), await trash(member)];
	const held = await trash(admin, { heldAt: new Date() });
	const [other, listed] = [await trash(admin), await insertDocument(admin)];
	const documentIds = [first, second, held, listed];
	expect(await deleteFromTrash(admin, { documentIds })).toEqual({ deleted: 2, held: 1, isMore: false });
	expect(await purged([...documentIds, other])).toEqual([first, second]);
	const [{ type, userId, data } = {}, ...more] = await db().accountEvent.findMany({
		where: { accountId: admin.principal.accountId, type: "DocumentsDeleted" },
	});
	expect(more).toEqual([]);
	expect({ type, userId, data }).toEqual({
		type: "DocumentsDeleted",
		userId: admin.principal.userId,
		data: { documents: 2, documentIds: [first, second].toSorted(), by: admin.principal.email },
	});
});

it("empties the trash in batches, within the caller's reach and environment", async () => {
	const [own, foreign] = [[await trash(member), await trash(member), await trash(member)], await trash(admin)];
	const sandbox = await trash(member, { isSandbox: true });
	const held = await trash(member, { heldAt: new Date() });
	expect([await countTrash(member), await countTrash(admin)]).toEqual([
		{ count: 3, isMore: false },
		{ count: 4, isMore: false },
	]);
	const empty = () => deleteFromTrash(member, { documentIds: null, limit: 2 });
	expect(await empty()).toEqual({ deleted: 2, held: 0, isMore: true });
	expect(await empty()).toEqual({ deleted: 1, held: 0, isMore: false });
	expect(await countTrash(member)).toEqual({ count: 0, isMore: false });
	expect(await empty()).toEqual({ deleted: 0, held: 0, isMore: false });
	expect(await purged([...own, foreign, sandbox, held])).toEqual(own);
});

it("knows nothing of documents that are out of reach or not in the trash", async () => {
	for (const id of [await trash(admin), await insertDocument(member), crypto.randomUUID()]) {
		await expect(deleteFromTrash(member, { documentIds: [id] })).rejects.toMatchObject({ code: "NotFound" });
	}
});
