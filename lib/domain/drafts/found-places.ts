import { foundFieldId, makeFoundField, repeatedNames } from "#lib/domain/documents/sending/make-found-field.ts";
import { parseInlineTag, visiblePart } from "#lib/domain/documents/sending/parse-inline-tag.ts";
import type { FoundPlace } from "#lib/draft/found-place.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";
import { FIELD_DEFAULTS } from "#lib/fields/field-defaults.ts";
import { parseTextTag } from "#lib/fields/text-tags/parse-text-tag.ts";
import type { PageGeometry, RequestedField } from "#lib/fields/types.ts";
import type { FoundField, PrintedTag } from "#lib/pdf/tasks.ts";

/**
 * What was found in a file as it is offered: the fields that the interface would make of it. Tags that only a definition
 * explains, and those that say nothing sensible, are left as they stand.
 *
 * @param pages those that were searched
 */
export function foundPlaces(
	fields: readonly FoundField[],
	tags: readonly PrintedTag[],
	pages: readonly PageGeometry[],
): FoundPlace[] {
	const repeated = repeatedNames(fields);
	const places = fields.map((found): FoundPlace => {
		const field = makeFoundField(found, { id: "", path: "File", repeated });
		return {
			...offered(field),
			key: found.key,
			source: found.source,
			signer: null,
			id: foundFieldId(found),
		};
	});
	return [...places, ...tags.flatMap((tag) => offeredTag(tag, pages))];
}

function offeredTag(printed: PrintedTag, pages: readonly PageGeometry[]): FoundPlace[] {
	const page = pages[printed.page - 1];
	const bounds = page ? visiblePart(printed.bounds, page) : null;
	const tag = parseTextTag(printed.text.slice(2, -2));
	if (!bounds || tag?.kind !== "inline") return [];
	const parsed = parseInlineTag(tag, { page: printed.page, bounds }, "File");
	if ("errors" in parsed) return [];
	return [
		{
			...offered(parsed.field),
			key: printed.key,
			source: "tag",
			signer: tag.signerIndex - 1,
			id: tag.fieldId,
		},
	];
}

function offered(field: RequestedField): Pick<FoundPlace, "page" | "type" | "bounds" | "name" | "label" | "settings"> {
	const { id: _, hasDefaultDateFormat: _default, page, type, bounds, ...said } = field;
	const defaults: Record<string, unknown> = FIELD_DEFAULTS;
	const settings = Object.fromEntries(
		Object.entries(said).filter(([key, value]) => !isSameValue(value, defaults[key])),
	);
	return { page, type, bounds, name: field.name, label: field.label, settings };
}
