import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { deleteStaleRows } from "#lib/db/stores/documents/purging.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { BLOCK_LIMITS, type BlockField, blockFieldOf } from "#lib/draft/block.ts";
import { newBlockSchema } from "#lib/draft/block-schema.ts";
import { draftField } from "#lib/draft/testing/make-draft.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { changeBlock } from "./change-block.ts";
import { createBlock } from "./create-block.ts";
import { deleteBlock } from "./delete-block.ts";
import { listBlocks } from "./list-blocks.ts";
import { restoreBlock } from "./restore-block.ts";

useTestDatabase();

const FIELD = blockFieldOf(draftField({ id: "Signature1", type: "Signature" }));

type Given = { name?: string; isShared?: boolean; fields?: BlockField[] };
const save = async (
	context: UserContext,
	{ name = `Block ${randomUUID()}`, isShared = true, fields = [FIELD] }: Given = {},
) => (await createBlock(context, newBlockSchema.parse({ name, isShared, fields }))).id;

async function makePeople() {
	const admin = await makeUserContext();
	const { accountId, teamId } = admin.principal;
	const lead = await makeUserContext({ accountId, teamId, role: "TeamAdmin" });
	const member = await makeUserContext({ accountId, teamId, role: "Member" });
	return { admin, lead, member };
}

/** Puts blocks straight into the database. */
const fill = ({ principal: { accountId, userId } }: UserContext, count: number) =>
	db().block.createMany({
		data: Array.from({ length: count }, () => ({
			...{ id: randomUUID(), accountId, createdById: userId, name: `Block ${randomUUID()}`, fields: [] },
		})),
	});

describe("blocks", () => {
	it("are listed by name: shared ones and one’s own, with their fields", async () => {
		const { admin, lead, member } = await makePeople();
		await save(admin, { name: " Mine  alone ", isShared: false });
		await save(member, { name: "Theirs", isShared: true });
		await save(lead, { name: "Initials", isShared: false });
		const seenBy = async (context: UserContext) =>
			(await listBlocks(context)).map(({ name, mayChange }) => [name, mayChange]);
		expect(await seenBy(admin)).toEqual([
			["Mine alone", true],
			["Theirs", true],
		]);
		expect(await seenBy(lead)).toEqual([
			["Initials", true],
			["Theirs", false],
		]);
		expect((await listBlocks(member))[0]).toMatchObject({ isShared: true, fields: [FIELD] });
	});

	it("are renamed, shared and deleted by their creator; shared ones by an admin too", async () => {
		const { admin, lead, member } = await makePeople();
		const id = await save(member, { isShared: false });
		const rename = (context: UserContext) => changeBlock(context, { id, change: { name: "Full signature" } });
		await expect(rename(admin)).rejects.toMatchObject({ code: "NotFound" });
		await changeBlock(member, { id, change: { isShared: true } });
		await expect(rename(lead)).rejects.toMatchObject({ code: "Forbidden" });
		await rename(admin);
		expect(await listBlocks(lead)).toMatchObject([{ name: "Full signature", isShared: true }]);
		await expect(deleteBlock(lead, { id })).rejects.toMatchObject({ code: "Forbidden" });
		await expect(deleteBlock(await makeUserContext(), { id })).rejects.toMatchObject({ code: "NotFound" });
		await deleteBlock(admin, { id });
		expect(await listBlocks(member)).toEqual([]);
	});

	it("can be restored for a day", async () => {
		const admin = await makeUserContext();
		const id = await save(admin);
		await deleteBlock(admin, { id });
		await expect(changeBlock(admin, { id, change: { name: "Late" } })).rejects.toMatchObject({ code: "NotFound" });
		await deleteStaleRows(db(), new Date(Date.now() + 23 * 3_600_000));
		await restoreBlock(admin, { id });
		expect((await listBlocks(admin)).map((block) => block.id)).toEqual([id]);
		await deleteBlock(admin, { id });
		await deleteStaleRows(db(), new Date(Date.now() + 25 * 3_600_000));
		await expect(restoreBlock(admin, { id })).rejects.toMatchObject({ code: "NotFound" });
	});

	it.each([
		["an empty name", { name: " " }, "Name"],
		["a long name", { name: "x".repeat(BLOCK_LIMITS.name + 1) }, "Name"],
		["no fields", { fields: [] }, "Fields"],
		["too many fields", { fields: Array(BLOCK_LIMITS.fields + 1).fill(FIELD) }, "Fields"],
		["a large image", { fields: [{ ...FIELD, value: "x".repeat(BLOCK_LIMITS.length) }] }, "Fields"],
	])("aren’t saved with %s", async (_, given, field) => {
		const saving = save(await makeUserContext(), given);
		await expect(saving).rejects.toMatchObject({ code: "ValidationError", fields: { [field]: expect.anything() } });
	});

	it("hold nothing of the document they come from", () => {
		const parsed = newBlockSchema.safeParse({ name: "x", isShared: true, fields: [draftField()] });
		expect(parsed.success).toBe(false);
	});

	it("have a limit per account that calls at once keep, and that a deleted block makes room in", async () => {
		const { admin, member } = await makePeople();
		await fill(member, BLOCK_LIMITS.blocksPerAccount - 1);
		const saved = await Promise.allSettled([save(admin), save(member), save(admin)]);
		expect(saved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const [first, second] = await db().block.findMany({ where: { accountId: admin.principal.accountId }, take: 2 });
		await deleteBlock(member, { id: first?.id ?? "" });
		await save(member);
		await expect(restoreBlock(member, { id: first?.id ?? "" })).rejects.toMatchObject({ code: "ValidationError" });
		await deleteBlock(member, { id: second?.id ?? "" });
		await restoreBlock(member, { id: first?.id ?? "" });
	});

	it("are named in the audit log only while they are shared", async () => {
		const admin = await makeUserContext();
		for (const isShared of [true, false]) {
			const id = await save(admin, { name: "Signature", isShared });
			await changeBlock(admin, { id, change: { name: "Initials" } });
			await deleteBlock(admin, { id });
			await restoreBlock(admin, { id });
			await changeBlock(admin, { id, change: { name: `Initials ${isShared}` } });
		}
		const where = { accountId: admin.principal.accountId, type: { startsWith: "Block" } };
		const events = await db().accountEvent.findMany({ where, orderBy: { at: "asc" } });
		const named = events.map(({ type, data }) => [type, (data as { name?: string }).name]);
		expect(named.filter(([, name]) => name !== undefined)).toEqual([
			["BlockCreated", "Signature"],
			["BlockEdited", "Initials"],
			["BlockDeleted", "Initials"],
			["BlockRestored", "Initials"],
			["BlockEdited", "Initials true"],
		]);
		expect(named).toHaveLength(10);
	});

	it("have a name that their creator gives no other, whatever its capitals", async () => {
		const { admin, member } = await makePeople();
		const id = await save(admin, { name: "Signature" });
		const refused = (work: Promise<unknown>) =>
			expect(work).rejects.toMatchObject({
				code: "ValidationError",
				said: { key: "blockNameTaken" },
				fields: { Name: expect.anything() },
			});
		await refused(save(admin, { name: " signature " }));
		const other = await save(admin, { name: "Signature_" });
		await refused(changeBlock(admin, { id: other, change: { name: "Signature" } }));
		await changeBlock(admin, { id: other, change: { name: "SIGNATURE_", isShared: false } });
		// Others’ are theirs.
		await save(member, { name: "Signature" });
		await deleteBlock(admin, { id });
		await changeBlock(admin, { id: other, change: { name: "Signature" } });
		await refused(restoreBlock(admin, { id }));
		await changeBlock(admin, { id: other, change: { name: "Full signature" } });
		await restoreBlock(admin, { id });
		const both = await Promise.allSettled([1, 2].map(() => save(admin, { name: "Initials" })));
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	});
});
