import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { duplicateTemplate } from "./duplicate-template.ts";
import { shareTemplate } from "./share-template.ts";
import { transferTemplate } from "./transfer-template.ts";
import { viewTemplate } from "./view-template.ts";

useTestDatabase();

let owner: UserContext;
let ann: UserContext;
let templateId: string;
beforeEach(async () => {
	owner = await makeUserContext({ role: "Member" });
	const { accountId } = owner.principal;
	const { id: teamId } = await db().team.create({ data: { id: crypto.randomUUID(), accountId, name: "Sales" } });
	ann = await makeUserContext({ accountId, teamId, role: "Member", name: "Ann Lee" });
	templateId = await insertTemplate(owner, false);
	await db().template.update({ where: { id: templateId }, data: { templateLabels: ["Flats"] } });
});

const shareWithAnn = () =>
	shareTemplate(owner, {
		templateId,
		teams: [],
		people: [{ userId: ann.principal.userId, action: "Grant", accessLevel: "Use" }],
	});
const NOT_FOUND = { code: "NotFound" };

describe("a duplicate", () => {
	const duplicate = (by: UserContext) => duplicateTemplate(by, { templateId, nameOf: (title) => `${title} (copy)` });

	it("is the caller’s own, shared with no one, and has everything but versions", async () => {
		await expect(duplicate(ann)).rejects.toMatchObject(NOT_FOUND);
		await shareWithAnn();
		const copy = await duplicate(ann);
		const { userId, teamId } = ann.principal;
		expect(await db().template.findUniqueOrThrow({ where: { id: copy.templateId } })).toMatchObject({
			...{ ownerId: userId, teamId, title: "Lease (copy)", version: 1, templateLabels: ["Flats"] },
			searchText: expect.stringContaining("lease (copy)"),
		});
		const [original, made] = [await viewTemplate(owner, { templateId }), await viewTemplate(ann, copy)];
		expect(made).toMatchObject({ shares: [], mayShare: true, roles: original.roles, files: [{ name: "Lease.pdf" }] });
		expect(made.pages[0]?.fields).toHaveLength(1);
		expect(made.files[0]?.id).not.toBe(original.files[0]?.id);
		await expect(viewTemplate(owner, copy)).rejects.toMatchObject(NOT_FOUND);
	});
});

describe("transferring a template", () => {
	const transfer = (by: UserContext, toUserId: string) => transferTemplate(by, { templateId, toUserId });

	it("makes it the other person’s and their team’s, without a share", async () => {
		await shareWithAnn();
		await expect(transfer(ann, ann.principal.userId)).rejects.toMatchObject(NOT_FOUND);
		await transfer(owner, ann.principal.userId);
		const { userId, teamId, email: to } = ann.principal;
		expect(await db().template.findUniqueOrThrow({ where: { id: templateId } })).toMatchObject({
			ownerId: userId,
			teamId,
		});
		expect(await viewTemplate(ann, { templateId })).toMatchObject({ shares: [], mayShare: true, mayDelete: true });
		await expect(viewTemplate(owner, { templateId })).rejects.toMatchObject(NOT_FOUND);
		const { accountId, email: from } = owner.principal;
		const event = await db().accountEvent.findFirst({ where: { accountId, type: "TemplateTransferred" } });
		expect(event?.data).toEqual({ from, to, templateId, name: "Lease", by: from });
	});

	it("is refused for its owner, people of other accounts and people who left", async () => {
		await expect(transfer(owner, owner.principal.userId)).rejects.toMatchObject({ code: "Conflict" });
		const stranger = await makeUserContext();
		await db().user.update({ where: { id: ann.principal.userId }, data: { status: "Deactivated" } });
		for (const { principal } of [stranger, ann]) {
			await expect(transfer(owner, principal.userId)).rejects.toMatchObject({
				fields: { toUserId: [expect.any(String)] },
			});
		}
	});
});
