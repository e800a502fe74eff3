import { foundFieldId, makeFoundField, repeatedNames } from "#lib/domain/documents/sending/make-found-field.ts";
import { parseInlineTag, visiblePart } from "#lib/domain/documents/sending/parse-inline-tag.ts";
import type { FoundPlace } from "#lib/draft/found-place.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";
import { FIELD_DEFAULTS } from "#lib/fields/field-defaults.ts";
import type { FieldWithValue, PageGeometry } from "#lib/fields/field-types.ts";
import { FIELD_TYPE_SPELLINGS } from "#lib/fields/parsing/spellings.ts";
import { hasKey } from "#lib/fields/registry.ts";
import { parseTextTag, type TextTag } from "#lib/fields/text-tags/parse-text-tag.ts";
import { SHORT_TAG_TYPES } from "#lib/fields/text-tags/short-tag-types.ts";
import type { FoundField, PrintedTag } from "#lib/pdf/tasks.ts";

/**
 * What was found in a file as it is offered: the fields that the interface would make of it. A tag that only a definition
 * explains is offered as what its words ask for; those that say nothing sensible are left as they stand.
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
			party: found.party,
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
	if (!bounds || !tag || tag.kind === "wrong") return [];
	const inline = tag.kind === "defined" ? asInline(tag) : tag;
	const parsed = parseInlineTag(inline, { page: printed.page, bounds }, "File");
	if ("errors" in parsed) return [];
	return [
		{
			...offered(parsed.field),
			key: printed.key,
			source: "tag",
			party: null,
			signer: tag.kind === "defined" ? null : tag.signerIndex - 1,
			id: tag.fieldId,
		},
	];
}

type Tag<Kind> = Extract<TextTag, { kind: Kind }>;

/** What its name says, where the request that would define it is not there: a type, else a text. */
function asInline({ definitionId, label, fieldId }: Tag<"defined">): Tag<"inline"> {
	const words = definitionId.toLowerCase().split(/[^\p{L}]+/u);
	const [type = "TextBox"] = words.flatMap(
		(word) => SHORT_TAG_TYPES[word] ?? FIELD_TYPE_SPELLINGS.byText.get(word) ?? [],
	);
	const isMark = type === "Signature" || type === "Initial";
	const said = { label: label || definitionId, fieldId, dateFormat: null };
	return { kind: "inline", type, signerIndex: 1, isRequired: isMark, ...said };
}

function offered(field: FieldWithValue): Pick<FoundPlace, "page" | "type" | "bounds" | "name" | "label" | "settings"> {
	const { id: _, page, type, bounds, ...said } = field;
	const defaults: Record<string, unknown> = FIELD_DEFAULTS;
	// The desk’s own dates inherit the account’s format, so a format that a tag names is kept even if it is the default.
	const isNamed = (key: string) => key === "dateFormat" && hasKey(type, key);
	const settings = Object.fromEntries(
		Object.entries(said).filter(([key, value]) => isNamed(key) || !isSameValue(value, defaults[key])),
	);
	return { page, type, bounds, name: field.name, label: field.label, settings };
}
