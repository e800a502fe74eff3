import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { createAccountGroup } from "#lib/domain/contact-groups/create-account-group.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { CONTACT_GROUP_COMMANDS } from "./contact-group-commands.ts";

useTestDatabase();

const run = async (name: string, ...args: string[]) =>
	(await CONTACT_GROUP_COMMANDS[`contact-group ${name}`]?.run(args)) as { groupId: string };
const create = (...members: string[]) =>
	run("create", "--name", " Legal  team ", ...members.flatMap((one) => ["--member", one]));

it("groups are made, listed with their members, and deleted", async () => {
	const { accountId } = await makeCaller();
	const { groupId } = await create("Mia Chen <mia@example.com>", "Omar Diaz<omar@example.com>");
	const contacts = [
		{ name: "Mia Chen", email: "mia@example.com" },
		{ name: "Omar Diaz", email: "omar@example.com" },
	];
	expect(await run("list")).toEqual([{ groupId, groupName: "Legal team", contacts }]);
	expect(await run("delete", groupId)).toEqual({ groupId, isDeleted: true });
	expect(await run("list")).toEqual([]);
	const events = await db().accountEvent.findMany({ where: { accountId, type: { startsWith: "ContactGroup" } } });
	expect(events.map(({ type }) => type)).toEqual(["ContactGroupCreated", "ContactGroupDeleted"]);
});

it("what is wrong with a group is told, and nothing is stored", async () => {
	await makeCaller();
	await expect(run("create", "--member", "Mia <mia@example.com>")).rejects.toThrow("--name is missing");
	await expect(create("mia@example.com")).rejects.toThrow('like "Mia Chen <mia@example.com>"');
	await expect(create()).rejects.toThrow("at least one member");
	await expect(create("<mia@example.com>")).rejects.toThrow("Contacts[0].Name");
	await expect(create("Mia <mia@example.com>", "Mia C <Mia@example.com>")).rejects.toThrow("twice");
	await expect(run("delete")).rejects.toThrow("group’s ID");
	expect(await db().contactGroup.count()).toBe(0);
});

it("another account's group is as unknown as any", async () => {
	await makeCaller();
	const { accountId } = await makeCaller();
	const contacts = [{ name: "Mia", email: "mia@example.com" }];
	const { groupId } = await createAccountGroup(operatorContext("test"), { accountId, groupName: "Theirs", contacts });
	expect(await run("list")).toEqual([]);
	for (const id of [groupId, "4b2f6a52-6e0c-4a27-9f6e-2f8f4f0c1a11", "nonsense"]) {
		await expect(run("delete", id)).rejects.toMatchObject({ code: "NotFound" });
	}
	expect(await db().contactGroup.count()).toBe(1);
});
