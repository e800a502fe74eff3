import { expect, it } from "vitest";
import { FIELD_DEFAULTS } from "./field-defaults.ts";
import { parseFieldDefinition } from "./parsing/parse-field-definition.ts";

it("is what the interface makes of a TextBox of which nothing is said", () => {
	const bounds = { x: 10, y: 20, width: 150, height: 22 };
	const parsed = parseFieldDefinition({ fieldType: "TextBox", pageNumber: 3, bounds }, "field");
	if (!("field" in parsed)) expect.fail(JSON.stringify(parsed.errors));
	expect({ ...FIELD_DEFAULTS, id: "TextBox1", type: "TextBox", page: 3, bounds }).toEqual(parsed.field);
});
