import * as sdk from "boldsign";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { UNKNOWN_ID } from "#lib/testing/people.ts";
import { useSdkCaller } from "#lib/testing/sdk-caller.ts";
import { callsOf, SDK_GROUPS } from "#lib/testing/sdk-coverage.ts";

useTestDatabase();

const own = useSdkCaller();

const MyContacts = "MyContacts" as const;

describe("the public SDK", () => {
	it("creates, lists, reads, changes and deletes contacts", async () => {
		const api = own.withKey(sdk.ContactsApi);
		const phoneNumber = Object.assign(new sdk.PhoneNumber(), { countryCode: "+33", number: "612345678" });
		const mia = Object.assign(new sdk.ContactDetails(), { name: "Mia Chen", email: "mia@example.com", phoneNumber });
		const omar = Object.assign(new sdk.ContactDetails(), { name: "Omar Diaz", email: "omar@example.com" });
		const { createdContacts } = await api.createContact([mia, omar]);
		expect(createdContacts).toMatchObject([{ email: "mia@example.com" }, { email: "omar@example.com" }]);
		const id = String(createdContacts?.[0]?.id);
		expect(await api.getContact(id)).toMatchObject({ id, name: "Mia Chen", phoneNumber });
		const found = await api.contactUserList(1, 10, "chen", MyContacts);
		expect(found).toMatchObject({ pageDetails: { page: 1, totalRecordsCount: 1 }, result: [{ id }] });
		await api.updateContact(
			id,
			Object.assign(new sdk.ContactDetails(), { ...omar, name: "Mia", email: "m@example.com" }),
		);
		expect(await api.getContact(id)).toMatchObject({ name: "Mia", email: "m@example.com" });
		await api.deleteContacts(id);
		for (const gone of [id, UNKNOWN_ID]) {
			await expect(api.getContact(gone)).rejects.toMatchObject({ response: { status: 404 } });
		}
		await expect(api.createContact([omar])).rejects.toMatchObject({ response: { status: 400 } });
	});

	it("creates, lists, reads, changes and deletes contact groups", async () => {
		const api = own.withKey(sdk.GroupContactsApi);
		const member = (name: string) =>
			Object.assign(new sdk.GroupUser(), { name, email: `${name.toLowerCase()}@example.com` });
		const details = { groupName: "Legal", directories: ["Sales"], contacts: [member("Mia"), member("Omar")] };
		const created = await api.createGroupContact(Object.assign(new sdk.GroupContactDetails(), details));
		expect(created).toMatchObject({ groupName: "Legal" });
		const groupId = String(created.groupId);
		expect(await api.getGroupContact(groupId)).toMatchObject({ ...details, creator: { userId: own.caller.userId } });
		await api.updateGroupContact(groupId, Object.assign(new sdk.UpdateGroupContact(), { groupName: "Legal team" }));
		const found = await api.groupContactList(1, 10, "legal", MyContacts, ["Sales", "Finance"]);
		expect(found).toMatchObject({ result: [{ ...details, groupId, groupName: "Legal team" }] });
		expect(await api.groupContactList(1, 10, undefined, undefined, ["Finance"])).toMatchObject({ result: [] });
		await api.deleteGroupContact(groupId);
		await expect(api.getGroupContact(groupId)).rejects.toMatchObject({ response: { status: 404 } });
	});

	it("has called everything there is for contacts", () => {
		expect([...own.done].sort()).toEqual(expect.arrayContaining(callsOf(SDK_GROUPS.contacts)));
	});
});
