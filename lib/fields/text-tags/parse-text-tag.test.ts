import { describe, expect, it } from "vitest";
import { parseTextTag, type TextTag } from "./parse-text-tag.ts";

const inline = (change: Partial<Extract<TextTag, { kind: "inline" }>>) => ({
	kind: "inline",
	type: "TextBox",
	signerIndex: 1,
	isRequired: false,
	label: "",
	fieldId: null,
	dateFormat: null,
	...change,
});

describe("a tag is read", () => {
	it.each([
		["text|1|*|Enter name|field_1", inline({ isRequired: true, label: "Enter name", fieldId: "field_1" })],
		["text|1", inline({})],
		["text|1| |", inline({})],
		["sign|2|*", inline({ type: "Signature", signerIndex: 2, isRequired: true })],
		["init|1", inline({ type: "Initial" })],
		["date|1", inline({ type: "DateSigned" })],
		["check|1||Agree|c1", inline({ type: "CheckBox", label: "Agree", fieldId: "c1" })],
		["radio|1||Plan|a", inline({ type: "RadioButton", label: "Plan", fieldId: "a" })],
		["editdate|1|*|yyyy,MMM dd", inline({ type: "EditableDate", isRequired: true, dateFormat: "yyyy, MMM dd" })],
		["editdate|1|*|Born on", inline({ type: "EditableDate", isRequired: true, label: "Born on" })],
		["Company|3", inline({ type: "Company", signerIndex: 3 })],
		["EMAIL|1", inline({ type: "Email" })],
		[
			"te xt|1 2| *|Enter  name |fie ld",
			inline({ signerIndex: 12, isRequired: true, label: "Enter name", fieldId: "field" }),
		],
		["ｔｅｘｔ｜１", inline({})],
	])("{{%s}}", (inner, tag) => {
		expect(parseTextTag(inner)).toEqual(tag);
	});

	it.each([
		["@def1", { kind: "defined", definitionId: "def1", label: "", fieldId: null }],
		["@def1:First name|first", { kind: "defined", definitionId: "def1", label: "First name", fieldId: "first" }],
		["@def1:First name", { kind: "defined", definitionId: "def1", label: "First name", fieldId: null }],
		["@d ef1 : First name | fi rst", { kind: "defined", definitionId: "def1", label: "First name", fieldId: "first" }],
		["@def1|first", { kind: "defined", definitionId: "def1", label: "", fieldId: "first" }],
	])("{{%s}}", (inner, tag) => {
		expect(parseTextTag(inner)).toEqual(tag);
	});
});

describe("what is meant as a tag and is none is said", () => {
	it.each([
		["sgn|1|*", /"sgn" isn’t a tag type\. Use one of text, sign, init/],
		["text|x", /second part must be the number of a signer/],
		["text|0", /second part must be the number of a signer/],
		["text||*", /second part must be the number of a signer/],
		["text|1|yes", /third part must be "\*"/],
		["text|1|*|a|b|c", /more than five parts/],
		["@", /has no definition ID/],
		["@:label|id", /has no definition ID/],
	])("{{%s}}", (inner, problem) => {
		expect(parseTextTag(inner)).toEqual({ kind: "wrong", problem: expect.stringMatching(problem) });
	});
});

describe("other text in braces is no tag", () => {
	it.each(["", "a", "name", "text", "customer.name", "price|currency:2", "#if x", "{", "|"])("{{%s}}", (inner) => {
		expect(parseTextTag(inner)).toBeNull();
	});
});
