import { expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { createContacts } from "./create-contacts.ts";
import { findUnsavedPeople } from "./find-unsaved-people.ts";

useTestDatabase();

it("tells who is neither the caller nor one of their own contacts", async () => {
	const context = await makeUserContext({ role: "Admin" });
	const colleague = await makeUserContext({ accountId: context.principal.accountId });
	const contact = (email: string) => ({ name: "Mia", email, phoneNumber: null, jobTitle: "", companyName: "" });
	await createContacts(context, [contact("Mia@example.com")]);
	await createContacts(colleague, [contact("omar@example.com")]);
	const emails = ["mia@EXAMPLE.com", "Omar@example.com", context.principal.email.toUpperCase(), "not an address", ""];
	expect(await findUnsavedPeople(context, { emails })).toEqual(["omar@example.com"]);
	expect(await findUnsavedPeople(context, { emails: [] })).toEqual([]);
});
