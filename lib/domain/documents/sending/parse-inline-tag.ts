import type { Bounds, PageGeometry } from "#lib/fields/field-types.ts";
import { type ParsedField, parseFieldDefinition } from "#lib/fields/parsing/parse-field-definition.ts";
import { isTextLike } from "#lib/fields/registry.ts";
import type { TextTag } from "#lib/fields/text-tags/parse-text-tag.ts";

/**
 * The field, without an id, that a tag asks for which says everything itself.
 *
 * @param path the part of the request that refusals name
 */
export function parseInlineTag(
	tag: Extract<TextTag, { kind: "inline" }>,
	{ page, bounds }: { page: number; bounds: Bounds },
	path: string,
): ParsedField {
	const input = {
		fieldType: tag.type,
		pageNumber: page,
		bounds,
		isRequired: tag.isRequired,
		label: tag.label,
		// The label of buttons is that of their choice; what tells them apart is the id.
		name: tag.type === "RadioButton" ? (tag.fieldId ?? tag.label) : tag.label,
		placeHolder: isTextLike(tag.type) ? tag.label : null,
		// Buttons of one choice are told by their label: a tag has no other part for it.
		groupName: tag.type === "RadioButton" ? tag.label || "Choice" : null,
		dateFormat: tag.dateFormat,
	};
	return parseFieldDefinition(input, path, () => "");
}

/** What is seen of a printed tag on its page; null: nothing. */
export function visiblePart({ x, y, width, height }: Bounds, page: PageGeometry): Bounds | null {
	const [left, top] = [Math.max(0, x), Math.max(0, y)];
	const [right, bottom] = [Math.min(page.widthPx, x + width), Math.min(page.heightPx, y + height)];
	return right - left >= 1 && bottom - top >= 1 ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
