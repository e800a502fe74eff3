import { z } from "zod";
import { type CustomFieldRequest, customFieldBodyBeta } from "#lib/contract/custom-fields/custom-field-wire.ts";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { draftFieldSchema } from "./draft-field-schema.ts";
import { text } from "./draft-values.ts";
import { fieldWire } from "./to-send-wire.ts";

/** A placed field that is to be kept, to be used again. */
export const keptFieldSchema = z.strictObject({
	brandId: text(200),
	name: text(255),
	/** How ids of its copies begin; empty: as its type is called. */
	idPrefix: text(100),
	/** Senders cannot change the prefix. */
	restrictIdPrefixChange: z.boolean(),
	/** Everybody of the account may place it. */
	isShared: z.boolean(),
	field: draftFieldSchema,
});

export type KeptField = z.infer<typeof keptFieldSchema>;

/** What an API client would send to keep the same, judged by the rules of the interface; or what these refuse, by part. */
export function toCustomField(kept: KeptField): { request: CustomFieldRequest } | { errors: Record<string, string[]> } {
	const { brandId, name, idPrefix, restrictIdPrefixChange, isShared, field } = kept;
	// Rules speak of other fields of the document, and a choice of its other buttons.
	const alone = { ...field, conditionalRules: [], groupName: null };
	const { width, height } = field.bounds;
	const own = { width, height, idPrefix: idPrefix || null, restrictIdPrefixChange };
	const formField = { ...fieldWire(alone, 1, null), ...own };
	const body = { fieldName: name, fieldDescription: "", brandId, sharedField: isShared, formField };
	const parsed = customFieldBodyBeta.safeParse(body);
	return parsed.success ? { request: parsed.data } : { errors: fieldErrorsOf(parsed.error) };
}
