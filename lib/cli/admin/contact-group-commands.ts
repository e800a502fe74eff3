import { createAccountGroup } from "#lib/domain/contact-groups/create-account-group.ts";
import { deleteAccountGroup } from "#lib/domain/contact-groups/delete-account-group.ts";
import { listAccountGroups } from "#lib/domain/contact-groups/list-account-groups.ts";
import type { GroupUser } from "#lib/domain/contact-groups/rules.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { readArguments, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { theAccountId } from "./the-account-id.ts";

const context = operatorContext("command line");

/** `npm run admin -- contact-group …`. */
export const CONTACT_GROUP_COMMANDS: Record<string, Command> = {
	"contact-group create": {
		usage: '--name <name> --member "<name> <address>" [--member …]',
		async run(args) {
			const given = readArguments(args, ["name", "member"]);
			const groupName = given.required("name");
			const contacts = given.all("member").map(readMember);
			return createAccountGroup(context, { accountId: await theAccountId(), groupName, contacts });
		},
	},
	"contact-group list": { usage: "", run: async () => listAccountGroups(context, await theAccountId()) },
	"contact-group delete": {
		usage: "<groupId>",
		async run(args) {
			const [groupId] = readArguments(args, [], { maxWords: 1 }).words;
			if (!groupId) throw new UsageError("Specify the group’s ID from contact-group list.");
			await deleteAccountGroup(context, { accountId: await theAccountId(), groupId });
			return { groupId, isDeleted: true };
		},
	},
};

/** `Mia Chen <mia@example.com>`. @throws UsageError */
function readMember(text: string): GroupUser {
	const [, name = "", email] = /^\s*(.*?)\s*<([^<>]*)>\s*$/.exec(text) ?? [];
	if (email === undefined) throw new UsageError(`--member must be like "Mia Chen <mia@example.com>", not "${text}".`);
	return { name, email };
}
