import { expect, it } from "vitest";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { newField } from "./new-field.ts";

const place = { recipientId: "mia", fileId: "file", page: 1, bounds: { x: 10, y: 10, width: 150, height: 22 } };
const made = (type: FieldType, like?: ReturnType<typeof newField>) => newField(emptyDraft(), type, place, like);

it("a new date inherits the account’s format, or has the one of the date before it", () => {
	expect([made("EditableDate").dateFormat, made("DateSigned").dateFormat]).toEqual([null, null]);
	const chosen = { ...made("EditableDate"), dateFormat: "yyyy-MM-dd" as const };
	expect(made("EditableDate", chosen).dateFormat).toBe("yyyy-MM-dd");
	// Of what is no date nothing is said.
	expect(made("TextBox").dateFormat).toBe("MM/dd/yyyy");
});
