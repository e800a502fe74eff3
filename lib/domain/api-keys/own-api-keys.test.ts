import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { callApi, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { signedInContext } from "#lib/testing/oauth-caller.ts";
import { endApiKey, listAccountKeys, makeOwnApiKey, type OwnApiKey } from "./own-api-keys.ts";

useTestDatabase();

const KEY: OwnApiKey = { name: "Script", environment: "sandbox", validDays: null, scopes: null };
const statuses = async (key: string) => {
	const list = await callApi(key, "GET", "/v1/document/list?page=1");
	const send = await callApi(key, "POST", "/v1/document/send", {});
	return [list.status, send.status];
};

it("a key may all that its user may, unless it was given less", async () => {
	const context = await signedInContext(await makeCaller());
	const whole = await makeOwnApiKey(context, KEY);
	expect(await statuses(whole.key)).toEqual([200, 400]);
	const reading = await makeOwnApiKey(context, { ...KEY, scopes: ["Service.Documents.Read"] });
	expect(await statuses(reading.key)).toEqual([200, 403]);
});

it("a key that ends in a day is listed with its end, its hash is not; revoked, it is out at once", async () => {
	const context = await signedInContext(await makeCaller());
	const { key } = await makeOwnApiKey(context, { ...KEY, validDays: 1 });
	const listed = (await listAccountKeys(context)).find(({ name }) => name === "Script");
	expect(listed?.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 86_000_000);
	expect(key.startsWith(listed?.prefix ?? "?")).toBe(true);
	expect(JSON.stringify(listed)).not.toContain(key);
	await endApiKey(context, { apiKeyId: listed?.id ?? "" });
	expect((await statuses(key))[0]).toBe(401);
	expect((await listAccountKeys(context)).map(({ name }) => name)).not.toContain("Script");
	await expect(endApiKey(context, { apiKeyId: listed?.id ?? "" })).rejects.toMatchObject({ code: "NotFound" });
});

it.each<[field: string, change: Partial<OwnApiKey>]>([
	["name", { name: " " }],
	["name", { name: "x".repeat(81) }],
	["validDays", { validDays: 0 }],
	["validDays", { validDays: 1.5 }],
	["scopes", { scopes: [] }],
	["scopes", { scopes: ["openid"] }],
])("refuses a bad %s: %j", async (field, change) => {
	const caller = await makeCaller();
	const context = await signedInContext(caller);
	const before = await db().apiKey.count({ where: { accountId: caller.accountId } });
	const making = makeOwnApiKey(context, { ...KEY, ...change });
	await expect(making).rejects.toMatchObject({ code: "ValidationError", fields: { [field]: expect.anything() } });
	expect(await db().apiKey.count({ where: { accountId: caller.accountId } })).toBe(before);
});

it("only an Admin manages the account's keys, and another account's do not exist", async () => {
	const admin = await signedInContext(await makeCaller());
	const { accountId } = admin.principal;
	const member = await signedInContext(await makeCaller({ accountId, role: "Member" }));
	await makeOwnApiKey(admin, KEY);
	const [key] = await listAccountKeys(admin);
	const apiKeyId = key?.id ?? "";
	const forbidden = { code: "Forbidden" };
	await expect(listAccountKeys(member)).rejects.toMatchObject(forbidden);
	await expect(makeOwnApiKey(member, KEY)).rejects.toMatchObject(forbidden);
	await expect(endApiKey(member, { apiKeyId })).rejects.toMatchObject(forbidden);
	const stranger = await signedInContext(await makeCaller());
	await expect(endApiKey(stranger, { apiKeyId })).rejects.toMatchObject({ code: "NotFound" });
});
