import { randomUUID } from "node:crypto";
import { lockBrands } from "#lib/db/stores/brands/brands.ts";
import { findLockedCustomField, insertCustomField } from "#lib/db/stores/custom-fields/custom-fields.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { requireNamedBrandAmong } from "#lib/domain/brands/require-brand.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isSandboxCredential } from "#lib/policy/grants.ts";
import { putBehind } from "./put-behind.ts";
import { recordCustomFieldEvent } from "./record-custom-field-event.ts";

type DuplicateInput = {
	customFieldId: string;
	/** Where the copy goes: its own brand, or another one. */
	brandId: string;
	/** What the copy is called. */
	name: string;
};

/**
 * Makes a custom field of the caller's own that is just like one they see, in the same brand, where it stands right
 * behind the first one, or in another.
 *
 * @returns the id of the copy
 * @throws AppError NotFound for an unknown field or brand
 */
export const duplicateCustomField = defineVerb(
	{ permission: "custom-fields.change" },
	async (context: GrantedContext, input: DuplicateInput): Promise<{ customFieldId: string }> => {
		const { principal } = context;
		const id = randomUUID();
		const now = context.now();
		await inTransaction(async (tx) => {
			const brands = isUuid(input.customFieldId) ? await lockBrands(tx, principal.accountId) : null;
			const model = brands && (await findLockedCustomField(tx, brands, principal, input.customFieldId));
			if (!brands || !model) throw notFound("custom field");
			const brand = await requireNamedBrandAmong(tx, brands, input.brandId);
			const { description, position, isShared, definition } = model;
			await insertCustomField(tx, brand, {
				...{ id, name: input.name, description, position, isShared, definition },
				createdById: principal.userId,
				isSandbox: isSandboxCredential(principal),
				createdAt: now,
				modifiedAt: now,
			});
			// In another brand the model is not there: the copy becomes the last.
			await putBehind(tx, brand, id, model.id);
			await recordCustomFieldEvent(tx, context, "CustomFieldCreated", { id, name: input.name, isShared });
		});
		return { customFieldId: id };
	},
);
