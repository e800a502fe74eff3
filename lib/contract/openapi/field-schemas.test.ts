import { describe, expect, it } from "vitest";
import { parseFieldDefinition } from "#lib/fields/parsing/parse-field-definition.ts";
import { FORM_FIELD } from "./field-schemas.ts";
import type { JsonSchema } from "./json-schema.ts";

const SOUND = { fieldType: "TextBox", pageNumber: 1, bounds: { x: 0, y: 0, width: 10, height: 10 } };

/** What a field needs besides, so that a value of a key is looked at. */
const NEEDED: Record<string, object> = {
	dropdownOptions: { fieldType: "Dropdown" },
	hyperlinkText: { fieldType: "Hyperlink", value: "https://example.com" },
	formulaFieldSettings: { fieldType: "Formula" },
	conditionalRules: { fieldType: "CheckBox" },
	editableDateFieldSettings: { fieldType: "EditableDate" },
	imageInfo: { fieldType: "Image" },
	attachmentInfo: { fieldType: "Attachment" },
};

/** Values at the ends of what a schema takes, and just beyond them. */
function ends(schema: JsonSchema): { taken: unknown[]; refused: unknown[] } {
	const { minimum, exclusiveMinimum, maximum, maxLength, enum: values } = schema as Record<string, never>;
	const taken: unknown[] = [];
	const refused: unknown[] = [];
	if (values) {
		taken.push(...(values as unknown[]));
		refused.push("none of these");
	}
	if (minimum !== undefined) taken.push(minimum);
	if (maximum !== undefined) taken.push(maximum);
	if (minimum !== undefined) refused.push(minimum - 1);
	if (exclusiveMinimum !== undefined) refused.push(exclusiveMinimum);
	if (maximum !== undefined) refused.push(maximum + 1);
	if (maxLength !== undefined) {
		taken.push("x".repeat(maxLength));
		refused.push("x".repeat(maxLength + 1));
	}
	return { taken, refused };
}

function problemsAt(key: string, value: unknown): string[] {
	const parsed = parseFieldDefinition({ ...SOUND, ...NEEDED[key], [key]: value }, "F");
	const name = key.charAt(0).toUpperCase() + key.slice(1);
	return "errors" in parsed ? Object.keys(parsed.errors).filter((path) => path.startsWith(`F.${name}`)) : [];
}

/** Keys whose values depend on another key, and are judged by the tests of lib/fields. */
const TOGETHER = new Set(["fieldType", "validationType", "value"]);

const cases = Object.entries(FORM_FIELD.properties ?? {}).filter(([key]) => !TOGETHER.has(key));

describe("a form field takes what its schema says, and no more", () => {
	it.each(cases)("%s", (key, schema) => {
		const { taken, refused } = ends(schema);
		for (const value of taken) expect(problemsAt(key, value), `${key} ${String(value).slice(0, 40)}`).toEqual([]);
		for (const value of refused) {
			expect(problemsAt(key, value), `${key} ${String(value).slice(0, 40)}`).not.toEqual([]);
		}
	});

	it.each(["x", "y", "width", "height"])("bounds.%s", (side) => {
		const { taken, refused } = ends(FORM_FIELD.properties?.bounds?.properties?.[side] ?? {});
		expect(taken.length * refused.length).toBeGreaterThan(0);
		for (const value of taken) expect(problemsAt("bounds", { ...SOUND.bounds, [side]: value })).toEqual([]);
		for (const value of refused) expect(problemsAt("bounds", { ...SOUND.bounds, [side]: value })).not.toEqual([]);
	});
});

describe("a field has the default its schema says", () => {
	const withDefaults = cases.filter(([key, { default: otherwise }]) => otherwise !== undefined && key !== "isReadOnly");

	it.each(withDefaults)("%s", (key, { default: otherwise }) => {
		const input = { ...SOUND, fieldType: key === "timeFormat" ? "DateSigned" : "TextBox" };
		expect(parseFieldDefinition({ ...input, [key]: otherwise }, "F")).toEqual(parseFieldDefinition(input, "F"));
	});

	it("validationType", () => {
		expect(parseFieldDefinition(SOUND, "F")).toMatchObject({ field: { validationType: "None", isReadOnly: false } });
	});
});
