import { expect, it } from "vitest";
import { writeCsv } from "#lib/csv/write-csv.ts";
import { isImportable, judgeRows } from "./judge-rows.ts";
import { readContactFile } from "./read-file.ts";

const read = (content: string | Uint8Array<ArrayBuffer>) => readContactFile(new File([content], "contacts"));
const MIA = { name: "Mia Chen", email: "mia@example.com", phone: "", companyName: "", jobTitle: "" };

it.each<[string, string]>([
	["commas", "Name,Email\nMia Chen,mia@example.com\n"],
	["semicolons and blank lines", "Nom;Adresse e-mail;Société\r\n\r\nMia Chen;mia@example.com;\r\n"],
	["names in two columns", "First Name\tLast Name\tE-mail Address\nMia\tChen\tmia@example.com"],
	["the columns of Google", "First Name,Last Name,Organization Name,E-mail 1 - Value\nMia,Chen,,mia@example.com"],
	["French columns", "Prénom;Nom;Courriel\nMia;Chen;mia@example.com"],
	["no headings", "mia@example.com;Mia Chen"],
])("reads a table with %s", async (_, text) => {
	expect(await read(text)).toEqual([MIA]);
});

it("reads what the page exports", async () => {
	const row = ["Mia Chen", "mia@example.com", "+33 612345678", "=Acme", "CFO"];
	const table = writeCsv([["Name", "Email", "Phone", "Company", "Job title"], row]);
	expect(await read(table)).toEqual([{ ...MIA, phone: "+33 612345678", companyName: "=Acme", jobTitle: "CFO" }]);
});

it("reads what Windows programs write", async () => {
	const bytes = Uint8Array.from("Name;Email\nZo\xeb;zoe@example.com", (letter) => letter.charCodeAt(0));
	expect(await read(bytes)).toEqual([{ ...MIA, name: "Zoë", email: "zoe@example.com" }]);
});

it.each<[string, string]>([
	["4.0", "VERSION:4.0\nFN:Mia Chen\nEMAIL;TYPE=home:old@example.com\nEMAIL;PREF=1:mia@example.com"],
	[
		"3.0, folded and escaped",
		"VERSION:3.0\r\nN:Chen;Mia;;;\r\nFN:Mia \r\n Chen\r\nitem1.EMAIL;type=INTERNET:mia@exam\r\n ple.com",
	],
	["2.1", "VERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=69=61 C=\nhen\nEMAIL:mia@example.com"],
	["without a formatted name", "N:Chen;Mia;;;\nEMAIL:mia@example.com"],
])("reads a vCard of version %s", async (_, card) => {
	expect(await read(`BEGIN:VCARD\n${card}\nEND:VCARD\n`)).toEqual([MIA]);
});

it("reads an address book of vCards with all parts", async () => {
	const card =
		"FN:Ida\\, Dr.\nEMAIL:ida@example.com\nTEL;VALUE=uri:tel:+33612345678\nORG:Acme\\; Sons;Legal\nTITLE:CFO";
	const book = `BEGIN:VCARD\n${card}\nEND:VCARD\nBEGIN:VCARD\nFN:Omar\nEND:VCARD`;
	expect(await read(book)).toEqual([
		{ name: "Ida, Dr.", email: "ida@example.com", phone: "+33612345678", companyName: "Acme; Sons", jobTitle: "CFO" },
		{ ...MIA, name: "Omar", email: "" },
	]);
});

it.each<[string, string]>([
	["none", "Name,Phone\nMia,+1 212 555 0123"],
	["many", Array.from({ length: 10_001 }, (_, n) => `m${n}@example.com`).join("\n")],
	["large", "x".repeat(5_000_001)],
])("says why a file gives nothing: %s", async (why, text) => {
	expect(await read(text)).toBe(why);
});

it("judges each row, and lets a number without its country out", () => {
	const rows = judgeRows([
		{ ...MIA, name: "" },
		{ ...MIA, email: "MIA@example.com" },
		{ ...MIA, email: "" },
		{ ...MIA, email: "mia" },
		{ ...MIA, email: "ida@example.com", phone: "06 12 34 56 78" },
		{ ...MIA, email: "omar@example.com", phone: "0033 6 12 34 56 78" },
	]);
	expect(rows.map(({ problem }) => problem)).toEqual([null, "twice", "noAddress", "notAddress", "phone", null]);
	expect(rows.filter(isImportable).map(({ number, row }) => [number, row.name, row.phone])).toEqual([
		[1, "mia@example.com", ""],
		[5, "Mia Chen", ""],
		[6, "Mia Chen", "+33 6 12 34 56 78"],
	]);
});
