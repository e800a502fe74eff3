import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makePerson, signInWithPassword } from "#lib/testing/signed-in-person.ts";
import { chooseOwnName } from "./choose-own-name.ts";

useTestDatabase();

const nameOf = async (userId: string) => (await db().user.findUniqueOrThrow({ where: { id: userId } })).name;
const renamings = (userId: string) => db().accountEvent.findMany({ where: { userId, type: "UserRenamed" } });

it("is what one is called from the next call on, and stands in the account's log once", async () => {
	const { email, userId, accountId } = await makePerson();
	const context = await signInWithPassword(email);
	await chooseOwnName(context, { name: "  Ada Löwe-Chen " });
	await chooseOwnName(context, { name: "Ada Löwe-Chen" });
	expect(await nameOf(userId)).toBe("Ada Löwe-Chen");
	expect((await signInWithPassword(email)).principal.name).toBe("Ada Löwe-Chen");
	const data = { from: "Ada", to: "Ada Löwe-Chen" };
	expect(await renamings(userId)).toMatchObject([{ accountId, ip: context.ip, data }]);
});

it.each([
	["none", " \t", "Enter your name. Your recipients see it."],
	["a longer one than when joining", "n".repeat(257), "Use up to 256 characters for the name."],
])("is not %s", async (_, name, text) => {
	const { email, userId } = await makePerson();
	const context = await signInWithPassword(email);
	const refused = { code: "ValidationError", fields: { name: [text] } };
	await expect(chooseOwnName(context, { name })).rejects.toMatchObject(refused);
	expect([await nameOf(userId), await renamings(userId)]).toEqual(["Ada", []]);
	await chooseOwnName(context, { name: "n".repeat(256) });
});
