import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** Whose groups are looked at; every query takes one, so that none can forget the tenant. */
export type ContactGroupScope = { accountId: string };

const WITH_CONTACTS = {
	contacts: { select: { name: true, email: true }, orderBy: { position: "asc" } },
} satisfies Prisma.ContactGroupInclude;

/** The account's groups by name. */
export async function listContactGroupRows({ accountId }: ContactGroupScope) {
	return db().contactGroup.findMany({
		where: { accountId },
		include: WITH_CONTACTS,
		orderBy: [{ groupName: "asc" }, { id: "asc" }],
	});
}

export type ContactGroupRow = Awaited<ReturnType<typeof listContactGroupRows>>[number];

/** Those of these ids that are groups in the scope. */
export async function findContactGroups(
	{ accountId }: ContactGroupScope,
	ids: string[],
	tx: Tx = db(),
): Promise<ContactGroupRow[]> {
	if (ids.length === 0) return [];
	return tx.contactGroup.findMany({ where: { accountId, id: { in: ids } }, include: WITH_CONTACTS });
}

/** Adds a group with its contacts. */
export async function insertContactGroup(
	tx: Tx,
	group: Unscoped<"own account", Prisma.ContactGroupUncheckedCreateInput>,
	contacts: Prisma.ContactGroupMemberCreateManyInput[],
): Promise<void> {
	await tx.contactGroup.create({ data: group, select: { id: true } });
	await tx.contactGroupMember.createMany({ data: contacts });
}

/** @returns the name of the deleted group; null when the scope has no such group */
export async function deleteContactGroupRow(tx: Tx, { accountId }: ContactGroupScope, id: string) {
	const [group] = await tx.$queryRaw<{ groupName: string }[]>`
		DELETE FROM "ContactGroup" WHERE "id" = ${id}::uuid AND "accountId" = ${accountId}::uuid RETURNING "groupName"`;
	return group?.groupName ?? null;
}
