import { findCustomFieldUses, MAX_COUNTED_USES } from "#lib/db/stores/custom-fields/custom-field-uses.ts";
import { isCustomField } from "#lib/db/stores/custom-fields/custom-fields.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { CustomFieldUses } from "#lib/draft/library-field.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";

/** So many documents are named. */
const NAMED = 5;

/**
 * How many documents and drafts of the account carry a field that was made from a custom field, whoever may open them, and
 * those of the last active that the reader may.
 *
 * @throws AppError NotFound
 */
export const viewUses = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { customFieldId }: { customFieldId: string }): Promise<CustomFieldUses> => {
		const isKnown = isUuid(customFieldId) && (await isCustomField(context.principal, customFieldId));
		if (!isKnown) throw notFound("custom field");
		const uses = await findCustomFieldUses(documentScope(context), customFieldId, NAMED);
		return { ...uses, hasMore: uses.documents + uses.drafts >= MAX_COUNTED_USES };
	},
);
