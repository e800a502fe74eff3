import { expect, it } from "vitest";
import { draftField, draftFile, ID } from "#lib/draft/testing/make-draft.ts";
import { messages } from "#lib/i18n/generated/field-settings.js";
import { listedNames } from "./listed-names.ts";

const at = (y: number) => ({ bounds: { x: 40, y, width: 150, height: 20 } });

it("counts the fields of one person that are called the same as one reads them, whatever their order of filling in", () => {
	const fields = {
		[ID.one]: draftField({ type: "TextBox", ...at(300), order: "a0" }),
		[ID.two]: draftField({ type: "TextBox", ...at(100), order: "a1" }),
		[ID.three]: draftField({ type: "TextBox", recipientId: ID.ben, ...at(200) }),
		[ID.gone]: draftField({ type: "TextBox", label: "Rent", ...at(400) }),
	};
	const names = listedNames({ fields, files: { [ID.file]: draftFile() } }, messages.EN.types);
	expect(Object.fromEntries(names)).toEqual({
		[ID.two]: "Text 1",
		[ID.one]: "Text 2",
		[ID.three]: "Text",
		[ID.gone]: "Rent",
	});
});
