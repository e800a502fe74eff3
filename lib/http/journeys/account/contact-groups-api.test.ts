import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { createGroup } from "#lib/testing/contacts.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { errorBody } from "#lib/testing/people.ts";

useTestDatabase();

const MIA = { name: "Mia Chen", email: "mia@example.com" };
const OMAR = { name: "Omar Diaz", email: "omar@example.com" };

const get = async (caller: ApiCaller, groupId: string) =>
	(await caller.call("GET", `/v1/contactGroups/get?groupId=${groupId}`)).body;
const update = (caller: ApiCaller, groupId: string, body: object) =>
	caller.call("PUT", `/v1/contactGroups/update?groupId=${groupId}`, body);
const list = async (caller: ApiCaller, query = "") => {
	const { body } = await caller.call("GET", `/v1/contactGroups/list?page=1${query}`);
	return (body.result as { groupName: string }[]).map(({ groupName }) => groupName);
};

describe("contact groups", () => {
	it("are created, read and listed with their members, directories and creator", async () => {
		const caller = await makeCaller();
		const body = { groupName: " Legal  team ", directories: ["Sales", "legal_2"], contacts: [OMAR, MIA] };
		const created = await caller.call("POST", "/v1/contactGroups/create", body);
		expect([created.status, created.body]).toEqual([201, { groupId: expect.any(String), groupName: "Legal team" }]);
		const { groupId } = created.body as { groupId: string };
		const group = { ...body, groupId, groupName: "Legal team" };
		expect(await get(caller, groupId)).toEqual({
			...group,
			creator: { userId: caller.userId, createdBy: "Ada Sender" },
		});
		const { body: all } = await caller.call("GET", "/v1/contactGroups/list?page=1");
		expect(all).toEqual({ pageDetails: { page: 1, pageSize: 10, totalRecordsCount: 1 }, result: [group] });
	});

	it.each([
		["&searchKey=LEG", ["Legal"]],
		["&searchKey=omar", ["Owners"]],
		["&directories=Sales&directories=Other", ["Legal"]],
		["&directories=sale", []],
		["&pageSize=1&contactType=MyContacts", ["Legal"]],
	])("are found by %s", async (query, names) => {
		const caller = await makeCaller();
		await createGroup(caller, { groupName: "Owners", contacts: [OMAR] });
		await createGroup(caller, { groupName: "Legal", directories: ["Sales"] });
		expect(await list(caller, query)).toEqual(names);
	});

	it("keep what a change leaves out, and lose directories to an empty list", async () => {
		const caller = await makeCaller();
		const groupId = await createGroup(caller, { directories: ["Sales"] });
		expect((await update(caller, groupId, { contacts: [OMAR, MIA] })).status).toBe(200);
		expect(await get(caller, groupId)).toMatchObject({ directories: ["Sales"], contacts: [OMAR, MIA] });
		await update(caller, groupId, { groupName: "Owners", directories: [], contacts: null });
		expect(await get(caller, groupId)).toMatchObject({ groupName: "Owners", directories: [], contacts: [OMAR, MIA] });
	});

	it.each<[string, object, string[]]>([
		["no members", { contacts: [] }, ["Contacts"]],
		["an address twice", { contacts: [MIA, { ...MIA, email: "MIA@example.com" }] }, ["Contacts"]],
		["a member without an address", { contacts: [{ name: "Mia" }] }, ["Contacts[0].Email"]],
		[
			"51 members",
			{ contacts: Array.from({ length: 51 }, (_, n) => ({ ...MIA, email: `${n}@example.com` })) },
			["Contacts"],
		],
		["6 directories", { directories: ["a", "b", "c", "d", "e", "f"] }, ["Directories"]],
		["a directory with a blank", { directories: ["Human resources"] }, ["Directories[0]"]],
		["a directory twice", { directories: ["a", "A"] }, ["Directories"]],
		["a long name", { groupName: "x".repeat(256) }, ["GroupName"]],
	])("are refused with %s, new and changed", async (_, wrong, parts) => {
		const caller = await makeCaller();
		const groupId = await createGroup(caller);
		const before = await get(caller, groupId);
		const body = { groupName: "Legal", contacts: [MIA], ...wrong };
		const answers = [await caller.call("POST", "/v1/contactGroups/create", body), await update(caller, groupId, wrong)];
		for (const answer of answers) {
			expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, parts]);
		}
		expect(await get(caller, groupId)).toEqual(before);
		expect(await list(caller)).toEqual(["Legal team"]);
	});

	it("of others are seen by rank, and anyone in the account can send to them", async () => {
		const admin = await makeCaller();
		const member = await makeCaller({ accountId: admin.accountId, role: "Member" });
		const groupId = await createGroup(admin);
		expect(await list(member)).toEqual([]);
		expect(await get(member, groupId)).toEqual(errorBody(404, "NotFound"));
		expect(await sendTo(member, [{ signType: "Group", groupId, name: undefined, emailAddress: undefined }])).toMatch(
			/^[0-9a-f-]{36}$/,
		);
		const theirs = await createGroup(member, { groupName: "Theirs" });
		expect(await list(admin)).toEqual(["Legal team", "Theirs"]);
		expect(await list(admin, "&contactType=MyContacts")).toEqual(["Legal team"]);
		expect((await update(admin, theirs, { groupName: "Ours" })).status).toBe(200);
	});

	it("are noted in the account’s log", async () => {
		const caller = await makeCaller();
		const groupId = await createGroup(caller);
		await update(caller, groupId, { groupName: "Owners" });
		expect((await caller.call("DELETE", `/v1/contactGroups/delete?groupId=${groupId}`)).status).toBe(204);
		const { accountId } = caller;
		const where = { accountId, type: { startsWith: "ContactGroup" } };
		const events = await db().accountEvent.findMany({ where, orderBy: { at: "asc" } });
		expect(events.map(({ type, data }) => [type, (data as { name: string }).name])).toEqual([
			["ContactGroupCreated", "Legal team"],
			["ContactGroupEdited", "Owners"],
			["ContactGroupDeleted", "Owners"],
		]);
	});
});
