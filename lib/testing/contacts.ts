import type { ApiCaller } from "./api-caller.ts";
import { newAddress, ODATA_JSON } from "./people.ts";

/** Creates a contact of the caller; "Mia Chen" unless `more` says otherwise. */
export async function createContact(caller: ApiCaller, more: object = {}): Promise<{ id: string; email: string }> {
	const body = JSON.stringify([{ name: "Mia Chen", email: newAddress(), ...more }]);
	const answer = await caller.call("POST", "/v1/contacts/create", body, ODATA_JSON);
	const [created] = answer.body.createdContacts as { id: string; email: string }[];
	if (!created) throw new Error("No contact was created.");
	return created;
}

/** Creates a contact group of the caller. @returns its id */
export async function createGroup(caller: ApiCaller, more: object = {}): Promise<string> {
	const body = { groupName: "Legal team", contacts: [{ name: "Mia Chen", email: "mia@example.com" }], ...more };
	return String((await caller.call("POST", "/v1/contactGroups/create", body)).body.groupId);
}
