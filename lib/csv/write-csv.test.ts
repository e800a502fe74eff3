import { parse } from "papaparse";
import { expect, it } from "vitest";
import { writeCsv } from "./write-csv.ts";

it("begins with the mark of UTF-8, quotes every cell and ends every line", () => {
	expect(
		writeCsv([
			["Name", "Note"],
			["Zoë", ""],
		]),
	).toBe('\ufeff"Name","Note"\r\n"Zoë",""\r\n');
});

it.each(["=1+1", "+32 470", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1", '=HYPERLINK("http://x")'])(
	"guards a cell that a program would calculate: %j",
	(cell) => {
		const [row] = parse<string[]>(writeCsv([[cell, "next"]]).slice(1), { newline: "\r\n" }).data;
		expect(row?.[0]).toMatch(/^'/);
		expect(row?.[1]).toBe("next");
	},
);

it.each(["a,b", 'Say "hi"', "two\nlines", "semi;colon", "", " ", "12", "-12,50"])("keeps %j as it is", (cell) => {
	const [row] = parse<string[]>(writeCsv([[cell, "next"]]).slice(1), { newline: "\r\n" }).data;
	expect(row).toEqual([cell, "next"]);
});
