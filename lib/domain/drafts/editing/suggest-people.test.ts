import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { sendTo } from "#lib/testing/api-caller.ts";
import { makeSent } from "#lib/testing/correcting-document.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { suggestPeople } from "./suggest-people.ts";

useTestDatabase();
afterAll(closePdfPool);

const namesFor = async (context: UserContext, search: string) =>
	(await suggestPeople(context, { search })).map(({ name, email }) => `${name} ${email}`);

it("knows whom one has sent to by part of name or address, each once, one's own first", async () => {
	const { caller, context, documentId } = await makeSent(["Ana", "Ben"]);
	await sendTo(caller, [{ name: "Anton", emailAddress: "anton@example.com" }]);
	await sendTo(caller, [{ name: "Ana", emailAddress: "ANA@example.com" }]);
	const senderId = context.principal.userId;
	await db().document.update({ where: { id: documentId }, data: { senderId } });
	expect(await namesFor(context, "an")).toEqual(["Ana ana@example.com", "Anton anton@example.com"]);
	expect(await namesFor(context, "BEN@")).toEqual(["Ben ben@example.com"]);
	expect(await namesFor(context, "zo")).toEqual([]);
});

it("offers contacts to a search, one's own first and before whom one has sent to", async () => {
	const { caller, context } = await makeSent(["Ana"]);
	const { accountId } = caller;
	const member = await makeUserContext({ accountId, role: "Member" });
	const insert = (ownerId: string, name: string, more: object = {}) =>
		db().contact.create({
			data: { id: crypto.randomUUID(), accountId, ownerId, name, email: `${name}@example.com`, ...more },
		});
	await insert(context.principal.userId, "Anke", { phoneCountryCode: "+49", phoneNumber: "30123456" });
	await insert(member.principal.userId, "Anouk");
	expect(await namesFor(context, "an")).toEqual([
		"Anke Anke@example.com",
		"Ana ana@example.com",
		"Anouk Anouk@example.com",
	]);
	expect((await suggestPeople(context, { search: "anke" }))[0]?.phone).toBe("+49 30123456");
	expect(await namesFor(member, "an")).toEqual(["Anouk Anouk@example.com"]);
	expect(await namesFor(context, "")).not.toContain("Anke Anke@example.com");
});

it("knows nobody of documents that one may not see", async () => {
	const { caller } = await makeSent(["Ana"]);
	const member = await makeUserContext({ accountId: caller.accountId, role: "Member" });
	expect(await namesFor(member, "ana")).toEqual([]);
	expect(await namesFor(await makeUserContext(), "ana")).toEqual([]);
});
