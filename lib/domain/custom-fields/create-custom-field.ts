import { randomUUID } from "node:crypto";
import type { CustomFieldRequest } from "#lib/contract/custom-fields/custom-field-wire.ts";
import type { CustomFieldMessageModel } from "#lib/contract/custom-fields/read-models.ts";
import { insertCustomField } from "#lib/db/stores/custom-fields/custom-fields.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import { requireNamedLockedBrand } from "#lib/domain/brands/require-brand.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isSandboxCredential } from "#lib/policy/grants.ts";
import { recordCustomFieldEvent } from "./record-custom-field-event.ts";

/**
 * Keeps a form field to use again.
 *
 * @throws AppError NotFound for an unknown brand
 */
export const createCustomField = defineVerb(
	{ permission: "custom-fields.change" },
	async (context: GrantedContext, input: CustomFieldRequest): Promise<CustomFieldMessageModel> => {
		const { accountId, userId } = context.principal;
		const { fieldName: name, sharedField: isShared } = input;
		const id = randomUUID();
		const now = context.now();
		return answerInTransaction(async (tx) => {
			const brand = await requireNamedLockedBrand(tx, accountId, input.brandId);
			await insertCustomField(tx, brand, {
				id,
				createdById: userId,
				name,
				description: input.fieldDescription,
				position: input.fieldOrder,
				isShared,
				isSandbox: isSandboxCredential(context.principal),
				definition: input.definition,
				createdAt: now,
				modifiedAt: now,
			});
			await recordCustomFieldEvent(tx, context, "CustomFieldCreated", { id, name, isShared });
			return { customFieldId: id, message: "The custom field was created." };
		});
	},
);
