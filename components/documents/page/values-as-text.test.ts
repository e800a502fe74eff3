import { describe, expect, it } from "vitest";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import type { ViewedValue } from "../details.ts";
import { groupedValues, listedValues, valuesAsCells, valuesAsCsv } from "./values-as-text.ts";

const HEADINGS = workplaceMessages("EN").document.values;

function viewed(text: string, change: Partial<ViewedValue> = {}): ViewedValue {
	return {
		...makeField("TextBox"),
		rowId: "row",
		signerId: "signer",
		signerName: "Grace Okafor",
		locale: "EN",
		timeZone: "UTC",
		shown: { kind: "text", value: text },
		frame: null,
		isSigners: true,
		filledAt: "2026-11-22T08:41:00.000Z",
		title: "Surname",
		group: null,
		text,
		...change,
	};
}

const cell = async (text: string) => (await valuesAsCsv([viewed(text)], HEADINGS)).split("\r\n")[1]?.split(",")[1];

describe("the values of a document as a table", () => {
	it("have a heading, and a line each in the order of the pages", async () => {
		const at = (page: number, y: number) => ({ page, bounds: { x: 0, y, width: 9, height: 9 } });
		const csv = await valuesAsCsv([viewed("C", at(2, 0)), viewed("B", at(1, 50)), viewed("A", at(1, 10))], HEADINGS);
		expect(csv).toBe(
			'\ufeff"Field","Value","Filled in by","Filled in at","Page"\r\n' +
				['"A"', '"B"', '"C"']
					.map(
						(value, index) =>
							`"Surname",${value},"Grace Okafor","2026-11-22T08:41:00.000Z","${index === 2 ? 2 : 1}"\r\n`,
					)
					.join(""),
		);
	});

	it.each(["=1+1", "+32 470 12 08 55", "-2+3", "@SUM(A1)", "\t=1", "  =1", "＝1", '=HYPERLINK("http://x")'])(
		"a value that a table would calculate is text: %j",
		async (text) => {
			expect(await cell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
			const [, , copied] = /\n([^\t]*)\t([^\t]*)/.exec(valuesAsCells([viewed(text)], HEADINGS)) ?? [];
			expect(copied).toMatch(/^['\s]/);
			expect(copied).not.toMatch(/^\s*[=+@-]/);
		},
	);

	it.each([
		["a;=1+1", "a;'=1+1"],
		["a; @SUM(A1)", "a; '@SUM(A1)"],
		["two\n=1", "two\n'=1"],
		['";=1', '"";\'=1'],
	])("nor is one where only some programs begin another cell: %j", async (text, guarded) => {
		expect(await cell(text)).toBe(`"${guarded}"`);
	});

	it.each(["Okafor", "12", "-12,50", "a=b", "née"])("a plain value stays as it is: %s", async (text) => {
		expect(await valuesAsCsv([viewed(text)], HEADINGS)).toContain(`"${text}"`);
	});

	it("quotes and breaks of lines do not end a cell", async () => {
		expect(await valuesAsCsv([viewed('Say "hi"\nthere')], HEADINGS)).toContain('"Say ""hi""\nthere"');
		expect(valuesAsCells([viewed("two\nlines\tand a tab")], HEADINGS)).toContain("two lines and a tab");
	});

	it("leave out what the sender wrote and what was left empty", () => {
		expect(listedValues([viewed("Label", { isSigners: false }), viewed("")])).toEqual([]);
	});
});

it("keeps the parts of a choice together, where its first one stands", () => {
	const at = (y: number) => ({ page: 1, bounds: { x: 0, y, width: 9, height: 9 } });
	const radio = (text: string, y: number, change: Partial<ViewedValue> = {}) =>
		viewed(text, {
			...makeField("RadioButton", { groupName: "plan" }),
			...at(y),
			rowId: text,
			group: "Plan",
			...change,
		});
	const listed = [
		viewed("first", { ...at(1), rowId: "1" }),
		radio("monthly", 2),
		viewed("between", { ...at(3), rowId: "3" }),
		radio("yearly", 4),
		radio("of another", 5, { signerId: "other" }),
	];
	expect(groupedValues(listed).map(({ group, values }) => [group, values.map(({ text }) => text)])).toEqual([
		[null, ["first"]],
		["Plan", ["monthly", "yearly"]],
		[null, ["between"]],
		["Plan", ["of another"]],
	]);
});
