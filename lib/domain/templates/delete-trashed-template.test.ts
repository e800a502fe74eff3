import { beforeEach, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { deleteTemplate } from "./delete-template.ts";
import { deleteTrashedTemplate } from "./delete-trashed-template.ts";
import { draftFromTemplate } from "./draft-from-template.ts";
import { shareTemplate } from "./share-template.ts";

useTestDatabase();

let owner: UserContext;
let templateId: string;
beforeEach(async () => {
	owner = await makeUserContext({ role: "Member" });
	templateId = await insertTemplate(owner, false);
});

const NOT_FOUND = { code: "NotFound" };
const deletions = () =>
	db().accountEvent.findMany({
		where: { accountId: owner.principal.accountId, type: "TemplateDeleted" },
		select: { data: true },
	});
const event = () => ({ data: { templateId, name: "Lease", by: owner.principal.email } });

it("deletes a template in the trash, keeps its documents and records who did it", async () => {
	const { documentId } = await draftFromTemplate(owner, { templateId, version: 1, people: [] });
	await deleteTemplate(owner, { templateId, deletePermanently: false });
	expect(await deletions()).toEqual([]);
	await deleteTrashedTemplate(owner, { templateId });
	expect(await db().template.count({ where: { id: templateId } })).toBe(0);
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ templateId });
	expect(await deletions()).toEqual([event()]);
	await expect(deleteTrashedTemplate(owner, { templateId })).rejects.toMatchObject(NOT_FOUND);
});

it("records a template that is deleted without the trash", async () => {
	await deleteTemplate(owner, { templateId, deletePermanently: true });
	expect(await deletions()).toEqual([event()]);
});

it("is for templates in the trash, and for people who may delete them", async () => {
	await expect(deleteTrashedTemplate(owner, { templateId })).rejects.toMatchObject(NOT_FOUND);
	const other = await makeUserContext({ accountId: owner.principal.accountId, role: "Member" });
	const people = [{ userId: other.principal.userId, action: "Grant" as const, accessLevel: "Edit" as const }];
	await shareTemplate(owner, { templateId, teams: [], people });
	await deleteTemplate(owner, { templateId, deletePermanently: false });
	for (const id of [templateId, "lease"]) {
		await expect(deleteTrashedTemplate(other, { templateId: id })).rejects.toMatchObject(NOT_FOUND);
	}
	expect(await db().template.count({ where: { id: templateId } })).toBe(1);
});
