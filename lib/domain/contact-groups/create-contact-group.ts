import { randomUUID } from "node:crypto";
import { insertContactGroup } from "#lib/db/stores/contact-groups.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteGroupEvent } from "./note-group-event.ts";
import { type GroupUser, groupProblems, oneLine } from "./rules.ts";

export type CreateContactGroupInput = { accountId: string; groupName: string; contacts: GroupUser[] };

/**
 * Makes a group of whom any one may sign.
 *
 * @throws AppError ValidationError that names the part
 */
export const createContactGroup = defineVerb(
	{ permission: "installation.administer" },
	async (context: Context, { accountId, ...given }: CreateContactGroupInput): Promise<{ groupId: string }> => {
		const groupName = oneLine(given.groupName);
		const contacts = given.contacts.map(({ name, email }) => ({ name: oneLine(name), email: oneLine(email) }));
		const fields = groupProblems({ groupName, contacts });
		const [first] = Object.values(fields);
		if (first?.[0]) throw new AppError("ValidationError", first[0], { fields });
		const groupId = randomUUID();
		const members = contacts.map((contact, position) => ({
			id: randomUUID(),
			contactGroupId: groupId,
			position,
			...contact,
		}));
		await inTransaction(async (tx) => {
			await insertContactGroup(tx, { id: groupId, accountId, groupName, createdAt: context.now() }, members);
			await noteGroupEvent(tx, context, "ContactGroupCreated", { accountId, id: groupId, name: groupName });
		});
		return { groupId };
	},
);
