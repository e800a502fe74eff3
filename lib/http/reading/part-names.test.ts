import { expect, it } from "vitest";
import { partNames } from "./part-names.ts";

const file = (fileName: string) => ({ name: "Files", fileName });
/** UTF-8 as headers are read: a character for each byte. */
const bytes = (text: string) => Buffer.from(text).toString("latin1");

it.each([
	["no name", "form-data", { name: null, fileName: null }],
	["a bare name", "form-data; name=Title", { name: "Title", fileName: null }],
	["a file", 'form-data; name="Files"; filename="a.pdf"', file("a.pdf")],
	["UTF-8", bytes('form-data; name="Files"; filename="naïve 見.pdf"'), file("naïve 見.pdf")],
	["UTF-8 without quotes", bytes("form-data; name=Files; filename=naïve.pdf"), file("naïve.pdf")],
	["a semicolon in quotes", 'form-data; name="Files"; filename="a; name=b.pdf"', file("a; name=b.pdf")],
	["escaped quotes", 'form-data; name="Files"; filename="\\"a\\" \\\\.pdf"', file('"a" \\.pdf')],
	["a path", 'form-data; name="Files"; filename="C:\\docs\\new.pdf"', file("C:\\docs\\new.pdf")],
	["names in capitals", 'form-data; NAME="Files"; FileName="a.pdf"', file("a.pdf")],
	["an empty file name", 'form-data; name="Files"; filename=""', file("")],
	[
		"both names",
		`form-data; name="Files"; filename="na_ve.pdf"; filename*=UTF-8'en'na%C3%AFve%20%E2%82%AC.pdf`,
		file("naïve €.pdf"),
	],
	[
		"an extended name first",
		"form-data; name=Files; filename*=iso-8859-1''na%EFve.pdf; filename=b.pdf",
		file("naïve.pdf"),
	],
	["an extended name that is none", "form-data; name=Files; filename*=na%C3%AFve.pdf; filename=b.pdf", file("b.pdf")],
	["base64 words", 'form-data; name="Files"; filename="=?UTF-8?B?bmHDr3ZlLnBkZg==?="', file("naïve.pdf")],
	["quoted words", 'form-data; name="Files"; filename="=?iso-8859-1?q?na=EFve_a.pdf?="', file("naïve a.pdf")],
	[
		"a character split between words",
		'form-data; name="Files"; filename="=?utf-8?Q?na=C3?= =?utf-8?Q?=AFve.pdf?="',
		file("naïve.pdf"),
	],
	["a word within a name", 'form-data; name="Files"; filename="a =?utf-8?Q?b?=.pdf"', file("a =?utf-8?Q?b?=.pdf")],
])("%s", (_, header, expected) => {
	expect(partNames(header, null)).toEqual(expected);
});

it.each([
	[
		"bytes that are not UTF-8",
		'form-data; name="Files"; filename="na\xefve.pdf"',
		/^Files\.FileName is not valid UTF-8\. /,
	],
	["an extended name that lies", "form-data; name=Files; filename*=UTF-8''na%EFve.pdf", /is not valid UTF-8/],
	["words that lie", 'form-data; name="Files"; filename="=?utf-8?Q?na=EFve.pdf?="', /is not valid UTF-8/],
	["an unknown charset", "form-data; name=Files; filename*=utf-7''a.pdf", /UTF-7 is not supported/],
	["a part’s name", 'form-data; name="\xef"', /^The request is not valid UTF-8/],
])("%s: refused with the charset", (_, header, sentence) => {
	expect(() => partNames(header, null)).toThrow(sentence);
});
