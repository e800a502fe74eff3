import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeGroup } from "#lib/testing/make-group.ts";
import { UNKNOWN_ID } from "#lib/testing/people.ts";

useTestDatabase();

const NAMES = ["Mia Chen", "Omar Diaz"];
const { formFields } = SIGNER;

async function sendWith(caller: ApiCaller, parts: Record<string, string>) {
	const form = await sendForm(parts);
	if (!("Signers" in parts)) form.delete("Signers");
	return caller.call("POST", "/v1/document/send", form);
}

const inJson = (signers: object[]) => ({ Signers: JSON.stringify(signers) });
const groupOf = (groupId: string, more: object = {}) => ({ signType: "Group", groupId, formFields, ...more });

async function properties(caller: ApiCaller, documentId: unknown) {
	return (await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;
}

describe("a group as signer", () => {
	it.each([
		["one JSON part for each signer", (id: string) => ({ Signers: JSON.stringify(groupOf(id)) })],
		["one part with a list", (id: string) => inJson([groupOf(id)])],
		[
			"bracketed parts",
			(id: string) => ({
				"Signers[0][SignType]": "Group",
				"Signers[0][GroupId]": id.toUpperCase(),
				"Signers[0][FormFields]": JSON.stringify(formFields),
			}),
		],
	])("can be named in %s", async (_, parts) => {
		const caller = await makeCaller();
		const groupId = await makeGroup(caller.accountId, NAMES);
		const { status, body } = await sendWith(caller, parts(groupId));
		expect([status, body.error]).toEqual([200, undefined]);
		const [signer, ...others] = (await properties(caller, body.documentId)).signerDetails as object[];
		expect(others).toEqual([]);
		expect(signer).toMatchObject({ signType: "Group", groupId, signerName: "Legal team", signerEmail: "", order: 1 });
		expect(signer).toMatchObject({
			groupSigners: [
				{ signerName: "Mia Chen", signerEmail: "mia@example.com", status: "NotCompleted", isViewed: false },
				{ signerName: "Omar Diaz", signerEmail: "omar@example.com", status: "NotCompleted" },
			],
			formFields: [{ id: "sign" }, { id: "note" }],
		});
	});

	it("must be in one of the directories that the request allows", async () => {
		const caller = await makeCaller();
		const groupId = await makeGroup(caller.accountId, NAMES);
		const send = (...allowedDirectories: string[]) =>
			sendWith(caller, {
				...inJson([groupOf(groupId)]),
				GroupSignerSettings: JSON.stringify({ allowedDirectories }),
			});
		const refused = await send("Sales");
		expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ["Signers[0].GroupId"]]);
		await caller.call("PUT", `/v1/contactGroups/update?groupId=${groupId}`, { directories: ["Legal", "Sales"] });
		const { documentId } = (await send("Sales", "Finance")).body;
		const groupSignerSettings = { enabled: true, allowedDirectories: ["Sales", "Finance"] };
		expect(await properties(caller, documentId)).toMatchObject({ groupSignerSettings });
	});

	it("is one of the list, found by every member's address, and read back with its settings", async () => {
		const caller = await makeCaller();
		const groupId = await makeGroup(caller.accountId, NAMES);
		const people = [groupOf(groupId), { ...SIGNER, formFields: [{ ...formFields[0], id: "other" }] }];
		const parts = { ...inJson(people), GroupSignerSettings: '{"enabled":true}' };
		const { documentId } = (await sendWith(caller, parts)).body;
		const settings = { enabled: true, allowedDirectories: [] };
		expect(await properties(caller, documentId)).toMatchObject({ groupSignerSettings: settings });
		const found = await caller.call("GET", "/v1/document/list?page=1&recipients=omar@example.com");
		const [row] = found.body.result as { signerDetails: object[] }[];
		expect(row?.signerDetails).toMatchObject([
			{ signType: "Group", groupId },
			{ signType: "Single", groupId: null },
		]);
	});

	it("lets the sender fill in a field for every member, and nobody's own entry is overwritten", async () => {
		const caller = await makeCaller();
		const groupId = await makeGroup(caller.accountId, NAMES);
		const { documentId } = (await sendWith(caller, inJson([groupOf(groupId)]))).body;
		const fill = (value: string) =>
			caller.call("PATCH", `/v1/document/prefillFields?documentId=${documentId}`, { fields: [{ id: "note", value }] });
		expect((await fill("Room 5")).status).toBe(204);
		const where = { documentId: String(documentId), fieldId: "note" };
		const notes = await db().documentField.findMany({ where, orderBy: { signer: { position: "asc" } } });
		expect(notes.map(({ value }) => value)).toEqual(["Room 5", "Room 5"]);
		await db().documentField.update({ where: { id: notes[1]?.id ?? "" }, data: { valueAt: new Date() } });
		const refused = await fill("Room 6");
		expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining("Omar Diaz has filled in")]);
	});

	it("has its members change one by one, and links made for each", async () => {
		const caller = await makeCaller();
		const groupId = await makeGroup(caller.accountId, NAMES);
		const { documentId } = (await sendWith(caller, { ...inJson([groupOf(groupId)]), DisableEmails: "true" })).body;
		const change = { oldSignerEmail: "omar@example.com", newSignerName: "Ida", newSignerEmail: "ida@example.com" };
		const path = `/v1/document/changeRecipient?documentId=${documentId}`;
		expect((await caller.call("PATCH", path, { ...change, reason: "Omar is away." })).status).toBe(204);
		const again = { ...change, oldSignerEmail: "ida@example.com", newSignerEmail: "mia@example.com", reason: "No." };
		expect((await caller.call("PATCH", path, again)).status).toBe(400);
		const linkOf = (email: string) =>
			caller.call("GET", `/v1/document/getEmbeddedSignLink?documentId=${documentId}&signerEmail=${email}`);
		const answers = await Promise.all(["mia", "ida", "omar"].map((name) => linkOf(`${name}@example.com`)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
	});
});

describe("a group is refused by the part that names it, and nothing is stored", () => {
	it.each<[string, (caller: ApiCaller) => Promise<string>, number]>([
		["an unknown id", async () => UNKNOWN_ID, 404],
		["what is no id", async () => "legal", 404],
		["another account's", async () => makeGroup((await makeCaller()).accountId, NAMES), 404],
		["one with nobody left in it", emptied, 400],
		["one with an address twice", ({ accountId }) => withTwice(accountId), 400],
		["one of whom somebody signs alone too", ({ accountId }) => makeGroup(accountId, ["Grace Signer"]), 400],
	])("%s", async (_, make, status) => {
		const caller = await makeCaller();
		const groupId = await make(caller);
		const fields = formFields.map((field) => ({ ...field, id: `g-${field.id}` }));
		const answer = await sendWith(caller, inJson([SIGNER, groupOf(groupId, { formFields: fields })]));
		expect(answer.status).toBe(status);
		expect(Object.keys(answer.body.errors as object)).toEqual(["Signers[1].GroupId"]);
		expect(await db().document.count({ where: { accountId: caller.accountId } })).toBe(0);
	});
});

async function emptied({ accountId }: ApiCaller): Promise<string> {
	const contactGroupId = await makeGroup(accountId, NAMES);
	await db().contactGroupMember.deleteMany({ where: { contactGroupId } });
	return contactGroupId;
}

async function withTwice(accountId: string): Promise<string> {
	const contactGroupId = await makeGroup(accountId, NAMES);
	await db().contactGroupMember.updateMany({ where: { contactGroupId }, data: { email: "mia@example.com" } });
	return contactGroupId;
}
