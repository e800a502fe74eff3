import { buffer } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { PHONE_WIDTH_PX } from "#lib/contract/page-picture.ts";
import { editTemplateOperation } from "#lib/contract/templates/edit-template.ts";
import { db } from "#lib/db/client.ts";
import { addUndrawnTemplatePage } from "#lib/db/stores/templates/template-versions.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeTemplate } from "#lib/testing/make-template.ts";
import { contextOfCaller, makeUserContext } from "#lib/testing/user-context.ts";
import { insertTemplate } from "#lib/testing/verbs/insert-template.ts";
import { editTemplate } from "./edit-template.ts";
import { listTemplateVersions } from "./list-versions.ts";
import { restoreTemplateVersion } from "./restore-version.ts";
import { shareTemplate } from "./share-template.ts";
import { viewTemplateChanges } from "./view-changes.ts";
import { viewTemplate } from "./view-template.ts";
import { viewTemplatePage } from "./view-template-page.ts";
import { viewTemplateVersion } from "./view-version.ts";

useTestDatabase();

let owner: UserContext;
let reader: UserContext;
let templateId: string;
beforeEach(async () => {
	owner = await makeUserContext({ role: "Member" });
	reader = await makeUserContext({ accountId: owner.principal.accountId, role: "Member" });
	templateId = await insertTemplate(owner, false);
});

const edit = (change: object) => editTemplate(owner, { templateId, request: editTemplateOperation.body.parse(change) });
const share = (accessLevel: "Use" | "Edit") =>
	shareTemplate(owner, {
		templateId,
		teams: [],
		people: [{ userId: reader.principal.userId, action: "Grant", accessLevel }],
	});
const NOT_FOUND = { code: "NotFound" };
const NONE = { added: [], removed: [], changed: [] };

describe("versions of a template", () => {
	it("are listed with who made them and what changed", async () => {
		await edit({ title: "Rental agreement" });
		const fields = [
			{ id: "sign", fieldType: "Signature", pageNumber: 1, bounds: { x: 1, y: 1, width: 90, height: 30 } },
		];
		await edit({ roles: [{ name: "Lessee", index: 2, formFields: fields }] });
		const { versions, hasOlder } = await listTemplateVersions(owner, { templateId, before: null });
		expect(hasOlder).toBe(false);
		expect(versions.map(({ version, by }) => [version, by])).toEqual([3, 2, 1].map((one) => [one, "Ada Sender"]));
		expect(versions.map(({ changes }) => changes)).toEqual([
			{
				roles: { added: ["Lessee"], removed: ["Tenant"], changed: [] },
				fields: {
					added: [{ type: "Signature", role: "Lessee" }],
					removed: [{ type: "Signature", role: "Tenant" }],
					changed: [],
				},
				...{ files: NONE, settings: [] },
			},
			{ roles: NONE, fields: NONE, files: NONE, settings: ["title"] },
			null,
		]);
	});

	it("come in pages", async () => {
		for (let count = 0; count < 11; count += 1) await edit({ description: `Number ${count}` });
		const first = await listTemplateVersions(owner, { templateId, before: null });
		expect([first.versions.length, first.versions[0]?.version, first.hasOlder]).toEqual([10, 12, true]);
		const second = await listTemplateVersions(owner, { templateId, before: first.versions.at(-1)?.version ?? 0 });
		expect([second.versions.map(({ version }) => version), second.hasOlder]).toEqual([[2, 1], false]);
	});

	it("are compared with the current one, and restored as a new one", async () => {
		await edit({ title: "Rental agreement", templateLabels: ["Flats"] });
		expect(await viewTemplateVersion(owner, { templateId, version: 1 })).toMatchObject({
			...{ version: 1, currentVersion: 2, title: "Lease", roles: ["Tenant"] },
			pages: [{ filePage: 1, fields: [{ type: "Signature", role: "Tenant" }] }],
			changes: { settings: ["title"] },
			...{ before: { terms: { title: "Lease" } }, after: { terms: { title: "Rental agreement" } } },
		});
		await expect(restoreTemplateVersion(owner, { templateId, version: 2 })).rejects.toMatchObject({ code: "Conflict" });
		await expect(restoreTemplateVersion(owner, { templateId, version: 9 })).rejects.toMatchObject(NOT_FOUND);
		expect(await restoreTemplateVersion(owner, { templateId, version: 1 })).toEqual({ version: 3 });
		expect(await viewTemplate(owner, { templateId })).toMatchObject({
			...{ version: 3, title: "Lease", templateLabels: ["Flats"] },
		});
		expect(await db().template.findUniqueOrThrow({ where: { id: templateId } })).toMatchObject({ title: "Lease" });
		const { accountId, email: by } = owner.principal;
		const event = await db().accountEvent.findFirst({ where: { accountId, type: "TemplateVersionRestored" } });
		expect(event?.data).toEqual({ restoredVersion: 1, templateId, name: "Rental agreement", by });
	});

	it("are for people who can edit it", async () => {
		await edit({ title: "Rental agreement" });
		const calls = [
			() => listTemplateVersions(reader, { templateId, before: null }),
			() => viewTemplateVersion(reader, { templateId, version: 1 }),
			() => restoreTemplateVersion(reader, { templateId, version: 1 }),
		];
		await share("Use");
		for (const call of calls) await expect(call()).rejects.toMatchObject(NOT_FOUND);
		await share("Edit");
		for (const call of calls) await call();
	});
});

describe("what changed since a page was opened", () => {
	const since = (version: number, by = reader) => viewTemplateChanges(by, { templateId, version });

	it("is told by names to people who can only use the template", async () => {
		await expect(since(1)).rejects.toMatchObject(NOT_FOUND);
		await share("Use");
		await edit({ title: "Rental agreement", roles: [{ name: "Lessee", index: 2 }] });
		expect(await since(1)).toMatchObject({
			roles: { added: ["Lessee"], removed: ["Tenant"] },
			settings: ["title"],
		});
		for (const version of [2, 3]) expect(await since(version)).toBeNull();
	});

	it("isn’t told of versions that were replaced more than a day ago", async () => {
		await share("Use");
		await edit({ title: "Rental agreement" });
		const replaced = { templateId_version: { templateId, version: 2 } };
		const at = new Date(Date.now() - 25 * 3_600_000);
		await db().templateVersion.update({ where: replaced, data: { at } });
		expect(await since(1)).toBeNull();
	});
});

const SMALL = { leftOut: "", askedWidthPx: PHONE_WIDTH_PX };

describe("a page of a template", () => {
	it("is for people who can use it, and of a file that only earlier versions have for people who can edit it", async () => {
		const { id: fileId } = await db().templateFile.findFirstOrThrow({ where: { templateId } });
		const open = (context: UserContext, page = 1) => viewTemplatePage(context, { ...SMALL, templateId, fileId, page });
		await expect(open(reader)).rejects.toMatchObject(NOT_FOUND);
		await share("Use");
		expect(await open(reader)).toMatchObject({ mediaType: "image/webp" });
		for (const page of [0, 2, Number.NaN]) await expect(open(reader, page)).rejects.toMatchObject(NOT_FOUND);
		const current = { templateId_version: { templateId, version: 1 } };
		const { state } = await db().templateVersion.findUniqueOrThrow({ where: current });
		await db().templateVersion.update({
			where: current,
			data: { state: { ...(state as object), files: {}, fields: {} } },
		});
		await expect(open(reader)).rejects.toMatchObject(NOT_FOUND);
		expect(await open(owner)).toMatchObject({ mediaType: "image/webp" });
	});

	it("is drawn when it’s first opened, only as small as it’s shown, and stored", async () => {
		const caller = await makeCaller();
		const { id: fileId, templateId: made } = await db().templateFile.findFirstOrThrow({
			where: { templateId: await makeTemplate(caller) },
		});
		const context = await contextOfCaller(caller);
		for (let time = 0; time < 2; time += 1) {
			const page = await viewTemplatePage(context, { ...SMALL, templateId: made, fileId, page: 1 });
			const bytes = await buffer((await page.open()).stream);
			expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
		}
		const stored: string[] = [];
		for await (const { key } of storage().list()) if (key.startsWith(`${caller.accountId}/pages/`)) stored.push(key);
		expect(stored).toEqual([expect.stringMatching(new RegExp(`/1-${PHONE_WIDTH_PX}\\.webp$`))]);
	});

	it("that couldn’t be drawn isn’t tried again", async () => {
		const { id: fileId } = await db().templateFile.findFirstOrThrow({ where: { templateId } });
		await addUndrawnTemplatePage(owner.principal.accountId, fileId, 1);
		const page = await viewTemplatePage(owner, { ...SMALL, templateId, fileId, page: 1 });
		await expect(page.open()).rejects.toMatchObject({ code: "UnusableFile" });
		expect((await viewTemplate(owner, { templateId })).pages).toMatchObject([{ isUndrawn: true }]);
	});
});
