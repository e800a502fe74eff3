import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { countGroupsOf, insertContactGroup } from "#lib/db/stores/contacts/contact-groups.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { noteGroupEvent } from "./note-group-event.ts";
import { type GroupRequest, type GroupUser, groupProblems, MAX_GROUPS, tidyGroup } from "./rules.ts";

/**
 * A group as it can be stored.
 *
 * @throws AppError ValidationError that names the part
 */
export function requireSoundGroup(request: GroupRequest): GroupRequest {
	const group = tidyGroup(request);
	const fields = groupProblems(group);
	const [first] = Object.values(fields);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields });
	return group;
}

/** Rows of a group's members, in order. */
export function memberRows(contacts: GroupUser[]) {
	return contacts.map((contact, position) => ({ id: randomUUID(), position, ...contact }));
}

/**
 * Adds a group of an owner, and notes it in the log.
 *
 * @throws AppError ValidationError when the owner has no room for another
 */
export async function storeGroup(
	tx: Tx,
	context: Context,
	owner: LockedUser,
	{ contacts, ...group }: GroupRequest & { isSandbox: boolean },
): Promise<string> {
	if ((await countGroupsOf(tx, owner)) >= MAX_GROUPS) {
		throw refusal("ValidationError", said("contactGroupsFull", { max: MAX_GROUPS }));
	}
	const [id, now] = [randomUUID(), context.now()];
	await insertContactGroup(tx, owner, { id, ...group, createdAt: now, modifiedAt: now }, memberRows(contacts));
	const { accountId } = owner;
	await noteGroupEvent(tx, context, "ContactGroupCreated", { accountId, id, name: group.groupName });
	return id;
}
