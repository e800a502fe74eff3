import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { deleteStaleRows } from "#lib/db/stores/documents/purging.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { newAddress } from "#lib/testing/people.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { DAY_MS } from "#lib/units.ts";
import { createContacts } from "./create-contacts.ts";
import { deleteContact } from "./delete-contact.ts";
import { getContact } from "./get-contact.ts";
import { mergeContacts } from "./merge-contacts.ts";
import { updateContact } from "./update-contact.ts";
import { viewDuplicates } from "./view-duplicates.ts";

useTestDatabase();

const PHONE = { countryCode: "+44", number: "7911123456" };

type Given = { name?: string; email?: string; phoneNumber?: typeof PHONE };
const request = ({ name = "Mia Chen", email = newAddress(), phoneNumber }: Given = {}) => ({
	...{ name, email, phoneNumber: phoneNumber ?? null },
	...{ jobTitle: "", companyName: "" },
});

async function create(context: UserContext, given: Given = {}): Promise<string> {
	const { createdContacts } = await createContacts(context, [request(given)]);
	return createdContacts[0]?.id ?? "";
}

const later = (context: UserContext, days: number): UserContext => {
	const at = new Date(Date.now() + days * DAY_MS);
	return { ...context, now: () => at };
};

/** A member of the same account in another team, the team’s lead and the account’s Admin. */
async function makePeople() {
	const admin = await makeUserContext();
	const { accountId } = admin.principal;
	const team = await db().team.create({ data: { id: randomUUID(), accountId, name: "Far" } });
	const inTeam = { accountId, teamId: team.id };
	const lead = await makeUserContext({ ...inTeam, role: "TeamAdmin" });
	const member = await makeUserContext({ ...inTeam, role: "Member" });
	const far = await makeUserContext({ accountId, teamId: admin.principal.teamId, role: "Member" });
	return { admin, lead, member, far };
}

describe("duplicates", () => {
	it("share a name in any case or a phone number, and each is listed once with the next", async () => {
		const context = await makeUserContext();
		const ids = [
			await create(later(context, 0), { name: "Mia Chen", phoneNumber: PHONE }),
			await create(later(context, 1), { name: "mia  chen ", phoneNumber: PHONE }),
			await create(later(context, 2), { name: "MIA CHEN" }),
			await create(later(context, 3), { name: "Omar Diaz", phoneNumber: PHONE }),
			await create(later(context, 4), { name: "Nour" }),
		];
		const { pairs, hasMore } = await viewDuplicates(context, { contactType: "MyContacts", isSkipped: false });
		const at = (id: string) => ids.indexOf(id);
		expect(pairs.map(({ reason, contacts }) => [reason, ...contacts.map(({ id }) => at(id))])).toEqual([
			["name", 0, 1],
			["name", 1, 2],
			["phone", 1, 3],
		]);
		expect(hasMore).toBe(false);
	});

	it("are found within one owner’s contacts, which are listed by rank", async () => {
		const { admin, lead, member, far } = await makePeople();
		for (const context of [member, member, far, far]) await create(context);
		await create(admin);
		const owners = async (context: UserContext) =>
			(await viewDuplicates(context, { contactType: "AllContacts", isSkipped: false })).pairs.map(({ owner }) => owner);
		expect((await owners(admin)).toSorted()).toEqual([far, member].map(({ principal }) => principal.name).toSorted());
		expect(await owners(lead)).toEqual([member.principal.name]);
		expect(await owners(far)).toEqual([null]);
		expect((await viewDuplicates(admin, { contactType: "MyContacts", isSkipped: false })).pairs).toEqual([]);
	});

	it("are shown 25 pairs at a time", async () => {
		const context = await makeUserContext();
		await createContacts(
			context,
			Array.from({ length: 30 }, () => request()),
		);
		const { pairs, hasMore } = await viewDuplicates(context, { contactType: "MyContacts", isSkipped: false });
		expect([pairs.length, hasMore]).toEqual([25, true]);
	});
});

describe("merging", () => {
	it("keeps one contact, which calls with either ID reach", async () => {
		const context = await makeUserContext();
		const email = newAddress();
		const keptId = await create(context);
		const mergedId = await create(context, { email });
		await mergeContacts(context, { keptId, mergedId, contact: request({ email, phoneNumber: PHONE }) });
		for (const id of [keptId, mergedId]) {
			expect(await getContact(context, { id })).toMatchObject({ id: keptId, email, phoneNumber: PHONE });
		}
		await updateContact(context, { id: mergedId, contact: request({ name: "Mia C.", email }) });
		expect(await getContact(context, { id: keptId })).toMatchObject({ name: "Mia C." });
		await deleteContact(context, { id: mergedId });
		await expect(getContact(context, { id: keptId })).rejects.toMatchObject({ code: "NotFound" });
		expect(await db().mergedContact.count({ where: { id: mergedId } })).toBe(0);
	});

	it("keeps the IDs of earlier merges, each for a year", async () => {
		const context = await makeUserContext();
		const [a, b, c] = [await create(context), await create(context), await create(context)];
		await mergeContacts(context, { keptId: b, mergedId: a, contact: request() });
		await mergeContacts(later(context, 100), { keptId: c, mergedId: b, contact: request() });
		expect((await getContact(later(context, 364), { id: a })).id).toBe(c);
		const after = later(context, 366);
		await expect(getContact(after, { id: a })).rejects.toMatchObject({ code: "NotFound" });
		expect((await getContact(after, { id: b })).id).toBe(c);
		await deleteStaleRows(db(), after.now());
		expect(await db().mergedContact.findMany({ where: { contactId: c }, select: { id: true } })).toEqual([{ id: b }]);
	});

	it("takes an address of the two, and none of a third contact", async () => {
		const context = await makeUserContext();
		const email = newAddress();
		await create(context, { email });
		const [keptId, mergedId] = [await create(context), await create(context)];
		const merging = mergeContacts(context, { keptId, mergedId, contact: request({ email: email.toUpperCase() }) });
		await expect(merging).rejects.toMatchObject({ code: "ValidationError", fields: { Email: expect.anything() } });
		expect((await getContact(context, { id: mergedId })).id).toBe(mergedId);
	});

	it("is of two contacts of one owner", async () => {
		const { admin, lead, member, far } = await makePeople();
		const [mine, other, theirs] = [await create(member), await create(member), await create(far)];
		const merge = (context: UserContext, keptId: string, mergedId: string) =>
			mergeContacts(context, { keptId, mergedId, contact: request() });
		await expect(merge(admin, mine, theirs)).rejects.toMatchObject({ code: "ValidationError" });
		await expect(merge(admin, mine, mine)).rejects.toMatchObject({ code: "ValidationError" });
		await expect(merge(far, mine, other)).rejects.toMatchObject({ code: "NotFound" });
		await expect(merge(lead, mine, theirs)).rejects.toMatchObject({ code: "NotFound" });
		await expect(merge(admin, mine, "none")).rejects.toMatchObject({ code: "NotFound" });
		await merge(lead, mine, other);
		expect((await getContact(admin, { id: other })).id).toBe(mine);
	});

	it("of the same two at once happens once", async () => {
		const context = await makeUserContext();
		const [a, b] = [await create(context), await create(context)];
		const merge = (keptId: string, mergedId: string) =>
			mergeContacts(context, { keptId, mergedId, contact: request() });
		const results = await Promise.allSettled([merge(a, b), merge(b, a), merge(a, b), merge(b, a)]);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const where = { ownerId: context.principal.userId };
		expect(await db().contact.count({ where })).toBe(1);
		expect((await getContact(context, { id: a })).id).toBe((await getContact(context, { id: b })).id);
	});

	it("makes a contact live that one of both was", async () => {
		const context = await makeUserContext();
		const [keptId, mergedId] = [await create(context), await create(context)];
		await db().contact.update({ where: { id: keptId }, data: { isSandbox: true } });
		await mergeContacts(context, { keptId, mergedId, contact: request() });
		expect(await db().contact.findUniqueOrThrow({ where: { id: keptId } })).toMatchObject({ isSandbox: false });
	});
});
