import { expect, it } from "vitest";
import { quotedPrintable } from "./quoted-printable.ts";

const encode = (text: string) => quotedPrintable(Buffer.from(text)).toString("latin1");
const decode = (encoded: string) => {
	const bytes = encoded
		.replace(/=\r\n/g, "")
		.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString();
};

it.each([
	["Plain words, 1 < 2.", "Plain words, 1 < 2."],
	["a=b", "a=3Db"],
	["Zoë", "Zo=C3=AB"],
	["-- \r\nMia\t\r\n", "--=20\r\nMia=09\r\n"],
	["inner \t blanks ", "inner \t blanks=20"],
	["a\nb\rc\u0000", "a=0Ab=0Dc=00"],
	["\r\n\r\n", "\r\n\r\n"],
	["x".repeat(75), "x".repeat(75)],
	["x".repeat(76), `${"x".repeat(75)}=\r\nx`],
	[`${"x".repeat(73)}=`, `${"x".repeat(73)}=\r\n=3D`],
	[`${"x".repeat(70)}😀`, `${"x".repeat(70)}=\r\n=F0=9F=98=80`],
	[`${"x".repeat(74)} \r\n`, `${"x".repeat(74)}=\r\n=20\r\n`],
	["", ""],
])("%j becomes %j", (text, encoded) => {
	expect(encode(text)).toBe(encoded);
});

it.each(["é", "ي", "租", "👨‍👩‍👧 ", "= \t", "a \r\n", "\uffff"])("many %j fit into lines and come back", (piece) => {
	const text = piece.repeat(500);
	const encoded = encode(text);
	expect(decode(encoded)).toBe(text);
	for (const line of encoded.split("\r\n")) expect(line).toMatch(/^(?=.{0,76}$)[\t\x20-\x7e]*(?<![\t ])$/);
});
