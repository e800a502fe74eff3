import { beforeEach, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { type BrowseTemplates, browseTemplates } from "./browse-templates.ts";
import { deleteTemplate } from "./delete-template.ts";
import { draftFromTemplate } from "./draft-from-template.ts";
import { findTemplates } from "./find-templates.ts";
import { listMostUsedTemplates } from "./list-most-used.ts";
import { shareTemplate } from "./share-template.ts";

useTestDatabase();

let ben: UserContext;
let ann: UserContext;
/** Ann’s, the oldest; Ben’s that is shared with her; Ben’s own. */
let ids: { ann: string; shared: string; ben: string };
beforeEach(async () => {
	ben = await makeUserContext({ role: "Member", name: "Ben Adler" });
	ann = await makeUserContext({ accountId: ben.principal.accountId, role: "Member", name: "Ann Lee" });
	ids = {
		ann: await insertTemplate(ann, false),
		shared: await insertTemplate(ben, false),
		ben: await insertTemplate(ben, false),
	};
	await change(ids.ann, {
		title: "Lease",
		searchText: "lease",
		templateLabels: ["Flats", "Paris"],
		activityAt: new Date(0),
	});
	await change(ids.shared, { title: "Offer", searchText: "offer", templateLabels: ["Flats"] });
	await change(ids.ben, { title: "Secret lease", searchText: "secret lease", templateLabels: ["Hidden"] });
	const { userId } = ann.principal;
	const people = [{ userId, action: "Grant" as const, accessLevel: "Use" as const }];
	await shareTemplate(ben, { templateId: ids.shared, teams: [], people });
});

const change = (id: string, data: object) => db().template.update({ where: { id }, data });
const ALL: BrowseTemplates = { list: "all", ownerId: null, label: null, search: "", page: 1, pageSize: 10 };

async function titles(asked: Partial<BrowseTemplates>, by = ann): Promise<string[]> {
	const { rows, total } = await browseTemplates(by, { ...ALL, ...asked });
	expect(total).toBe(rows.length);
	return rows.map(({ title }) => title);
}
const use = (templateId: string) => draftFromTemplate(ann, { templateId, version: 1, people: [] });

it("lists have what the reader may use, narrowed by owner, label and text", async () => {
	expect(await titles({})).toEqual(["Offer", "Lease"]);
	expect(await titles({ list: "own" })).toEqual(["Lease"]);
	expect(await titles({ list: "shared" })).toEqual(["Offer"]);
	expect(await titles({ ownerId: ben.principal.userId })).toEqual(["Offer"]);
	expect(await titles({ ownerId: "ben" })).toEqual([]);
	expect(await titles({ label: "Paris" })).toEqual(["Lease"]);
	expect(await titles({ search: "LEASE" })).toEqual(["Lease"]);
	expect(await titles({ search: ids.ben })).toEqual([]);
	expect(await titles({ search: ids.ben }, ben)).toEqual(["Secret lease"]);
});

it("lists the trash of those who may restore it", async () => {
	expect(await titles({ list: "trash" }, ben)).toEqual([]);
	await deleteTemplate(ben, { templateId: ids.shared, deletePermanently: false });
	expect(await titles({ list: "shared" })).toEqual([]);
	expect(await titles({ list: "trash" })).toEqual([]);
	const { rows } = await browseTemplates(ben, { ...ALL, list: "trash" });
	expect(rows).toMatchObject([{ title: "Offer", purgeAt: expect.any(Date) }]);
});

it("says what each looks like, and what lists can be narrowed to", async () => {
	const { rows, choices } = await browseTemplates(ann, { ...ALL, list: "own" });
	const file = await db().templateFile.findFirstOrThrow({ where: { templateId: ids.ann } });
	expect(rows).toMatchObject([{ firstFileId: file.id, roles: ["Tenant"], owner: { name: "Ann Lee" } }]);
	expect(choices).toEqual({
		owners: [
			{ id: ann.principal.userId, name: "Ann Lee" },
			{ id: ben.principal.userId, name: "Ben Adler" },
		],
		labels: ["Flats", "Paris"],
	});
});

it("what the reader used comes last used first, most used first, and goes with the right to use it", async () => {
	expect(await titles({ list: "recent" })).toEqual([]);
	for (const id of [ids.ann, ids.ann, ids.shared]) await use(id);
	expect(await titles({ list: "recent" })).toEqual(["Offer", "Lease"]);
	expect(await titles({ list: "recent", label: "Paris" })).toEqual(["Lease"]);
	expect((await listMostUsedTemplates(ann)).map(({ title }) => title)).toEqual(["Lease", "Offer"]);
	expect(await listMostUsedTemplates(ben)).toEqual([]);
	await change(ids.ann, { deletedAt: new Date() });
	expect(await titles({ list: "recent" })).toEqual(["Offer"]);
	const { userId } = ann.principal;
	const people = [{ userId, action: "Revoke" as const, accessLevel: null }];
	await shareTemplate(ben, { templateId: ids.shared, teams: [], people });
	expect(await titles({ list: "recent" })).toEqual([]);
	expect(await listMostUsedTemplates(ann)).toEqual([]);
});

it("uses at the same moment are all counted, and none hinders its deletion", async () => {
	await Promise.all(Array.from({ length: 4 }, () => use(ids.ann)));
	const named = { templateId: ids.ann };
	expect(await db().templateUse.findMany({ where: named })).toMatchObject([{ count: 4 }]);
	const outcomes = await Promise.allSettled([
		...Array.from({ length: 3 }, () => use(ids.ann)),
		deleteTemplate(ann, { ...named, deletePermanently: true }),
	]);
	const refused = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
	expect(refused.every((code) => code === "NotFound")).toBe(true);
	expect(outcomes.at(-1)).toMatchObject({ status: "fulfilled" });
	expect(await db().templateUse.count({ where: named })).toBe(0);
});

it("the palette finds those that the reader may use", async () => {
	expect(await findTemplates(ann, { search: "Lea" })).toEqual([{ id: ids.ann, title: "Lease" }]);
	expect(await findTemplates(ann, { search: "%" })).toEqual([]);
});
