import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { errorBody } from "#lib/testing/people.ts";

useTestDatabase();

const V1 = "/v1/customField";

async function makeField(caller: ApiCaller, sharedField: boolean) {
	const { accountId } = caller;
	const { id: brandId } = await db().brand.create({ data: { id: randomUUID(), accountId, name: "Harbour" } });
	const formField = { fieldType: "TextBox", width: 100, height: 20 };
	const body = { fieldName: "Phone", brandId, sharedField, formField };
	const { body: answer } = await caller.call("POST", `${V1}/create`, body);
	return { id: String(answer.customFieldId), brandId, body };
}

const calls = (id: string, body: object): [string, string, object?][] => [
	["POST", `${V1}/edit?customFieldId=${id}`, body],
	["POST", `/v1-beta/customField/edit?customFieldId=${id}`, body],
	["DELETE", `${V1}/delete?customFieldId=${id}`],
];

async function names(caller: ApiCaller, brandId: string): Promise<number> {
	return ((await caller.call("GET", `${V1}/list?brandId=${brandId}`)).body.result as object[]).length;
}

it("a private field is there for its creator alone, Admins included", async () => {
	const creator = await makeCaller({ role: "Member" });
	const { id, brandId, body } = await makeField(creator, false);
	expect(await names(creator, brandId)).toBe(1);
	for (const role of ["Admin", "TeamAdmin", "Member"] as const) {
		const colleague = await makeCaller({ accountId: creator.accountId, role });
		expect(await names(colleague, brandId)).toBe(0);
		for (const [method, path, given] of calls(id, body)) {
			expect((await colleague.call(method, path, given)).body).toEqual(errorBody(404, "NotFound"));
		}
	}
	expect((await creator.call("DELETE", `${V1}/delete?customFieldId=${id}`)).status).toBe(200);
});

it("a shared field is seen by all, and changed by its creator and Admins", async () => {
	const creator = await makeCaller({ role: "Member" });
	const { id, brandId, body } = await makeField(creator, true);
	const member = await makeCaller({ accountId: creator.accountId, role: "Member" });
	const admin = await makeCaller({ accountId: creator.accountId });
	expect(await names(member, brandId)).toBe(1);
	for (const [method, path, given] of calls(id, body)) {
		expect((await member.call(method, path, given)).body).toEqual(errorBody(403, "Forbidden"));
	}
	for (const caller of [creator, admin]) {
		expect((await caller.call("POST", `${V1}/edit?customFieldId=${id}`, body)).status).toBe(200);
	}
	expect((await admin.call("DELETE", `${V1}/delete?customFieldId=${id}`)).status).toBe(200);
});
