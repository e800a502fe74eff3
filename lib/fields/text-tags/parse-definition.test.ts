import { describe, expect, it } from "vitest";
import { parseTextTagDefinition } from "./parse-definition.ts";
import { TEXT_TAG_KEYS } from "./text-tag-keys.ts";

const PATH = "TextTagDefinitions[0]";
const BASE = { definitionId: "d", type: "TextBox", signerIndex: 1 };

function parse(change: object) {
	return parseTextTagDefinition({ ...BASE, ...change }, PATH, 2);
}

const KEY_CASES: [key: string, change: object, expected: object][] = [
	["definitionId", { definitionId: " my id " }, { definitionId: "myid" }],
	["type", { type: "signature" }, { field: { type: "Signature" } }],
	["signerIndex", { signerIndex: "2" }, { signer: 1 }],
	["isRequired", { isRequired: "True" }, { field: { isRequired: true } }],
	["fieldId", { fieldId: "first" }, { fieldId: "first" }],
	["radioGroupName", { type: "RadioButton", radioGroupName: "g" }, { field: { groupName: "g" } }],
	["groupName", { type: "RadioButton", groupName: "g" }, { field: { groupName: "g" } }],
	["size", { size: { width: "120", height: 30 } }, { widthPx: 120, heightPx: 30 }],
	["size of no extent", { size: { width: 0, height: 0 } }, { widthPx: null, heightPx: null }],
	["size as JSON text", { size: '{"Width":50}' }, { widthPx: 50, heightPx: null }],
	["offset", { offset: { offsetX: -4.5, OffsetY: "8" } }, { offsetPx: { x: -4.5, y: 8 } }],
	["placeholder", { placeholder: "Name" }, { field: { placeholder: "Name" } }],
	[
		"font",
		{ font: { name: "Courier", size: 20, color: "#ff0000", style: "Bold", lineHeight: 24 } },
		{ field: { font: { family: "Courier", size: 20, color: "#ff0000", isBold: true, lineHeight: 24 } } },
	],
	[
		"validation",
		{ validation: { type: "Regex", regex: "^a+$", regexMessage: "Only a." } },
		{
			field: { validationType: "CustomRegex", validationRegex: "^a+$", validationRegexMessage: "Only a." },
		},
	],
	["dateFormat", { type: "EditableDate", dateFormat: "yyyy-MM-dd" }, { field: { dateFormat: "yyyy-MM-dd" } }],
	["dateFormat null", { type: "DateSigned", dateFormat: null }, { field: { dateFormat: null } }],
	["timeFormat", { type: "DateSigned", timeFormat: "HH:mm" }, { field: { timeFormat: "HH:mm" } }],
	["value", { value: "Ada" }, { field: { value: "Ada" } }],
	["label", { label: "Your name" }, { field: { label: "Your name" } }],
	["dropdownOptions", { type: "Dropdown", dropdownOptions: ["a", "b"] }, { field: { dropdownOptions: ["a", "b"] } }],
	[
		"imageInfo",
		{ type: "Image", imageInfo: { title: "Badge", allowedFileExtensions: ".png" } },
		{ field: { imageInfo: { title: "Badge", allowedFileExtensions: [".png"] } } },
	],
	[
		"attachmentInfo",
		{ type: "Attachment", attachmentInfo: { title: "CV" } },
		{ field: { attachmentInfo: { title: "CV" } } },
	],
	[
		"hyperlinkText",
		{ type: "Hyperlink", hyperlinkText: "Terms", value: "https://example.com/" },
		{ field: { hyperlinkText: "Terms" } },
	],
	[
		"formulaFieldSettings",
		{ type: "Formula", formulaFieldSettings: { FormulaExpression: "a * 2", decimalPrecision: 1 } },
		{ field: { type: "Formula", formula: { expression: "a * 2", decimalPrecision: 1 } } },
	],
	["isReadOnly", { isReadOnly: true, value: "Fixed" }, { field: { isReadOnly: true, value: "Fixed" } }],
	["tabIndex", { tabIndex: 3 }, { field: { tabIndex: 3 } }],
	["dataSyncTag", { dataSyncTag: "t" }, { field: { dataSyncTag: "t" } }],
	["textAlign", { textAlign: "Right" }, { field: { textAlign: "Right" } }],
	["textDirection", { textDirection: "RTL" }, { field: { textDirection: "RTL" } }],
	["characterSpacing", { characterSpacing: 2 }, { field: { characterSpacing: 2 } }],
	["characterLimit", { characterLimit: 9 }, { field: { characterLimit: 9 } }],
	["resizeOption", { resizeOption: "GrowBoth" }, { field: { resizeOption: "GrowBoth" } }],
	["backgroundHexColor", { backgroundHexColor: "#00ff00" }, { field: { backgroundColor: "#00ff00" } }],
	["keys in any case", { TYPE: undefined, SIGNERINDEX: undefined, LABEL: "x" }, { field: { label: "x" } }],
	["keys nobody knows", { colour: "red" }, { definitionId: "d" }],
];

describe("every key of a definition has its meaning", () => {
	it.each(KEY_CASES)("%s", (_key, change, expected) => {
		const entries = Object.entries(change).filter(([, value]) => value !== undefined);
		expect(parse(Object.fromEntries(entries))).toMatchObject({ definition: expected });
	});
});

it("every key of a definition has a case", () => {
	expect(TEXT_TAG_KEYS.filter((key) => !KEY_CASES.some(([name]) => name.split(" ")[0] === key))).toEqual([]);
});

describe("what is wrong is refused under the definition's own names", () => {
	it.each<[what: string, change: object, part: string, words: RegExp]>([
		["no id", { definitionId: "" }, "DefinitionId", /is required/],
		["no type", { type: undefined }, "Type", /^Type is required/],
		["an unknown type", { type: "Stamp" }, "Type", /must be one of/],
		["a formula that says nothing", { type: "Formula" }, "FormulaFieldSettings.FormulaExpression", /required/],
		["no signer", { signerIndex: undefined }, "SignerIndex", /is required/],
		["signer 0", { signerIndex: 0 }, "SignerIndex", /from 1/],
		["a signer that is not there", { signerIndex: 3 }, "SignerIndex", /Signer 3 doesn’t exist; the document has 2/],
		["a size that is none", { size: { width: "wide" } }, "Size.Width", /must be a number/],
		["an offset that is none", { offset: { offsetY: "low" } }, "Offset.OffsetY", /must be a number/],
		["read-only without a value", { isReadOnly: true }, "Value", /./],
		["a radio button without a group", { type: "RadioButton" }, "GroupName", /required for a RadioButton/],
		["an unknown validation", { validation: { type: "Odd" } }, "Validation.Type", /must be one of/],
		["a bad pattern", { validation: { type: "Regex", regex: "(" } }, "Validation.Regex", /./],
		[
			"a pattern that is missing",
			{ validation: { type: "Regex" } },
			"Validation.Regex",
			/Validation\.Regex is required/,
		],
		["masking, which is not done here", { isMasked: true }, "IsMasked", /not supported/],
		["rules between fields", { conditionalRules: [{}] }, "ConditionalRules", /supported for CheckBox/],
	])("%s", (_what, change, part, words) => {
		const result = parse(change);
		expect(result).toEqual({ errors: { [`${PATH}.${part}`]: [expect.stringMatching(words)] } });
	});
});
