import { crc32, deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { listEntry, localHeader, zipEnd } from "#lib/storage/zip-format.ts";
import { hasMacros } from "./find-macros.ts";

const AT = new Date("2026-01-01T00:00:00Z");

/** A zip of compressed texts. */
function zip(files: Record<string, string>): Buffer {
	const parts: Buffer[] = [];
	const list: Buffer[] = [];
	let offset = 0;
	for (const [name, text] of Object.entries(files)) {
		const packed = deflateRawSync(text);
		const sizes = { storedBytes: packed.length, sizeBytes: text.length };
		const member = { name, isDeflated: true, crc32: crc32(text), ...sizes, sha256: "", offset };
		const part = Buffer.concat([localHeader(member, AT), packed]);
		parts.push(part);
		list.push(listEntry(member, 0, AT));
		offset += part.length;
	}
	const listed = Buffer.concat(list);
	return Buffer.concat([...parts, listed, zipEnd({ count: list.length, startsAt: offset, sizeBytes: listed.length })]);
}

const TYPES = "[Content_Types].xml";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const INVOICE =
	'<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece"><Note>on time = paid</Note></rsm:CrossIndustryInvoice>';
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const relation = (kind: string) =>
	`<Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="a"/>`;
const old = (text: string) => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.from(text, "utf16le")]);

it.each<[title: string, extension: string, bytes: Buffer, expected: boolean]>([
	["a letter", ".docx", zip({ [TYPES]: `<Override ContentType="${WORD}"/>`, "word/document.xml": "<w/>" }), false],
	["macros", ".docx", zip({ [TYPES]: "<Types/>", "word/vbaProject.bin": "x" }), true],
	[
		"macros under another name",
		".xlsx",
		zip({ [TYPES]: '<Default Extension="dat" ContentType="application/vnd.ms-office.vbaProject"/>', "xl/a.dat": "x" }),
		true,
	],
	[
		"a document type with macros",
		".docx",
		zip({ [TYPES]: "application/vnd.ms-word.document.macroEnabled.main+xml" }),
		true,
	],
	["Excel 4.0 macros", ".xlsx", zip({ [TYPES]: "<Types/>", "xl/macrosheets/sheet1.xml": "x" }), true],
	["a content list that cannot be unpacked", ".docx", zip({ [TYPES]: "x".repeat(5_000_000) }), true],
	["no zip directory", ".docx", Buffer.from("PK\x03\x04 and no more"), true],
	[
		"an OpenDocument text",
		".odt",
		zip({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": "x" }),
		false,
	],
	["Basic", ".odt", zip({ mimetype: "x", "Basic/Standard/Module1.xml": "x" }), true],
	["Python", ".ods", zip({ mimetype: "x", "Scripts/python/a.py": "x" }), true],
	["an embedded object", ".docx", zip({ [TYPES]: "x", "word/_rels/document.xml.rels": relation("oleObject") }), true],
	["an ActiveX control", ".pptx", zip({ [TYPES]: "x", "ppt/slides/_rels/slide1.xml.rels": relation("control") }), true],
	["the workbook of a chart", ".docx", zip({ [TYPES]: "x", "word/_rels/a.rels": relation("package") }), false],
	[
		"an embedded object of OpenDocument",
		".odt",
		zip({ "META-INF/manifest.xml": '<f:file-entry f:media-type="application/vnd.sun.star.oleobject"/>' }),
		true,
	],
	["a rich text", ".rtf", Buffer.from("{\\rtf1 The object of this contract}"), false],
	["an embedded object of a rich text", ".rtf", Buffer.from("{\\rtf1{\\object\\objemb{\\*\\objdata 4d5a}}}"), true],
	["a packaged file in an older text document", ".doc", old("ObjectPool \u0001Ole10Native"), true],
	["an older text document", ".doc", old("WordDocument"), false],
	["macros in an older text document", ".doc", old("Macros _VBA_PROJECT"), true],
	["macros in older slides", ".ppt", Buffer.concat([old(""), Buffer.from("1f00ff0314000000", "hex")]), true],
	["a drawing", ".svg", Buffer.from(svg("<path d='M0 0' id='on'/>")), false],
	["a drawing with a script", ".svg", Buffer.from(svg("<script>alert(1)</script>")), true],
	["a drawing with an event handler", ".svg", Buffer.from(svg("<path onload='alert(1)'/>")), true],
	["a drawing with a link to a script", ".svg", Buffer.from(svg("<a href='javascript:alert(1)'/>")), true],
	["a drawing in UTF-16", ".svg", Buffer.from(`\ufeff${svg("<script/>")}`, "utf16le"), true],
	["an invoice", ".xml", Buffer.from(INVOICE), false],
	["a web page", ".xml", Buffer.from('<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></h:html>'), true],
	["a text about scripts", ".txt", Buffer.from("<script>"), false],
])("%s: %s", (_, extension, bytes, expected) => {
	expect(hasMacros(bytes, extension)).toBe(expected);
});
