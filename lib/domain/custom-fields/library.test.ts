import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { customFieldBodyBeta } from "#lib/contract/custom-fields/custom-field-wire.ts";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { makeDraftField, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { createCustomField } from "./create-custom-field.ts";
import { deleteCustomField } from "./delete-custom-field.ts";
import { duplicateCustomField } from "./duplicate-custom-field.ts";
import { moveCustomField } from "./move-custom-field.ts";
import { saveSettings } from "./save-settings.ts";
import { viewLibrary } from "./view-library.ts";
import { viewUses } from "./view-uses.ts";

useTestDatabase();

const brandOf = async ({ principal: { accountId } }: UserContext, name = "Harbour") =>
	(await db().brand.create({ data: { id: randomUUID(), accountId, name } })).id;

async function make(context: UserContext, brandId: string, fieldName: string, sharedField = true): Promise<string> {
	const formField = { fieldType: "TextBox", width: 150, height: 22 };
	const request = customFieldBodyBeta.parse({ fieldName, brandId, sharedField, formField });
	return (await createCustomField(context, request)).customFieldId;
}

const namesIn = async (context: UserContext, brandId: string) =>
	(await viewLibrary(context, { brandId })).entries.map(({ field }) => field.name);

const colleagueOf = ({ principal: { accountId, teamId } }: UserContext) =>
	makeUserContext({ accountId, teamId, role: "Member" });

describe("the library of a brand", () => {
	it("shows the shared fields and one's own, and says which may be changed", async () => {
		const admin = await makeUserContext();
		const member = await colleagueOf(admin);
		const brandId = await brandOf(admin);
		await make(admin, brandId, "IBAN");
		await make(admin, brandId, "Mine", false);
		await make(member, brandId, "Theirs", false);
		const seenBy = async (context: UserContext) =>
			(await viewLibrary(context, { brandId })).entries.map(({ field, isOwn, mayChange }) => [
				field.name,
				isOwn,
				mayChange,
			]);
		expect(await seenBy(admin)).toEqual([
			["IBAN", true, true],
			["Mine", true, true],
		]);
		expect(await seenBy(member)).toEqual([
			["IBAN", false, false],
			["Theirs", true, true],
		]);
	});

	it("calls in the log by name what is shared, and nothing that somebody has for themselves", async () => {
		const admin = await makeUserContext();
		const brandId = await brandOf(admin);
		const ids = [await make(admin, brandId, "IBAN"), await make(admin, brandId, "Mine", false)];
		for (const customFieldId of ids) {
			await saveSettings(admin, { customFieldId, set: { isRequired: true } });
			await deleteCustomField(admin, { customFieldId });
		}
		const where = { accountId: admin.principal.accountId, type: { startsWith: "CustomField" } };
		const events = await db().accountEvent.findMany({ where });
		const named = (id: string | undefined) =>
			events.map(({ data }) => data as Record<string, unknown>).filter((data) => data.customFieldId === id);
		expect(named(ids[0]).map(({ name }) => name)).toEqual(["IBAN", "IBAN", "IBAN"]);
		expect(named(ids[1]).map((data) => Object.keys(data))).toEqual(Array(3).fill(["by", "customFieldId"]));
	});

	it("opens with the default brand", async () => {
		const admin = await makeUserContext();
		await brandOf(admin, "Another");
		const { brands, brandId } = await viewLibrary(admin, { brandId: null });
		expect([brands[0]?.isDefault, brands[0]?.id]).toEqual([true, brandId]);
	});
});

describe("settings saved as one types", () => {
	it("are kept but for what is refused, and are one line in the log", async () => {
		const admin = await makeUserContext();
		const brandId = await brandOf(admin);
		const customFieldId = await make(admin, brandId, "IBAN");
		const save = (set: object) => saveSettings(admin, { customFieldId, set });
		expect(await save({ name: "VAT", validationType: "CustomRegex" })).toEqual({
			unsaved: ["validationType"],
			refused: ["validationRegex"],
		});
		expect(await save({ validationType: "CustomRegex", validationRegex: "[A-Z]{2}" })).toEqual({
			unsaved: [],
			refused: [],
		});
		const [entry] = (await viewLibrary(admin, { brandId })).entries;
		expect(entry?.field).toMatchObject({ name: "VAT", validationType: "CustomRegex", validationRegex: "[A-Z]{2}" });
		const logged = { accountId: admin.principal.accountId, type: "CustomFieldEdited" };
		expect(await db().accountEvent.count({ where: logged })).toBe(1);
		const later = { ...admin, now: () => new Date(Date.now() + 11 * 60_000) };
		await saveSettings(later, { customFieldId, set: { isRequired: true } });
		expect(await db().accountEvent.count({ where: logged })).toBe(2);
	});
});

describe("the order", () => {
	it("changes for one field alone; those whom the mover does not see keep their place among the others", async () => {
		const admin = await makeUserContext();
		const member = await colleagueOf(admin);
		const brandId = await brandOf(admin);
		const [a, , c] = [
			await make(admin, brandId, "A"),
			await make(member, brandId, "B", false),
			await make(admin, brandId, "C"),
		];
		const own = await make(member, brandId, "D", false);
		await moveCustomField(member, { customFieldId: own, afterId: a });
		expect(await namesIn(member, brandId)).toEqual(["A", "D", "B", "C"]);
		await moveCustomField(admin, { customFieldId: c, afterId: null });
		expect(await namesIn(admin, brandId)).toEqual(["C", "A"]);
		expect(await namesIn(member, brandId)).toEqual(["C", "A", "D", "B"]);
		await moveCustomField(admin, { customFieldId: c, afterId: randomUUID() });
		expect(await namesIn(member, brandId)).toEqual(["A", "D", "B", "C"]);
	});
});

describe("a copy", () => {
	it("goes into another brand as one's own, and into the same one right behind", async () => {
		const admin = await makeUserContext();
		const member = await colleagueOf(admin);
		const [brandId, other] = [await brandOf(admin), await brandOf(admin, "Quay")];
		const customFieldId = await make(admin, brandId, "IBAN");
		await make(admin, brandId, "VAT");
		await duplicateCustomField(admin, { customFieldId, brandId, name: "IBAN (copy)" });
		expect(await namesIn(admin, brandId)).toEqual(["IBAN", "IBAN (copy)", "VAT"]);
		await duplicateCustomField(member, { customFieldId, brandId: other, name: "IBAN" });
		expect((await viewLibrary(member, { brandId: other })).entries).toMatchObject([
			{ isOwn: true, mayChange: true, field: { name: "IBAN", isShared: true, type: "TextBox" } },
		]);
	});
});

describe("where a field is used", () => {
	it("counts the drafts that have it now, and the documents that were sent with it, but none in the trash", async () => {
		const admin = await makeUserContext();
		const customFieldId = await make(admin, await brandOf(admin), "IBAN");
		const [documentId, clientId, fieldId] = [randomUUID(), randomUUID(), randomUUID()];
		const value = makeDraftField("TextBox", { customFieldId });
		const put: DraftOperation = { kind: "add", in: "fields", id: fieldId, value };
		const apply = (baseVersion: number, ...operations: DraftOperation[]) =>
			applySteps(admin, { documentId, baseVersion, clientId, steps: [stepOf(...operations)] });
		const counted = () => viewUses(admin, { customFieldId });
		expect(await counted()).toEqual({ documents: 0, drafts: 0, hasMore: false, latest: [] });
		await apply(0, { ...put, id: randomUUID() }, put);
		expect(await counted()).toMatchObject({ documents: 0, drafts: 1 });
		await apply(1, { kind: "remove", in: "fields", id: fieldId, was: value });
		expect(await counted()).toMatchObject({ drafts: 1 });
		const { fields } = (await db().draft.findUniqueOrThrow({ where: { documentId } })).state as { fields: object };
		const [last = ""] = Object.keys(fields);
		await apply(2, { kind: "remove", in: "fields", id: last, was: value });
		expect(await counted()).toMatchObject({ drafts: 0 });
		await apply(3, put);
		await db().document.update({ where: { id: documentId }, data: { status: "InProgress" } });
		const latest = [{ id: documentId, title: "", status: "InProgress" }];
		expect(await counted()).toMatchObject({ documents: 1, drafts: 0, latest });
		// A Member counts it too, but is told of none that is another's.
		const member = await colleagueOf(admin);
		expect(await viewUses(member, { customFieldId })).toMatchObject({ documents: 1, latest: [] });
		await db().document.update({ where: { id: documentId }, data: { deletedAt: new Date() } });
		expect(await counted()).toMatchObject({ documents: 0 });
		await deleteCustomField(admin, { customFieldId });
		await expect(counted()).rejects.toMatchObject({ code: "NotFound" });
	});
});
