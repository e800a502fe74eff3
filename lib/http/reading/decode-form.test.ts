import { describe, expect, it } from "vitest";
import { z } from "zod";
import { shapeOf } from "#lib/contract/shape.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { decodeForm } from "./decode-form.ts";

const plain = z.unknown();
const shape = shapeOf(
	z.object({
		title: plain,
		isOn: z.boolean(),
		labels: z.array(z.string()),
		signers: z.array(
			z.object({
				name: z.string(),
				order: z.number(),
				formFields: z.array(
					z.object({
						id: z.string(),
						bounds: z.object({ x: z.number(), y: z.number() }),
						options: z.array(z.string()),
					}),
				),
			}),
		),
		reminderSettings: z.object({ reminderDays: z.number(), reminderCount: z.number() }),
		metaData: z.record(z.string(), z.string()),
	}),
);

/** The JSON text comes apart into `[name, text]` pairs; a plain object in the third place is what must come out. */
type Row = [what: string, parts: [string, string][], value: object];

const rows: Row[] = [
	["plain text", [["title", "A"]], { title: "A" }],
	[
		"names in any case",
		[
			["TITLE", "A"],
			["ISON", "True"],
		],
		{ title: "A", isOn: "True" },
	],
	[
		"an empty part is absent",
		[
			["Title", ""],
			["reminderSettings", " "],
		],
		{},
	],
	[
		"JSON after a byte order mark",
		[
			["signers", '\ufeff[{"name":"A"}]'],
			["reminderSettings", '\ufeff{"reminderDays":2}'],
		],
		{ signers: [{ name: "A" }], reminderSettings: { reminderDays: 2 } },
	],
	[
		"unknown names are left out",
		[
			["colour", "red"],
			["signers[0][name]", "A"],
			["signers[0][age]", "9"],
		],
		{ signers: [{ name: "A" }] },
	],
	[
		"one JSON part for each element",
		[
			["signers", '{"name":"A"}'],
			["signers", '{"NAME":"B"}'],
		],
		{ signers: [{ name: "A" }, { name: "B" }] },
	],
	[
		"one part with a JSON list",
		[["Signers", '[{"name":"A"},{"name":"B"}]']],
		{ signers: [{ name: "A" }, { name: "B" }] },
	],
	[
		"a JSON part for each index",
		[
			["Signers[1]", '{"name":"B"}'],
			["Signers[0]", '{"name":"A"}'],
		],
		{ signers: [{ name: "A" }, { name: "B" }] },
	],
	[
		"indexed parts",
		[
			["Signers[0][Name]", "A"],
			["Signers[1][Name]", "B"],
			["Signers[1][Order]", "2"],
		],
		{ signers: [{ name: "A" }, { name: "B", order: "2" }] },
	],
	[
		"indexes with gaps keep their order",
		[
			["Signers[7][Name]", "B"],
			["Signers[3][Name]", "A"],
		],
		{ signers: [{ name: "A" }, { name: "B" }] },
	],
	[
		"deep indexes",
		[
			["Signers[0][FormFields][0][Id]", "f"],
			["Signers[0][FormFields][0][Bounds][X]", "1.5"],
			["Signers[0][FormFields][0][Bounds][Y]", "2"],
			["Signers[0][FormFields][0][Options][0]", "a"],
			["Signers[0][FormFields][0][Options][1]", "b"],
		],
		{ signers: [{ formFields: [{ id: "f", bounds: { x: "1.5", y: "2" }, options: ["a", "b"] }] }] },
	],
	[
		"indexes and dots mixed",
		[
			["Signers[0].FormFields[0].Bounds.X", "1"],
			["signers[0][FormFields][0].bounds[y]", "2"],
		],
		{ signers: [{ formFields: [{ bounds: { x: "1", y: "2" } }] }] },
	],
	[
		"JSON inside an indexed part",
		[["Signers[0][FormFields]", '[{"id":"f","BOUNDS":{"X":1}}]']],
		{ signers: [{ formFields: [{ id: "f", bounds: { x: 1 } }] }] },
	],
	[
		"dotted",
		[
			["ReminderSettings.ReminderDays", "3"],
			["reminderSettings.reminderCount", "2"],
		],
		{ reminderSettings: { reminderDays: "3", reminderCount: "2" } },
	],
	["bracketed", [["ReminderSettings[ReminderDays]", "3"]], { reminderSettings: { reminderDays: "3" } }],
	["an object as JSON text", [["reminderSettings", '{"ReminderDays":3}']], { reminderSettings: { reminderDays: 3 } }],
	[
		"repeated plain values",
		[
			["labels", "a"],
			["Labels", "b"],
		],
		{ labels: ["a", "b"] },
	],
	[
		"indexed plain values",
		[
			["Labels[1]", "b"],
			["Labels[0]", "a"],
		],
		{ labels: ["a", "b"] },
	],
	[
		"plain values with empty brackets",
		[
			["labels[]", "a"],
			["labels[]", "b"],
		],
		{ labels: ["a", "b"] },
	],
	["a JSON list of plain values", [["labels", '["a","b"]']], { labels: ["a", "b"] }],
	[
		"[] is the empty list",
		[
			["labels", "[]"],
			["signers", "[]"],
		],
		{ labels: [], signers: [] },
	],
	["a value that only looks like a list", [["labels", "[draft"]], { labels: ["[draft"] }],
	[
		"a dictionary",
		[
			["metaData[Order No]", "7"],
			["MetaData[a.b]", "8"],
		],
		{ metaData: { "Order No": "7", "a.b": "8" } },
	],
	["a dictionary as JSON text", [["metaData", '{"Key":"7"}']], { metaData: { Key: "7" } }],
	[
		"text that is said twice alike",
		[
			["title", "A"],
			["Title", "A"],
		],
		{ title: "A" },
	],
	[
		"names with open brackets are names",
		[
			["title[", "x"],
			["title]", "y"],
		],
		{},
	],
];

describe("every encoding of a form", () => {
	it.each(rows)("%s", (_, parts, value) => {
		const decoded = decodeForm(
			parts.map(([name, text]) => ({ name, text })),
			shape,
		);
		expect(JSON.parse(JSON.stringify(decoded))).toEqual(value);
	});
});

describe("what is refused names its part", () => {
	const refusals: [what: string, parts: [string, string][], part: string][] = [
		[
			"bad JSON in a repeated part",
			[
				["signers", '{"name":"A"}'],
				["signers", '{"name":'],
			],
			"Signers[1]",
		],
		["bad JSON in an indexed part", [["Signers[0]", "{"]], "Signers[0]"],
		["bad JSON in an object's part", [["reminderSettings", "{3}"]], "ReminderSettings"],
		["bad JSON deep inside", [["Signers[0][FormFields][0][Bounds]", "{"]], "Signers[0].FormFields[0].Bounds"],
		["a text where an object belongs", [["signers", '"A"']], "Signers[0]"],
		["an index that is none", [["Signers[first][Name]", "A"]], "Signers"],
		["an index beyond the limit", [["Signers[1000][Name]", "A"]], "Signers"],
		[
			"two different values",
			[
				["title", "A"],
				["Title", "B"],
			],
			"Title",
		],
	];
	it.each(refusals)("%s", (_, parts, part) => {
		const decode = () =>
			decodeForm(
				parts.map(([name, text]) => ({ name, text })),
				shape,
			);
		expect(decode).toThrow(AppError);
		expect(caught(decode).fields).toHaveProperty([part]);
	});

	it("a name nested too deeply", () => {
		expect(() => decodeForm([{ name: `a${"[0]".repeat(50)}`, text: "x" }], shape)).toThrow("nested too deeply");
	});
});

describe("nothing gets into prototypes", () => {
	it.each([
		[[["__proto__[polluted]", "1"]]],
		[[["metaData[__proto__]", "1"]]],
		[[["metaData", '{"__proto__":{"polluted":1}}']]],
		[[["signers", '{"__proto__":{"polluted":1},"name":"A"}']]],
		[[["signers[0][constructor][prototype][polluted]", "1"]]],
	] as [[string, string][]][])("%j", (parts) => {
		decodeForm(
			parts.map(([name, text]) => ({ name, text })),
			shape,
		);
		expect({}).not.toHaveProperty("polluted");
	});
});

function caught(work: () => unknown): AppError {
	try {
		work();
	} catch (error) {
		if (error instanceof AppError) return error;
	}
	throw new Error("nothing was refused");
}
