import { countCustomFieldUses, MAX_COUNTED_USES } from "#lib/db/stores/custom-field-uses.ts";
import { isCustomField } from "#lib/db/stores/custom-fields.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { CustomFieldUses } from "#lib/draft/library-field.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * How many documents and drafts of the account carry a field that was made from a custom field: numbers only, whoever
 * may open them.
 *
 * @throws AppError NotFound
 */
export const countUses = defineVerb(
	{ permission: "custom-fields.read" },
	async ({ principal }: UserContext, { customFieldId }: { customFieldId: string }): Promise<CustomFieldUses> => {
		const isKnown = isUuid(customFieldId) && (await isCustomField(principal, customFieldId));
		if (!isKnown) throw notFound("custom field");
		const { documents, drafts } = await countCustomFieldUses(principal.accountId, customFieldId);
		return { documents, drafts, hasMore: documents + drafts >= MAX_COUNTED_USES };
	},
);
