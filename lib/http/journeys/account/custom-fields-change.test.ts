import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import {
	createCustomField,
	customFieldBody,
	listCustomFields,
	makeBrand,
	TEXT_BOX,
} from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { ODATA_JSON } from "#lib/testing/people.ts";

useTestDatabase();

const V1 = "/v1/customField";
const BETA = "/v1-beta/customField";

describe("formulas", () => {
	const formField = { ...TEXT_BOX, fieldType: "Formula" };
	const settings = { formulaExpression: "rent * 2 + deposit", decimalPrecision: 2 };

	it("are refused by /v1, which says where they belong, and work under /v1-beta", async () => {
		const caller = await makeCaller();
		const refused = await createCustomField(caller, formField);
		expect(refused.body.errors).toEqual({ "FormField.FieldType": [expect.stringContaining("/v1-beta")] });
		const given = (await customFieldBody(caller, { ...formField, formulaFieldSettings: settings })) as {
			brandId: string;
		};
		const created = await caller.call("POST", `${BETA}/create`, given);
		expect(created.status).toBe(200);
		expect((await listCustomFields(caller, given.brandId))[0]?.formField).toMatchObject({
			fieldType: "Formula",
			formulaFieldSettings: settings,
		});
		const edit = (root: string) =>
			caller.call("POST", `${root}/edit?customFieldId=${created.body.customFieldId}`, { ...given, fieldOrder: "3" });
		expect((await edit(V1)).status).toBe(400);
		expect((await edit(BETA)).status).toBe(200);
	});

	it.each([
		[{ formulaExpression: "rent +" }, "FormField.FormulaFieldSettings.FormulaExpression"],
		[{ formulaExpression: "1", decimalPrecision: 11 }, "FormField.FormulaFieldSettings.DecimalPrecision"],
	])("refuses %j", async (formulaFieldSettings, part) => {
		const caller = await makeCaller();
		const answer = await caller.call(
			"POST",
			`${BETA}/create`,
			await customFieldBody(caller, { ...formField, formulaFieldSettings }),
		);
		expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [part]]);
	});
});

describe("editing and deleting", () => {
	it("replaces the whole definition, takes the order as text, and moves to another brand", async () => {
		const caller = await makeCaller();
		const { id, brandId } = await createCustomField(caller, { ...TEXT_BOX, placeHolder: "Digits", idPrefix: "phone" });
		const other = await customFieldBody(caller, { fieldType: "CheckBox", width: 20, height: 20 }, { fieldOrder: "7" });
		const answer = await caller.call("POST", `${V1}/edit?customFieldId=${id}`, JSON.stringify(other), ODATA_JSON);
		expect([answer.status, answer.body]).toEqual([200, { customFieldId: id, message: expect.any(String) }]);
		expect(await listCustomFields(caller, brandId)).toEqual([]);
		expect(await listCustomFields(caller, (other as { brandId: string }).brandId)).toMatchObject([
			{ customFieldId: id, fieldOrder: 7, formField: { fieldType: "CheckBox", placeHolder: null, idPrefix: null } },
		]);
		const removed = await caller.call("DELETE", `${V1}/delete?customFieldId=${id}`, {});
		expect([removed.status, removed.body]).toEqual([200, { message: expect.any(String) }]);
		expect((await caller.call("DELETE", `${V1}/delete?customFieldId=${id}`)).status).toBe(404);
	});

	it("fields are listed by their order, and go with their brand", async () => {
		const caller = await makeCaller();
		const brandId = await makeBrand(caller);
		for (const [fieldName, fieldOrder] of [
			["C", 3],
			["A", 1],
			["B", 2],
		] as const) {
			await createCustomField(caller, undefined, { fieldName, fieldOrder, brandId });
		}
		const listed = (await caller.call("GET", `${V1}/list?brandId=${brandId}`)).body.result as { fieldName: string }[];
		expect(listed.map((field) => field.fieldName)).toEqual(["A", "B", "C"]);
		expect((await caller.call("DELETE", `/v1/brand/delete?brandId=${brandId}`)).status).toBe(200);
		expect(await db().customField.count({ where: { brandId } })).toBe(0);
	});
});
