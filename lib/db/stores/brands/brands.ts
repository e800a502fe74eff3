import type { BrandSettings } from "#lib/contract/brands/brand-settings.ts";
import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { checkedJson, readJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** A brand of an account. */
export async function findBrand(accountId: string, brandId: string, tx: Tx = db()) {
	const brand = await tx.brand.findFirst({ where: { id: brandId, accountId } });
	return brand && readJson("Brand", brand);
}

export type StoredBrand = NonNullable<Awaited<ReturnType<typeof findBrand>>>;

/** The brand of sends that name none. */
export async function findDefaultBrand(accountId: string, tx: Tx = db()): Promise<StoredBrand | null> {
	const brand = await tx.brand.findFirst({ where: { accountId, isDefault: true } });
	return brand && readJson("Brand", brand);
}

/** An account's brands, oldest first. */
export async function listBrandRows(accountId: string): Promise<StoredBrand[]> {
	const orderBy = [{ createdAt: "asc" as const }, { id: "asc" as const }];
	const brands = await db().brand.findMany({ where: { accountId }, orderBy });
	return brands.map((brand) => readJson("Brand", brand));
}

/** The brands of an account, locked: other changes of them wait, since which is the default concerns all. */
export type LockedBrands = Locked<"Brand", { accountId: string }>;

/** A brand of an account whose brands are locked. */
export type LockedBrand = Locked<"Brand", StoredBrand>;

/** Locks the brands of an account, and what hangs on them, for the rest of the transaction; null when there is none. */
export async function lockBrands(tx: Tx, accountId: string): Promise<LockedBrands | null> {
	const [row] = await tx.$queryRaw<LockedBrands[]>`
		SELECT "id" AS "accountId" FROM "Account" WHERE "id" = ${accountId}::uuid FOR NO KEY UPDATE`;
	return row ?? null;
}

/** A brand whose account's brands are locked; null when there is none. */
export async function findLockedBrand(
	tx: Tx,
	{ accountId }: LockedBrands,
	brandId: string,
): Promise<LockedBrand | null> {
	return (await findBrand(accountId, brandId, tx)) as LockedBrand | null;
}

/** Adds a brand; whether it is the default is settled by setDefaultBrand. */
export async function insertBrand(
	tx: Tx,
	{ accountId }: LockedBrands,
	brand: Omit<Prisma.BrandUncheckedCreateInput, "accountId" | "settings"> & { settings: BrandSettings },
): Promise<LockedBrand> {
	checkedJson("Brand.settings", brand.settings);
	return readJson("Brand", await tx.brand.create({ data: { ...brand, accountId } })) as LockedBrand;
}

/** Changes a brand of the account; documents that were sent keep their copy of it. */
export async function updateBrand(
	tx: Tx,
	{ id }: LockedBrand,
	data: Omit<Prisma.BrandUncheckedUpdateManyInput, "settings"> & { settings?: BrandSettings },
): Promise<void> {
	if (data.settings) checkedJson("Brand.settings", data.settings);
	await tx.brand.update({ where: { id }, data, select: { id: true } });
}

/** Makes a brand the account's only default. */
export async function setDefaultBrand(tx: Tx, { id: brandId, accountId }: LockedBrand): Promise<void> {
	await tx.brand.updateMany({
		where: { accountId, isDefault: true, id: { not: brandId } },
		data: { isDefault: false },
	});
	await tx.brand.updateMany({ where: { accountId, id: brandId }, data: { isDefault: true } });
}

/** Deletes a brand with what hangs on it. */
export async function deleteBrandRow(tx: Tx, { id }: LockedBrand): Promise<void> {
	await tx.brand.delete({ where: { id }, select: { id: true } });
}

/** Whether an object is the logo of a brand, or of a document that was sent with one. */
export async function isLogo(key: Unscoped<"public", string>, tx: Tx = db()): Promise<boolean> {
	const brand = await tx.brand.findFirst({ where: { logoKey: key }, select: { id: true } });
	if (brand) return true;
	return (await tx.document.findFirst({ where: { brandLogoKey: key }, select: { id: true } })) !== null;
}

/**
 * Whether live documents or drafts get something from a brand whatever key made it: as the default, by its name, by a
 * sender identity, a custom field that was made outside the sandbox, or one of its custom fields that lies on them.
 */
export async function isUsedLive(tx: Tx, { id, isDefault }: LockedBrand): Promise<boolean> {
	if (isDefault) return true;
	const [found] = await tx.$queryRaw<{ isUsed: boolean }[]>`
		SELECT EXISTS (SELECT 1 FROM "Document" WHERE "brandId" = ${id}::uuid AND NOT "isSandbox")
			OR EXISTS (SELECT 1 FROM "SenderIdentity" WHERE "brandId" = ${id}::uuid)
			OR EXISTS (SELECT 1 FROM "CustomField" WHERE "brandId" = ${id}::uuid AND NOT "isSandbox")
			OR EXISTS (
				SELECT 1 FROM "CustomField" f JOIN "CustomFieldUse" u ON u."customFieldId" = f."id"
				JOIN "Document" d ON d."id" = u."documentId"
				WHERE f."brandId" = ${id}::uuid AND NOT d."isSandbox") AS "isUsed"`;
	return found?.isUsed ?? false;
}
