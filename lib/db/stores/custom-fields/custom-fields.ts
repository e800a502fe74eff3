import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { LockedBrand, LockedBrands } from "../brands/brands.ts";

/** Whose custom fields are looked at: the account's shared ones, and a user's own. */
type CustomFieldScope = { accountId: string; userId: string };

function visibleTo({ accountId, userId }: CustomFieldScope): Prisma.CustomFieldWhereInput {
	return { accountId, OR: [{ isShared: true }, { createdById: userId }] };
}

const BY_PLACE = [
	{ position: "asc" },
	{ createdAt: "asc" },
	{ id: "asc" },
] satisfies Prisma.CustomFieldOrderByWithRelationInput[];

/** A brand's custom fields in the scope, by their order. */
export async function listCustomFieldRows(scope: CustomFieldScope, brandId: string) {
	const fields = await db().customField.findMany({
		where: { AND: [visibleTo(scope), { brandId }] },
		orderBy: BY_PLACE,
	});
	return fields.map((field) => readJson("CustomField", field));
}

export type CustomFieldRow = Awaited<ReturnType<typeof listCustomFieldRows>>[number];

/** A custom field of an account whose brands, and what hangs on them, are locked. */
export type LockedCustomField = Locked<"CustomField", CustomFieldRow>;

/** A custom field in the scope, under the lock of the account's brands. */
export async function findLockedCustomField(
	tx: Tx,
	{ accountId }: LockedBrands,
	scope: CustomFieldScope,
	id: string,
): Promise<LockedCustomField | null> {
	const where = { AND: [visibleTo(scope), { id, accountId }] };
	const field = await tx.customField.findFirst({ where });
	return field && (readJson("CustomField", field) as LockedCustomField);
}

/** Whether a custom field is in the scope. */
export async function isCustomField(scope: CustomFieldScope, id: string): Promise<boolean> {
	const where = { AND: [visibleTo(scope), { id }] };
	return (await db().customField.findFirst({ where, select: { id: true } })) !== null;
}

/** Where all custom fields of a brand stand, whoever sees them, by their order. */
export async function listCustomFieldPlaces(tx: Tx, { id: brandId }: LockedBrand) {
	return tx.customField.findMany({ where: { brandId }, orderBy: BY_PLACE, select: { id: true, position: true } });
}

/** Gives the custom fields of a brand their places; those that are not named keep theirs. */
export async function placeCustomFields(
	tx: Tx,
	{ id: brandId }: LockedBrand,
	places: readonly { id: string; position: number }[],
): Promise<void> {
	if (places.length === 0) return;
	await tx.$executeRaw`
		UPDATE "CustomField" f SET "position" = p."position"
		FROM unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ position }) => position)}::int[]) AS p ("id", "position")
		WHERE f."id" = p."id" AND f."brandId" = ${brandId}::uuid`;
}

/** Adds a custom field to its brand. */
export async function insertCustomField(
	tx: Tx,
	{ id: brandId, accountId }: LockedBrand,
	field: Omit<Prisma.CustomFieldUncheckedCreateInput, "brandId" | "accountId">,
): Promise<void> {
	await tx.customField.create({ data: { ...field, brandId, accountId }, select: { id: true } });
}

/** Changes a custom field of the account; documents that were sent keep what they were sent with. */
export async function updateCustomField(
	tx: Tx,
	{ id }: LockedCustomField,
	change: Prisma.CustomFieldUncheckedUpdateManyInput,
): Promise<void> {
	await tx.customField.update({ where: { id }, data: change, select: { id: true } });
}

/** Deletes a custom field. */
export async function deleteCustomFieldRow(tx: Tx, { id }: LockedCustomField): Promise<void> {
	await tx.customField.delete({ where: { id }, select: { id: true } });
}

/** The custom fields of all brands in the scope, by their order. */
export async function listAllCustomFieldRows(scope: CustomFieldScope): Promise<CustomFieldRow[]> {
	const fields = await db().customField.findMany({
		where: visibleTo(scope),
		orderBy: BY_PLACE,
	});
	return fields.map((field) => readJson("CustomField", field));
}

/** Which of some ids are those of custom fields of an account, whoever may see them. */
export async function knownCustomFieldIds(accountId: string, ids: readonly string[]): Promise<string[]> {
	if (ids.length === 0) return [];
	const rows = await db().customField.findMany({ where: { accountId, id: { in: [...ids] } }, select: { id: true } });
	return rows.map(({ id }) => id);
}
