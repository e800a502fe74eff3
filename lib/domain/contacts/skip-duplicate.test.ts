import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { newAddress } from "#lib/testing/people.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { createContacts } from "./create-contacts.ts";
import { deleteContact } from "./delete-contact.ts";
import { skipDuplicate } from "./skip-duplicate.ts";
import { updateContact } from "./update-contact.ts";
import { viewDuplicates } from "./view-duplicates.ts";

useTestDatabase();

const DETAILS = { name: "Mia Chen", phoneNumber: null, jobTitle: "", companyName: "" };
const PHONE = { countryCode: "+44", number: "7911123456" };

/** Contacts of the same name. */
async function makeAlike(context: UserContext, count: number) {
	const requests = Array.from({ length: count }, () => ({ ...DETAILS, email: newAddress() }));
	return (await createContacts(context, requests)).createdContacts;
}

async function makePair(context: UserContext) {
	const createdContacts = await makeAlike(context, 2);
	const ids = createdContacts.map(({ id }) => id);
	const [first = "", second = ""] = (await listed(context))[0] ?? ids;
	return { firstId: first, secondId: second };
}

async function listed(context: UserContext, isSkipped = false): Promise<string[][]> {
	const { pairs } = await viewDuplicates(context, { contactType: "MyContacts", isSkipped });
	return pairs.map(({ contacts }) => contacts.map(({ id }) => id));
}

describe("a skipped pair", () => {
	it("moves to the skipped ones, until it is no longer skipped", async () => {
		const context = await makeUserContext();
		const pair = await makePair(context);
		const both = [pair.firstId, pair.secondId];
		for (const isSkipped of [true, true]) await skipDuplicate(context, { ...pair, isSkipped });
		expect(await listed(context)).toEqual([]);
		expect(await listed(context, true)).toEqual([both]);
		await skipDuplicate(context, { ...pair, isSkipped: false });
		expect(await listed(context)).toEqual([both]);
		expect(await listed(context, true)).toEqual([]);
	});

	it.each([
		["email address", true, { email: "new@example.com" }],
		["phone number", true, { phoneNumber: PHONE }],
		["job title", false, { jobTitle: "Notary" }],
	])("comes back when a contact’s %s changes: %s", async (_, comesBack, change) => {
		const context = await makeUserContext();
		const pair = await makePair(context);
		await skipDuplicate(context, { ...pair, isSkipped: true });
		const { email } = await db().contact.findUniqueOrThrow({ where: { id: pair.secondId } });
		await updateContact(context, { id: pair.secondId, contact: { ...DETAILS, email, ...change } });
		expect(await listed(context)).toHaveLength(comesBack ? 1 : 0);
	});

	it("leaves each of its contacts to be compared with others alike", async () => {
		const context = await makeUserContext();
		await makeAlike(context, 4);
		const pairs = await listed(context);
		const [a = "", b = ""] = pairs[0] ?? [];
		const [c = "", d = ""] = pairs.at(-1) ?? [];
		expect(pairs).toEqual([
			[a, b],
			[b, c],
			[c, d],
		]);
		const skip = (firstId: string, secondId: string) => skipDuplicate(context, { firstId, secondId, isSkipped: true });
		await skip(b, c);
		expect(await listed(context)).toEqual(
			expect.arrayContaining([
				[a, b],
				[a, c],
				[c, d],
			]),
		);
		await skip(a, b);
		await skip(c, d);
		expect(await listed(context)).toEqual([
			[a, c],
			[b, d],
		]);
		await skip(b, d);
		await skip(a, c);
		expect(await listed(context)).toEqual([[a, d]]);
		await skip(a, d);
		expect(await listed(context)).toEqual([]);
		expect(await listed(context, true)).toHaveLength(6);
	});

	it("is skipped for the reader alone", async () => {
		const owner = await makeUserContext();
		const { accountId, teamId } = owner.principal;
		const admin = await makeUserContext({ accountId, teamId, role: "Admin" });
		const pair = await makePair(owner);
		await skipDuplicate(admin, { ...pair, isSkipped: true });
		expect(await listed(owner)).toHaveLength(1);
		const { pairs } = await viewDuplicates(admin, { contactType: "AllContacts", isSkipped: false });
		expect(pairs).toEqual([]);
	});

	it("goes with either contact", async () => {
		const context = await makeUserContext();
		const pair = await makePair(context);
		await skipDuplicate(context, { ...pair, isSkipped: true });
		await deleteContact(context, { id: pair.firstId });
		expect(await db().skippedDuplicate.count({ where: { userId: context.principal.userId } })).toBe(0);
	});
});
