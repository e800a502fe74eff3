import { expect, it } from "vitest";
import { withLocalDates } from "./local-dates.ts";

it("dates that the workplace makes are written as their sender writes them, unless a format was chosen", () => {
	const fields = [
		{ fieldType: "DateSigned" },
		{ fieldType: "DateSigned", dateFormat: "yyyy-MM-dd" },
		{ fieldType: "EditableDate" },
		{ fieldType: "EditableDate", editableDateFieldSettings: { dateFormat: "MMM dd, yyyy" } },
		{ fieldType: "TextBox" },
	];
	expect(withLocalDates(fields, "fr-FR")).toEqual([
		{ fieldType: "DateSigned", dateFormat: "dd/MM/yyyy" },
		{ fieldType: "DateSigned", dateFormat: "yyyy-MM-dd" },
		{ fieldType: "EditableDate", editableDateFieldSettings: { dateFormat: "dd/MM/yyyy" } },
		{ fieldType: "EditableDate", editableDateFieldSettings: { dateFormat: "MMM dd, yyyy" } },
		{ fieldType: "TextBox" },
	]);
});
