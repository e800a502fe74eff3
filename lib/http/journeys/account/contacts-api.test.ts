import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { CONTACT_OPERATIONS } from "#lib/contract/contacts/operations.ts";
import { db } from "#lib/db/client.ts";
import { mergeContacts } from "#lib/domain/contacts/merge-contacts.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { createContact } from "#lib/testing/contacts.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { errorBody, ODATA_JSON } from "#lib/testing/people.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";

useTestDatabase();

const create = (caller: ApiCaller, contacts: unknown) =>
	caller.call("POST", "/v1/contacts/create", JSON.stringify(contacts), ODATA_JSON);
const get = async (caller: ApiCaller, id: string) => caller.call("GET", `/v1/contacts/get?id=${id}`);
const update = (caller: ApiCaller, id: string, body: object) =>
	caller.call("PUT", `/v1/contacts/update?id=${id}`, body);
const remove = (caller: ApiCaller, id: string) => caller.call("DELETE", `/v1/contacts/delete?id=${id}`);

const list = async (caller: ApiCaller, query = "") => {
	const { body } = await caller.call("GET", `/v1/contacts/list?page=1${query}`);
	return (body.result as { name: string }[]).map(({ name }) => name);
};

const MIA = { name: "Mia Chen", email: "Mia@example.com" };
const OMAR = { name: "omar Diaz", email: "omar@example.com", companyName: "Acme & Sons", jobTitle: "CFO" };

/** An Admin, a TeamAdmin and two Members. The last Member is in another team. */
async function makeAccount() {
	const admin = await makeCaller();
	const { accountId } = admin;
	const lead = await makeCaller({ accountId, role: "TeamAdmin" });
	const member = await makeCaller({ accountId, role: "Member" });
	const far = await makeCaller({ accountId, role: "Member" });
	const team = await db().team.create({ data: { id: crypto.randomUUID(), accountId, name: "Far" } });
	await db().user.update({ where: { id: far.userId }, data: { teamId: team.id } });
	return { admin, lead, member, far };
}

describe("contacts", () => {
	it("are created, read, listed by name and counted", async () => {
		const caller = await makeCaller();
		const phoneNumber = { countryCode: "+44", number: "7911 123456" };
		const answer = await create(caller, [OMAR, { ...MIA, phoneNumber }]);
		expect(answer.status).toBe(201);
		expect((CONTACT_OPERATIONS.createContacts.response as z.ZodType).parse(answer.body)).toEqual(answer.body);
		const [omar, mia] = answer.body.createdContacts as { id: string; email: string }[];
		expect([omar?.email, mia?.email]).toEqual([OMAR.email, MIA.email]);
		expect((await get(caller, mia?.id ?? "")).body).toEqual({
			...MIA,
			id: mia?.id,
			companyName: "",
			jobTitle: "",
			phoneNumber: { countryCode: "+44", number: "7911123456" },
		});
		const { body } = await caller.call("GET", "/v1/contacts/list?page=2&pageSize=1");
		expect(body).toMatchObject({ pageDetails: { page: 2, pageSize: 1, totalRecordsCount: 2 }, result: [OMAR] });
	});

	it.each([
		["", ["Mia Chen", "omar Diaz"]],
		["&searchKey=CHEN", ["Mia Chen"]],
		["&searchKey=acme%20omar", ["omar Diaz"]],
		["&searchKey=cfo", ["omar Diaz"]],
		["&searchKey=mia@exam", ["Mia Chen"]],
		["&searchKey=%25", []],
		["&searchKey=%26", ["omar Diaz"]],
	])("are found by words: %s", async (query, names) => {
		const caller = await makeCaller();
		await create(caller, [OMAR, MIA]);
		expect(await list(caller, query)).toEqual(names);
	});

	it("are changed as a whole", async () => {
		const caller = await makeCaller();
		const { id } = await createContact(caller, { ...OMAR, phoneNumber: { countryCode: "+1", number: "2125550123" } });
		expect((await update(caller, id, { name: " Omar  D. ", email: "OMAR@example.com" })).status).toBe(200);
		const plain = { companyName: "", jobTitle: "", phoneNumber: null };
		expect((await get(caller, id)).body).toEqual({ id, name: "Omar D.", email: "OMAR@example.com", ...plain });
		expect((await remove(caller, id)).status).toBe(204);
		for (const answer of [await get(caller, id), await update(caller, id, MIA), await remove(caller, id)]) {
			expect(answer.body).toEqual(errorBody(404, "NotFound"));
		}
	});

	it("are reached by the IDs of contacts that were merged into them", async () => {
		const caller = await makeCaller();
		const [kept, merged] = [await createContact(caller), await createContact(caller)];
		const contact = { ...OMAR, phoneNumber: null };
		await mergeContacts(await contextOfCaller(caller), { keptId: kept.id, mergedId: merged.id, contact });
		expect((await get(caller, merged.id)).body).toEqual({ id: kept.id, ...contact });
		expect((await update(caller, merged.id, MIA)).status).toBe(200);
		expect((await get(caller, kept.id)).body).toMatchObject(MIA);
		expect((await remove(caller, merged.id)).status).toBe(204);
		expect((await get(caller, kept.id)).status).toBe(404);
	});

	it.each<[string, unknown, string[]]>([
		["none", [], []],
		["no name and no address", [{}], ["[0].Name", "[0].Email"]],
		["what is no address", [MIA, { ...OMAR, email: "omar" }], ["[1].Email"]],
		["an address twice", [MIA, OMAR, { ...MIA, email: "MIA@example.com" }], ["[2].Email"]],
		["a taken address", [MIA, { name: "Ida", email: "IDA@example.com" }], ["[1].Email"]],
		["a long name", [{ ...MIA, name: "x".repeat(257) }], ["[0].Name"]],
		["a number without a country", [{ ...MIA, phoneNumber: { number: "5550100" } }], ["[0].PhoneNumber.CountryCode"]],
		["1,001 of them", Array.from({ length: 1001 }, (_, n) => ({ name: "M", email: `m${n}@example.com` })), []],
		["no list", MIA, []],
	])("are created all or not at all: %s", async (_, contacts, parts) => {
		const caller = await makeCaller();
		await createContact(caller, { name: "Ida", email: "ida@example.com" });
		const { status, body } = await create(caller, contacts);
		expect([status, Object.keys(body.errors ?? {}).filter((part) => part !== "")]).toEqual([400, parts]);
		expect(await list(caller)).toEqual(["Ida"]);
	});

	it("are at most 10,000 for each owner", async () => {
		const caller = await makeCaller();
		const { accountId, userId: ownerId } = caller;
		const rows = Array.from({ length: 9999 }, (_, n) => ({ name: "M", email: `m${n}@example.com` }));
		const data = rows.map((row) => ({ id: crypto.randomUUID(), accountId, ownerId, ...row }));
		await db().contact.createMany({ data });
		const { status, body } = await create(caller, [MIA, OMAR]);
		expect([status, body.error]).toEqual([400, "You can have up to 10,000 contacts. Delete some first."]);
		expect((await create(caller, [MIA])).status).toBe(201);
	});

	it("may have an address that another owner’s contact has, and no other of the owner", async () => {
		const { admin, member } = await makeAccount();
		await createContact(admin, MIA);
		const { id } = await createContact(member, MIA);
		await createContact(member, OMAR);
		const answer = await update(admin, id, { name: "Mia", email: "Omar@example.com" });
		expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ["Email"]]);
		expect((await update(admin, id, { ...MIA, name: "Mia" })).status).toBe(200);
	});

	it("are seen by rank", async () => {
		const { admin, lead, member, far } = await makeAccount();
		const callers = { admin, lead, member, far };
		for (const [name, caller] of Object.entries(callers)) await createContact(caller, { name });
		expect(await list(admin)).toEqual(["admin", "far", "lead", "member"]);
		expect(await list(lead, "&contactType=AllContacts")).toEqual(["admin", "lead", "member"]);
		expect(await list(member)).toEqual(["member"]);
		for (const [name, caller] of Object.entries(callers)) {
			expect(await list(caller, "&contactType=MyContacts")).toEqual([name]);
		}
	});

	it("that a live key made can’t be changed with a sandbox key", async () => {
		const live = await makeCaller();
		const sandbox = await makeCaller({ accountId: live.accountId, environment: "sandbox" });
		const { id } = await createContact(live);
		const own = await createContact(sandbox);
		expect((await get(sandbox, id)).status).toBe(200);
		for (const answer of [await update(sandbox, id, MIA), await remove(sandbox, id)]) {
			expect(answer.body).toEqual(errorBody(403, "Forbidden"));
		}
		expect((await update(sandbox, own.id, MIA)).status).toBe(200);
		expect((await remove(live, own.id)).status).toBe(204);
	});
});
