import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { OPERATIONS } from "#lib/contract/operations.ts";
import { readBody } from "./read-body.ts";
import { openUploads } from "./uploads.ts";

let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-body-"));
	process.env.DATA_DIR = dir;
	resetEnv();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=b";

/** A body of bytes: each character is one, as in Latin-1. */
async function read(contentType: string, body: string, headers: Record<string, string> = {}) {
	const request = new Request("http://localhost/", {
		method: "POST",
		headers: { "content-type": contentType, ...headers },
		body: Buffer.from(body, "latin1"),
	});
	const uploads = openUploads(1_000_000);
	try {
		const value = await readBody(request, OPERATIONS.sendDocument, uploads);
		return { value, files: uploads.files().map(({ fileName }) => fileName) };
	} finally {
		await uploads.remove();
	}
}

const part = (headers: string, content: string) =>
	`--b\r\nContent-Disposition: form-data; ${headers}\r\n\r\n${content}\r\n`;
const typed = (type: string, content: string) =>
	`--b\r\nContent-Disposition: form-data; name="Title"\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
const utf16 = (text: string) => Buffer.from(text, "utf16le").toString("latin1");
/** Long enough to go to disk. */
const LONG = "x".repeat(70_000);

describe("text in a declared charset is decoded", () => {
	it.each([
		["JSON", `${JSON_TYPE}; charset=ISO-8859-1`, '{"title":"caf\xe9"}', "café"],
		["JSON with a quoted charset", `${JSON_TYPE};charset="Windows-1252"`, '{"title":"\x80 5"}', "€ 5"],
		[
			"JSON in Shift_JIS, with a backslash in a character",
			`${JSON_TYPE}; charset=shift_jis`,
			'{"title":"\x95\x5c"}',
			"表",
		],
		["JSON in UTF-16", `${JSON_TYPE}; charset=utf-16`, utf16('\ufeff{"title":"é"}'), "é"],
		["JSON with a byte order mark", JSON_TYPE, '\xef\xbb\xbf{"title":"caf\xc3\xa9"}', "café"],
		["long JSON text", `${JSON_TYPE}; charset=latin1`, `{"title":"caf\xe9${LONG}"}`, `café${LONG}`],
		["a form", `${FORM}; charset=iso-8859-15`, "Title=\xa4+%E9%26", "€ é&"],
		["a form in UTF-8", FORM, "%54itle=caf%C3%A9+%2B=&Title2=", "café +="],
		["a part", MULTIPART, `${typed("text/plain; charset=gbk", "\xc4\xe3")}--b--`, "你"],
		["a part in UTF-8", MULTIPART, `${typed("text/plain; charset=utf-8", "\xc3\xa9")}--b--`, "é"],
		[
			"parts after _charset_",
			MULTIPART,
			`${part('name="_charset_"', "koi8-r")}${part('name="Title"', "\xe4\xc1")}--b--`,
			"Да",
		],
		["U+FFFD itself", JSON_TYPE, '{"title":"\xef\xbf\xbd"}', "\ufffd"],
	])("%s", async (_, type, body, title) => {
		expect((await read(type, body)).value).toMatchObject({ title });
	});

	it("a file’s name", async () => {
		const { files } = await read(
			MULTIPART,
			`${part(`name="Files"; filename="x.pdf"; filename*=utf-8''%C3%A9.pdf`, "%PDF")}--b--`,
		);
		expect(files).toEqual(["é.pdf"]);
	});
});

describe("bytes that are not of their charset are refused", () => {
	it.each([
		["JSON", JSON_TYPE, '{"title":"caf\xe9"}', "The request is not valid UTF-8. Send UTF-8 or declare the charset."],
		["long JSON text", JSON_TYPE, `{"title":"caf\xe9${LONG}"}`, /is not valid UTF-8/],
		["JSON that declares UTF-8", `${JSON_TYPE}; charset=utf-8`, '{"title":"caf\xe9"}', /is not valid UTF-8/],
		["JSON cut within a character", `${JSON_TYPE}; charset=shift_jis`, "{}\x95", "The request is not valid SHIFT_JIS."],
		["JSON in UTF-16 that says nothing", JSON_TYPE, utf16('\ufeff{"title":"é"}'), /is not valid UTF-8/],
		["a form", FORM, "Title=caf%E9", "Title is not valid UTF-8. Send UTF-8 or declare the charset."],
		["a form’s name", FORM, "Titl%E9=x", /^The request is not valid UTF-8/],
		["a part", MULTIPART, `${part('name="Title"', "caf\xe9")}--b--`, /^Title is not valid UTF-8/],
		[
			"a part that declares UTF-8",
			MULTIPART,
			`${typed("text/plain;charset=UTF-8", "\xe9")}--b--`,
			/^Title is not valid UTF-8\.$/,
		],
		[
			"a file’s name",
			MULTIPART,
			`${part('name="Files"; filename="\xe9.pdf"', "%PDF")}--b--`,
			/^Files\.FileName is not valid UTF-8/,
		],
		["an unknown charset", `${JSON_TYPE}; charset=utf-7`, "{}", "The charset UTF-7 is not supported. Send UTF-8."],
		[
			"a form in UTF-16",
			`${FORM}; charset=utf-16`,
			utf16("Title=x"),
			"The charset UTF-16 is not supported. Send UTF-8.",
		],
	])("%s", async (_, type, body, message) => {
		const refusal = await read(type, body).catch((error: unknown) => error);
		expect(refusal).toMatchObject({ status: 400, message: expect.stringMatching(message) });
	});
});

it.each([JSON_TYPE, FORM, MULTIPART])("compressed %s gets 415", async (type) => {
	const sent = read(type, "\x1f\x8b", { "content-encoding": "gzip" });
	await expect(sent).rejects.toMatchObject({ status: 415, message: /without Content-Encoding: gzip\.$/ });
	await expect(
		read(type, type === MULTIPART ? "--b--" : "", { "content-encoding": "identity" }),
	).resolves.toBeDefined();
});
