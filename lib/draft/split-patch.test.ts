import { describe, expect, it } from "vitest";
import { splitPatch } from "./split-patch.ts";

const LONG = "x".repeat(501);

describe("what is set of a custom field", () => {
	it("is taken where it has its shape", () => {
		expect(splitPatch({ name: "IBAN", isRequired: true })).toEqual({
			set: { name: "IBAN", isRequired: true },
			unsaved: [],
			refused: [],
		});
	});

	it.each([
		["dropdownOptions", ["One", LONG], "dropdownOptions"],
		["bounds", { x: 0, y: 0, width: -1, height: 20 }, "width"],
		["bounds", { x: 0, y: 0, width: 20, height: 0 }, "height"],
		["imageInfo", { title: LONG, description: "", allowedFileExtensions: [] }, "fileTitle"],
		["attachmentInfo", { title: "", description: "", allowedFileTypes: [LONG], acceptedFileTypes: [] }, "fileTypes"],
		["characterLimit", 0, "characterLimit"],
		["characterSpacing", 101, "characterSpacing"],
		["formula", { expression: "1", decimalPrecision: -1 }, "formula"],
		["font", {}, "font"],
		["resizeOption", "Sideways", "font"],
	])("is refused where it has not, and holds nothing else back: %s %j", (key, value, setting) => {
		const split = splitPatch({ [key]: value, name: "IBAN" });
		expect(split).toEqual({ set: { name: "IBAN" }, unsaved: [key], refused: [setting] });
	});

	it("is refused whole where it is none", () => {
		expect(() => splitPatch({ page: 1 })).toThrow(expect.objectContaining({ code: "ValidationError" }));
		expect(() => splitPatch({ toString: 1 })).toThrow(expect.objectContaining({ code: "ValidationError" }));
	});
});
