import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";

/** Whose custom fields are looked at: the account's shared ones, and a user's own. */
export type CustomFieldScope = { accountId: string; userId: string };

function visibleTo({ accountId, userId }: CustomFieldScope): Prisma.CustomFieldWhereInput {
	return { accountId, OR: [{ isShared: true }, { createdById: userId }] };
}

/** A brand's custom fields in the scope, by their order. */
export async function listCustomFieldRows(scope: CustomFieldScope, brandId: string) {
	return db().customField.findMany({
		where: { AND: [visibleTo(scope), { brandId }] },
		orderBy: [{ position: "asc" }, { createdAt: "asc" }, { id: "asc" }],
	});
}

export type CustomFieldRow = Awaited<ReturnType<typeof listCustomFieldRows>>[number];

/** A custom field in the scope. */
export async function findCustomField(tx: Tx, scope: CustomFieldScope, id: string): Promise<CustomFieldRow | null> {
	return tx.customField.findFirst({ where: { AND: [visibleTo(scope), { id }] } });
}

/** Adds a custom field to its brand. */
export async function insertCustomField(tx: Tx, field: Prisma.CustomFieldUncheckedCreateInput): Promise<void> {
	await tx.customField.create({ data: field, select: { id: true } });
}

/** Changes a custom field of the account; documents that were sent keep what they were sent with. */
export async function updateCustomField(
	tx: Tx,
	accountId: string,
	id: string,
	change: Prisma.CustomFieldUncheckedUpdateManyInput,
): Promise<void> {
	await tx.customField.updateMany({ where: { id, accountId }, data: change });
}

/** Deletes a custom field of the account; nothing happens when there is none. */
export async function deleteCustomFieldRow(tx: Tx, accountId: string, id: string): Promise<void> {
	await tx.customField.deleteMany({ where: { id, accountId } });
}
