import { db, type Tx } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { LockedUser } from "../users/account-users.ts";
import type { ContactScope } from "./contacts.ts";

const WITH_CONTACTS = {
	contacts: { select: { name: true, email: true }, orderBy: { position: "asc" } },
	owner: { select: { id: true, name: true, email: true } },
} satisfies Prisma.ContactGroupInclude;

const BY_NAME = [{ groupName: "asc" }, { id: "asc" }] satisfies Prisma.ContactGroupOrderByWithRelationInput[];

function within({ accountId, ownerId, teamId }: ContactScope): Prisma.ContactGroupWhereInput {
	return { accountId, ...(ownerId ? { ownerId } : {}), ...(teamId ? { owner: { teamId } } : {}) };
}

/** The scope's groups by name. */
export async function listContactGroupRows(scope: ContactScope) {
	return db().contactGroup.findMany({ where: within(scope), include: WITH_CONTACTS, orderBy: BY_NAME });
}

export type ContactGroupRow = Awaited<ReturnType<typeof listContactGroupRows>>[number];

type ContactGroupFilter = {
	/** Part of the group's name, or of a member's name or address; empty for all. */
	search: string;
	/** Any of these; empty for all. */
	directories: string[];
};

/** One page of groups in the scope by name, with how many there are. */
export async function pageContactGroups(
	scope: ContactScope,
	{ search, directories }: ContactGroupFilter,
	position: { skip: number; take: number },
): Promise<{ rows: ContactGroupRow[]; total: number }> {
	const part = { contains: escapeLike(search), mode: "insensitive" as const };
	const found = { OR: [{ groupName: part }, { contacts: { some: { OR: [{ name: part }, { email: part }] } } }] };
	const where: Prisma.ContactGroupWhereInput = {
		...within(scope),
		...(directories.length > 0 ? { directories: { hasSome: directories } } : {}),
		...(search === "" ? {} : found),
	};
	const [rows, total] = await Promise.all([
		db().contactGroup.findMany({ where, include: WITH_CONTACTS, orderBy: BY_NAME, ...position }),
		db().contactGroup.count({ where }),
	]);
	return { rows, total };
}

/** Those of these ids that are groups in the scope. */
export async function findContactGroups(scope: ContactScope, ids: string[], tx: Tx = db()): Promise<ContactGroupRow[]> {
	if (ids.length === 0) return [];
	return tx.contactGroup.findMany({ where: { ...within(scope), id: { in: ids } }, include: WITH_CONTACTS });
}

export type LockedContactGroup = Locked<"ContactGroup", ContactGroupRow>;

/** Locks a group in the scope for the rest of the transaction; null when there is none. */
export async function lockContactGroup(tx: Tx, scope: ContactScope, id: string): Promise<LockedContactGroup | null> {
	await tx.$queryRaw`
		SELECT 1 FROM "ContactGroup" WHERE "id" = ${id}::uuid AND "accountId" = ${scope.accountId}::uuid
		FOR NO KEY UPDATE`;
	const [group] = await findContactGroups(scope, [id], tx);
	return (group as LockedContactGroup | undefined) ?? null;
}

/** How many groups an owner has. */
export async function countGroupsOf(tx: Tx, { accountId, id: ownerId }: LockedUser): Promise<number> {
	return tx.contactGroup.count({ where: { accountId, ownerId } });
}

type Members = Omit<Prisma.ContactGroupMemberCreateManyInput, "contactGroupId">[];

/** Adds a group of an owner with its members. */
export async function insertContactGroup(
	tx: Tx,
	{ accountId, id: ownerId }: LockedUser,
	group: Omit<Prisma.ContactGroupUncheckedCreateInput, "accountId" | "ownerId" | "contacts">,
	members: Members,
): Promise<void> {
	await tx.contactGroup.create({ data: { ...group, accountId, ownerId }, select: { id: true } });
	await insertMembers(tx, group.id, members);
}

/** Changes a group. @param members all of them; null: they stay */
export async function updateContactGroupRow(
	tx: Tx,
	{ id }: LockedContactGroup,
	change: { groupName: string; directories: string[]; modifiedAt: Date },
	members: Members | null,
): Promise<void> {
	await tx.contactGroup.update({ where: { id }, data: change, select: { id: true } });
	if (members === null) return;
	await tx.contactGroupMember.deleteMany({ where: { contactGroupId: id } });
	await insertMembers(tx, id, members);
}

async function insertMembers(tx: Tx, contactGroupId: string, members: Members): Promise<void> {
	await tx.contactGroupMember.createMany({ data: members.map((member) => ({ ...member, contactGroupId })) });
}

/** Deletes a group. Documents that were sent to it keep its members. */
export async function deleteContactGroupRow(tx: Tx, { id }: LockedContactGroup): Promise<void> {
	await tx.contactGroup.delete({ where: { id }, select: { id: true } });
}
