import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import { listBrandRows } from "#lib/db/stores/brands/brands.ts";
import { listCustomFieldRows } from "#lib/db/stores/custom-fields/custom-fields.ts";
import { findAccount } from "#lib/db/stores/installation/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import type { LibraryBrand, LibraryEntry } from "#lib/draft/library-field.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { accountFormats } from "#lib/fields/values/account-formats.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { decide } from "#lib/policy/grants.ts";

type Library = {
	/** The default one first. */
	brands: LibraryBrand[];
	brandId: string;
	/** By their order. */
	entries: LibraryEntry[];
	/** How dates are written where a field names no format. */
	formats: SigningView["formats"];
};

/**
 * The custom fields of a brand that the caller sees, with what they may do, and the brands there are.
 *
 * @param input.brandId null: the default brand
 * @throws AppError NotFound for an unknown brand
 */
export const viewLibrary = defineVerb(
	{ permission: "custom-fields.read" },
	async ({ principal }: UserContext, input: { brandId: string | null }): Promise<Library> => {
		const [account, rows] = await Promise.all([findAccount(principal.accountId), listBrandRows(principal.accountId)]);
		const brands = [...rows].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
		const brand = input.brandId === null ? brands[0] : brands.find(({ id }) => id === input.brandId);
		if (!account || !brand) throw notFound("brand");
		const fields = await listCustomFieldRows(principal, brand.id);
		const change = decide(principal, "custom-fields.change");
		const changesAll = change.isGranted && change.reach === "account";
		return {
			brands: brands.map(({ id, name, isDefault, settings }) => ({
				...{ id, name, isDefault },
				showsShared: settings.showSharedCustomFields,
			})),
			brandId: brand.id,
			entries: fields.map(({ id, position, createdById, name, description, isShared, definition }) => {
				const isOwn = createdById === principal.userId;
				const field = { ...definition, name, description, isShared };
				return { id, position, isOwn, mayChange: isOwn || changesAll, field };
			}),
			formats: { ...accountFormats(account), timeZone: account.timeZone, signerZone: account.timeZone },
		};
	},
);
