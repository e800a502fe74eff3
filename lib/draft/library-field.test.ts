import { describe, expect, it } from "vitest";
import { FIELD_TYPES } from "#lib/fields/field-types.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { type LibraryField, type LibraryPatch, libraryPatchSchema, settleField } from "./library-field.ts";

const PLACE = { brandId: "b1", fieldOrder: 3 };

function stored(overrides: Partial<LibraryField> = {}): LibraryField {
	const { id: _id, name: _name, page: _page, groupName: _group, tabIndex: _tab, ...definition } = makeField("TextBox");
	const own = { idPrefix: null, restrictIdPrefixChange: false };
	return { ...definition, ...own, name: "IBAN", description: "", isShared: true, ...overrides };
}

const settle = (patch: LibraryPatch, overrides?: Partial<LibraryField>) => settleField(stored(overrides), patch, PLACE);

describe("a change of a custom field", () => {
	it("is kept as a whole where nothing of it is refused, and nothing else changes with it", () => {
		const { request, unsaved, refused } = settle({
			name: "VAT",
			characterLimit: 12,
			bounds: { x: 0, y: 0, width: 90, height: 30 },
		});
		expect([unsaved, refused]).toEqual([[], []]);
		expect(request).toMatchObject({ ...PLACE, fieldName: "VAT", sharedField: true });
		expect(request?.definition).toMatchObject({
			characterLimit: 12,
			bounds: { width: 90, height: 30 },
			type: "TextBox",
		});
	});

	it.each<[string, LibraryPatch, (keyof LibraryPatch)[], string[]]>([
		["a name that is empty", { name: " ", isRequired: true }, ["name"], ["name"]],
		["a name that is too long", { name: "x".repeat(256), isRequired: true }, ["name"], ["name"]],
		["an id that begins too long", { idPrefix: "x".repeat(101), isRequired: true }, ["idPrefix"], ["idPrefix"]],
		["a value over the limit", { value: "123456", characterLimit: 3, isRequired: true }, ["characterLimit"], ["value"]],
		[
			"a pattern without a pattern",
			{ validationType: "CustomRegex", isRequired: true },
			["validationType"],
			["validationRegex"],
		],
		[
			"days the wrong way round",
			{ type: "EditableDate", minDate: "2030-02-01T00:00:00Z", maxDate: "2030-01-01T00:00:00Z" },
			["maxDate"],
			["minDate"],
		],
		["a list without anything to choose", { type: "Dropdown", isRequired: true }, ["type"], ["dropdownOptions"]],
		[
			"kinds of files that nobody knows",
			{
				type: "Attachment",
				attachmentInfo: { title: "", description: "", allowedFileTypes: [".exe!"], acceptedFileTypes: [] },
			},
			["attachmentInfo"],
			["fileTypes"],
		],
	])("leaves out %s, says where, and keeps the rest", (_, patch, unsaved, refused) => {
		const settled = settle(patch);
		expect([settled.unsaved, settled.refused]).toEqual([unsaved, refused]);
		expect(settled.request).not.toBeNull();
	});

	it("keeps what is right only together, in whatever order it comes", () => {
		const patch: LibraryPatch = { type: "Dropdown", value: "Two", dropdownOptions: ["One", "Two"], name: "" };
		const { request, unsaved } = settle(patch);
		expect(unsaved).toEqual(["name"]);
		expect(request?.definition).toMatchObject({ type: "Dropdown", value: "Two", dropdownOptions: ["One", "Two"] });
	});

	it("keeps nothing where all of it is refused", () => {
		expect(settle({ name: "" })).toEqual({ request: null, unsaved: ["name"], refused: ["name"] });
	});

	it.each(FIELD_TYPES)("round-trips a %s", (type) => {
		const parts = { hyperlinkText: "House rules", dropdownOptions: ["One"] };
		const { request } = settle({ type, isReadOnly: false, value: null, ...parts });
		const before = request && { ...request.definition, name: "IBAN", description: "", isShared: true };
		expect(request?.definition.type).toBe(type);
		expect(before && settleField(before, { description: "" }, PLACE).request?.definition).toEqual(request?.definition);
	});
});

it("the shape of a change lets no place in", () => {
	expect(libraryPatchSchema.safeParse({ name: "IBAN" }).success).toBe(true);
	expect(libraryPatchSchema.safeParse({ page: 1 }).success).toBe(false);
});
