import { hasOwnEventSince } from "#lib/db/stores/audit/account-events.ts";
import { updateCustomField } from "#lib/db/stores/custom-fields/custom-fields.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { type LibraryPatch, type RefusedSetting, settleField } from "#lib/draft/library-field.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordCustomFieldEvent } from "./record-custom-field-event.ts";
import { requireCustomField } from "./require-custom-field.ts";

/** Who changes a field while they type changes it many times: what belongs together is one line in the account's log. */
const ONE_SITTING_MS = 10 * 60_000;

/**
 * Changes settings of a custom field, as one types: what the interface refuses is named and left as it was, all else is
 * kept. Fields placed before stay as they are.
 *
 * @returns the keys of the change that were not taken, and the settings where it is to be said
 * @throws AppError NotFound; Forbidden
 */
export const saveSettings = defineVerb(
	{ permission: "custom-fields.change" },
	async (
		context: GrantedContext,
		{ customFieldId, set }: { customFieldId: string; set: LibraryPatch },
	): Promise<{ unsaved: string[]; refused: RefusedSetting[] }> =>
		inTransaction(async (tx) => {
			const { field } = await requireCustomField(tx, context, customFieldId);
			const { name, description, isShared, definition, brandId, position } = field;
			const place = { brandId, fieldOrder: position };
			const { request, ...left } = settleField({ ...definition, name, description, isShared }, set, place);
			if (!request) return left;
			await updateCustomField(tx, field, {
				name: request.fieldName,
				description: request.fieldDescription,
				isShared: request.sharedField,
				definition: request.definition,
				modifiedAt: context.now(),
			});
			const about = { id: field.id, name: request.fieldName, isShared: request.sharedField };
			const { accountId, userId } = context.principal;
			const since = new Date(context.now().getTime() - ONE_SITTING_MS);
			const noted = { type: "CustomFieldEdited", userId, key: "customFieldId", value: field.id, since };
			if (!(await hasOwnEventSince(tx, accountId, noted))) {
				await recordCustomFieldEvent(tx, context, "CustomFieldEdited", about);
			}
			return left;
		}),
);
