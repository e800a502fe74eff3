import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { parseFieldDefinition } from "#lib/fields/parsing/parse-field-definition.ts";
import { hasKey } from "#lib/fields/registry.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import type { FoundField } from "#lib/pdf/tasks.ts";

/** Text fields of one name are one field of the form, shown several times: they hold one value. */
export function repeatedNames(found: readonly FoundField[]): Set<string> {
	const names = found.filter(isText).map(({ name }) => name);
	return new Set(names.filter((name, index) => name !== "" && names.indexOf(name) !== index));
}

function isText({ type }: FoundField): boolean {
	return type === "TextBox" || type === "Email";
}

/** The id that a form field has in its file; null for one that is to get another. */
export function foundFieldId({ name, type, source }: FoundField): string | null {
	const own = name.trim();
	return source !== "form" || own === "" || own.length > 255 || type === "RadioButton" ? null : own;
}

/**
 * What was found in a file, as a field.
 *
 * @param where.path the part of the request it came in
 * @param where.repeated names that several text fields of the file have
 */
export function makeFoundField(
	found: FoundField,
	where: { id: string; path: string; repeated: ReadonlySet<string> },
): FieldWithValue {
	const { id, path, repeated } = where;
	const place = {
		id,
		pageNumber: found.page,
		bounds: found.bounds,
		isRequired: found.isRequired,
	};
	// A form field's own name is made for programs, such as `topmostSubform[0].Page1[0].p1-t1[0]`.
	const words = {
		name: cutText(found.label, 500),
		label: cutText(found.label, 500),
	};
	const isSynced = isText(found) && repeated.has(found.name);
	const type = found.type === "Dropdown" && found.options.length === 0 ? "TextBox" : found.type;
	const whole = {
		...place,
		...words,
		fieldType: type,
		...(hasKey(type, "dateFormat") ? { dateFormat: null } : {}),
		groupName: found.groupName === null ? null : cutText(found.groupName, 255),
		value: found.value,
		characterLimit: found.characterLimit,
		dropdownOptions: type === "Dropdown" ? found.options : null,
		dataSyncTag: isSynced ? cutText(found.name, 255) : null,
	};
	// A list may be filled in with what is not on it, and a text be longer than its field allows.
	const asText = {
		...place,
		...words,
		fieldType: "TextBox",
		value: found.value,
	};
	const tries = type === "Dropdown" || isText(found) ? [whole, asText, { ...asText, value: null }] : [whole];
	for (const input of tries) {
		const parsed = parseFieldDefinition(input, path, () => id);
		if ("field" in parsed) return parsed.field;
	}
	throw new Error(`the field "${found.name}" cannot be made a ${found.type}`);
}
