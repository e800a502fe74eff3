import { beforeEach, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { deleteTemplate } from "./delete-template.ts";
import { draftFromTemplate } from "./draft-from-template.ts";
import { findTemplateReceivers } from "./find-receivers.ts";
import { shareTemplate } from "./share-template.ts";
import { viewTemplate } from "./view-template.ts";

useTestDatabase();

let owner: UserContext;
let ann: UserContext;
let templateId: string;
beforeEach(async () => {
	owner = await makeUserContext({ role: "Member" });
	const { accountId } = owner.principal;
	const team = await db().team.create({ data: { id: crypto.randomUUID(), accountId, name: "Sales" } });
	ann = await makeUserContext({ accountId, teamId: team.id, role: "Member", name: "Ann Lee" });
	templateId = await insertTemplate(owner, false);
});

const shareWith = (by: UserContext, userId: string, accessLevel: "Use" | "Edit" | null) =>
	shareTemplate(by, {
		templateId,
		teams: [],
		people: [{ userId, action: accessLevel === null ? "Revoke" : "Grant", accessLevel }],
	});
const view = (by: UserContext) => viewTemplate(by, { templateId });
const NOT_FOUND = { code: "NotFound" };

it("one person uses it, and edits it if the share says so, but never shares or deletes it", async () => {
	await expect(view(ann)).rejects.toMatchObject(NOT_FOUND);
	await shareWith(owner, ann.principal.userId, "Use");
	expect(await view(ann)).toMatchObject({ access: "Use", mayShare: false, mayDelete: false });
	expect((await view(owner)).shares).toMatchObject([{ kind: "person", name: "Ann Lee", level: "Use" }]);
	await draftFromTemplate(ann, { templateId, version: 1, people: [] });
	await shareWith(owner, ann.principal.userId, "Edit");
	expect(await view(ann)).toMatchObject({ access: "Edit", mayShare: false });
	await expect(shareWith(ann, owner.principal.userId, "Edit")).rejects.toMatchObject(NOT_FOUND);
	await expect(findTemplateReceivers(ann, { templateId, search: "" })).rejects.toMatchObject(NOT_FOUND);
	await expect(deleteTemplate(ann, { templateId, deletePermanently: false })).rejects.toMatchObject(NOT_FOUND);
	await shareWith(owner, ann.principal.userId, null);
	await expect(view(ann)).rejects.toMatchObject(NOT_FOUND);
});

it("the account’s log says who can do what; what changes nothing isn’t recorded", async () => {
	const { accountId, email } = owner.principal;
	await shareWith(owner, ann.principal.userId, "Edit");
	await shareWith(owner, ann.principal.userId, "Edit");
	const events = await db().accountEvent.findMany({ where: { accountId, type: "TemplateSharingChanged" } });
	expect(events.map(({ data }) => data)).toMatchObject([
		{ templateId, name: "Lease", by: email, mayUse: [], mayEdit: [ann.principal.email], notShared: [] },
	]);
});

it("only active people of the account can get it", async () => {
	const stranger = await makeUserContext();
	await db().user.update({ where: { id: ann.principal.userId }, data: { status: "Deactivated" } });
	for (const { principal } of [stranger, ann]) {
		await expect(shareWith(owner, principal.userId, "Use")).rejects.toMatchObject({
			fields: { "people[0].userId": [expect.any(String)] },
		});
	}
	expect((await view(owner)).shares).toEqual([]);
});

it("teams and people are found by part of a name or address, those of other accounts and the owner aren’t", async () => {
	await makeUserContext({ name: "Ann Other" });
	const names = async (search: string) => {
		const { teams, people } = await findTemplateReceivers(owner, { templateId, search });
		return [...teams, ...people].map(({ name }) => name);
	};
	expect(await names("aNN")).toEqual(["Ann Lee"]);
	expect(await names("sal")).toEqual(["Sales"]);
	expect(await names(ann.principal.email)).toEqual(["Ann Lee"]);
	expect(await names(owner.principal.email)).toEqual([]);
	expect(await names("%")).toEqual([]);
});
