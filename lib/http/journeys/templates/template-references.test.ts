import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { draftFromTemplate } from "#lib/domain/templates/draft-from-template.ts";
import { viewTemplate } from "#lib/domain/templates/view-template.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { makeBrand } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeGroup } from "#lib/testing/make-group.ts";
import { LANDLORD, MIA, makeTemplate, sendTemplate, TENANT } from "#lib/testing/make-template.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";

useTestDatabase();

const contextOf = async (caller: ApiCaller) => (await contextOfCaller(caller)) as GrantedContext;

it("documents of a template whose brand was deleted get the default brand, and its page says so", async () => {
	const caller = await makeCaller();
	const context = await contextOf(caller);
	const BrandId = await makeBrand(caller);
	const templateId = await makeTemplate(caller, { BrandId });
	expect(await viewTemplate(context, { templateId })).toMatchObject({ isBrandGone: false });
	expect((await caller.call("DELETE", `/v1/brand/delete?brandId=${BrandId}`)).status).toBe(200);
	expect(await viewTemplate(context, { templateId })).toMatchObject({ isBrandGone: true });
	const { id: brandId } = await db().brand.findFirstOrThrow({
		where: { accountId: caller.accountId, isDefault: true },
	});
	const { body } = await sendTemplate(caller, templateId);
	const sent = await db().document.findUniqueOrThrow({ where: { id: String(body.documentId) } });
	expect(sent.brandId).toBe(brandId);
	const people = [{ index: 1, name: "Ida", email: "ida@example.com" }];
	const { documentId } = await draftFromTemplate(context, { templateId, version: 1, people });
	const { state } = await db().draft.findUniqueOrThrow({ where: { documentId } });
	expect(state).toMatchObject({ document: { brandId: null } });
});

it("the role of a contact group that was deleted is open", async () => {
	const caller = await makeCaller();
	const context = await contextOf(caller);
	const groupId = await makeGroup(caller.accountId, ["Ana Ruiz", "Ben Lim"]);
	const { defaultSignerName: _name, defaultSignerEmail: _email, ...landlord } = LANDLORD;
	const board = { ...landlord, signType: "Group", defaultGroupId: groupId, allowRoleEdit: false };
	const templateId = await makeTemplate(caller, {}, [TENANT, board]);
	const boardNow = async () => (await viewTemplate(context, { templateId })).roles[1];
	expect(await boardNow()).toMatchObject({ group: expect.any(String), mayChange: false });
	expect((await caller.call("DELETE", `/v1/contactGroups/delete?groupId=${groupId}`)).status).toBe(204);
	expect(await boardNow()).toMatchObject({ group: null, mayChange: true });
	const person = { index: 2, name: "Omar", email: "omar@example.com" };
	const { documentId } = await draftFromTemplate(context, { templateId, version: 1, people: [person] });
	const { state } = await db().draft.findUniqueOrThrow({ where: { documentId } });
	const { recipients } = state as { recipients: Record<string, { role: string }> };
	expect(Object.values(recipients).find(({ role }) => role === "Landlord")).toMatchObject({
		...{ groupId: null, name: "Omar", email: "omar@example.com" },
	});
	const omar = { roleIndex: 2, signerName: "Omar", signerEmail: "omar@example.com" };
	expect((await sendTemplate(caller, templateId, { roles: [MIA, omar] })).status).toBe(201);
	const refused = await sendTemplate(caller, templateId);
	expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["Roles"]]);
});

it("senders fill an open role that they can’t change", async () => {
	const caller = await makeCaller();
	const context = await contextOf(caller);
	const templateId = await makeTemplate(caller, {}, [{ ...TENANT, allowRoleEdit: false }]);
	expect(await viewTemplate(context, { templateId })).toMatchObject({ roles: [{ mayChange: true }] });
	expect((await sendTemplate(caller, templateId)).status).toBe(201);
	const people = [{ index: 1, name: "Ida", email: "ida@example.com" }];
	const { documentId } = await draftFromTemplate(context, { templateId, version: 1, people });
	const { state } = await db().draft.findUniqueOrThrow({ where: { documentId } });
	const { recipients } = state as { recipients: Record<string, object> };
	expect(Object.values(recipients)).toMatchObject([{ name: "Ida", email: "ida@example.com" }]);
});
