import { parse } from "papaparse";
import { expect, it } from "vitest";
import { readSourceFiles } from "#lib/testing/source-files.ts";
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

it("is the one way in which tables leave", () => {
	const product = readSourceFiles(process.cwd()).filter(({ path }) => !/\.(?:test|spec)\.tsx?$|^e2e\//.test(path));
	const writers = product.filter(({ imports }) => imports.includes("papaparse")).map(({ path }) => path);
	expect(writers).toEqual(["lib/csv/read-csv.ts", "lib/csv/write-csv.ts"]);
	// Who names the type hands on what was written here, or takes in what somebody attaches.
	const namers = product.filter(({ text }) => text.includes("text/csv")).map(({ path }) => path);
	const log = "app/(sender)/settings/audit-log/csv/route.ts";
	const contacts = "app/(sender)/contacts/csv/route.ts";
	const others = ["components/documents/page/document-values.tsx", "lib/domain/signing/attachment-content.ts"];
	expect(namers).toEqual([contacts, log, ...others]);
	for (const route of [contacts, log]) {
		expect(product.find(({ path }) => path === route)?.imports).toContain("lib/csv/write-csv.ts");
	}
});
