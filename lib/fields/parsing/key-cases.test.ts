import { describe, expect, it } from "vitest";
import { FIELD_KEYS } from "#lib/fields/field-keys.ts";
import { FIELD_TYPES } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY, hasKey } from "#lib/fields/registry.ts";
import { finishedValue } from "#lib/fields/testing/finished-value.ts";
import { fieldKeyCases } from "#lib/fields/testing/key-cases.ts";
import { SIGNED_AT } from "#lib/fields/testing/type-cases.ts";
import { DEFAULT_DATE_FORMAT, DEFAULT_TIME_FORMAT, displayText } from "#lib/fields/values/format.ts";
import { validateValue } from "#lib/fields/values/values.ts";
import { parseFieldDefinition } from "./parse-field-definition.ts";
import type { FieldInput } from "./read-input.ts";

const now = new Date(SIGNED_AT);
const context = {
	locale: "EN",
	timeZone: "UTC",
	account: { dateFormat: DEFAULT_DATE_FORMAT, timeFormat: DEFAULT_TIME_FORMAT },
};

function parse(input: FieldInput) {
	const result = parseFieldDefinition(input, "F");
	if ("errors" in result) throw new Error(JSON.stringify(result.errors));
	return result.field;
}

describe("the keys of the interface's form field tables", () => {
	it.each(FIELD_KEYS)("%s has a case", (key) => {
		expect(fieldKeyCases.filter((one) => one.key === key).length).toBeGreaterThan(0);
	});

	it.each(FIELD_KEYS)("%s has an effect on at least one type", (key) => {
		expect(FIELD_TYPES.some((type) => hasKey(type, key))).toBe(true);
	});

	it("every case is of a type that the key has an effect on", () => {
		for (const { key, type } of fieldKeyCases) expect([key, type, hasKey(type, key)]).toEqual([key, type, true]);
	});

	it("every type has an entry in the registry", () => {
		expect(Object.keys(FIELD_REGISTRY).sort()).toEqual([...FIELD_TYPES].sort());
	});
});

describe.each(fieldKeyCases)("$key on $type ($note)", ({ type, input, expectField, refusals, expectOnPage }) => {
	it("becomes part of the field", () => {
		expect(parse(input)).toMatchObject({ type, ...expectField });
	});

	it.each(refusals)("is refused at $path", ({ change, path, message }) => {
		const result = parseFieldDefinition({ ...input, ...change }, "F");
		expect(result).toHaveProperty("errors");
		const errors = "errors" in result ? result.errors : {};
		expect(errors[`F.${path}`]?.join(" ")).toMatch(message);
	});

	it("prints what page and PDF must show", () => {
		const { text } = expectOnPage;
		const field = parse(input);
		const shown = displayText({ ...field, value: finishedValue(field, now) }, context);
		if (text !== undefined && isShownText(type)) expect(shown).toBe(text);
	});

	it("meets a signer's values as it should", () => {
		for (const { value, code, canonical } of expectOnPage.tries ?? []) {
			const result = validateValue(parse(input), value, { now });
			if (code) expect(result).toMatchObject({ error: { code } });
			else expect(result).toEqual({ value: canonical });
		}
	});
});

/** An empty file field shows its title, which the page draws and displayText does not. */
function isShownText(type: (typeof FIELD_TYPES)[number]): boolean {
	return FIELD_REGISTRY[type].kind !== "file";
}
