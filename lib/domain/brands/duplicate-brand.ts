import { randomUUID } from "node:crypto";
import { insertBrand } from "#lib/db/stores/brands/brands.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isSandboxCredential, requireOwnEnvironment } from "#lib/policy/grants.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { requireLockedBrand } from "./require-brand.ts";

/**
 * Makes a brand that looks and behaves as another one. It begins without a domain, which would have to be shown anew
 * to be the account's, without custom fields, and is not the default.
 *
 * @param input.name of the new one
 * @throws AppError Forbidden, NotFound
 */
export const duplicateBrand = defineVerb(
	{ permission: "brands.change" },
	async (context: UserContext, input: { brandId: string; name: string }): Promise<{ brandId: string }> => {
		const { principal } = context;
		const { accountId } = principal;
		const id = randomUUID();
		await inTransaction(async (tx) => {
			const source = await requireLockedBrand(tx, accountId, input.brandId);
			requireOwnEnvironment(principal, source);
			const { logoKey, logoWidthPx, logoHeightPx, settings } = source;
			if (logoKey !== null) await holdStoredObjects(tx, accountId, [logoKey]);
			const createdAt = context.now();
			const isSandbox = isSandboxCredential(principal);
			const look = { logoKey, logoWidthPx, logoHeightPx, settings };
			await insertBrand(tx, source, { id, name: input.name, isSandbox, createdAt, ...look });
			await recordBrandEvent(tx, context, accountId, "BrandCreated", { brandId: id, name: input.name });
		});
		return { brandId: id };
	},
);
