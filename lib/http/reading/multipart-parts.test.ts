import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { multipartParts } from "./multipart-parts.ts";

const TYPE = 'multipart/form-data; charset=utf-8; boundary="b 1"';
const PART = 'Content-Disposition: form-data;\r\n name="a"\r\ncontent-type:text/plain\r\n\r\n';

async function read(body: string, { size = body.length, type = TYPE, isSkipping = false } = {}) {
	const bytes = Buffer.from(body, "latin1");
	const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
		bytes.subarray(at * size, (at + 1) * size),
	);
	const parts: [Record<string, string>, string][] = [];
	for await (const { headers, body: content } of multipartParts(Readable.from(chunks, { objectMode: true }), type)) {
		let text = "";
		for await (const chunk of content) {
			if (isSkipping) break;
			text += chunk.toString("latin1");
		}
		parts.push([Object.fromEntries(headers), text]);
	}
	return parts;
}

const HEADERS = { "content-disposition": 'form-data; name="a"', "content-type": "text/plain" };
const CONTENT = "\r\n--b\r\n\r\n--b \r-\r\n--";

describe("a multipart body", () => {
	it.each([1, 2, 3, 7, 1000])("is read from chunks of %i bytes", async (size) => {
		const body = `before\r\n--b 1\r\n${PART}${CONTENT}\r\n--b 1\r\n${PART}\r\n--b 1--\r\nafter --b 1`;
		expect(await read(body, { size })).toEqual([
			[HEADERS, CONTENT],
			[HEADERS, ""],
		]);
	});

	it("may have no part", async () => {
		expect(await read("--b 1--")).toEqual([]);
	});

	it("goes on after a part that is not read", async () => {
		const body = `--b 1\r\n${PART}${"x".repeat(200)}\r\n--b 1\r\n${PART}y\r\n--b 1--`;
		expect(await read(body, { size: 50, isSkipping: true })).toHaveLength(2);
	});

	it.each([
		["no boundary", "", "multipart/form-data", /has no boundary/],
		["nothing", "", TYPE, /incomplete/],
		["another boundary", `--c\r\n${PART}x\r\n--c--`, TYPE, /incomplete/],
		["no end", `--b 1\r\n${PART}x\r\n--b 1\r\n`, TYPE, /incomplete/],
		["half an end", `--b 1\r\n${PART}x\r\n--b 1-`, TYPE, /incomplete/],
		["an end within the headers", "--b 1\r\nContent-Disposition: form-data\r\n", TYPE, /incomplete/],
		["a boundary that goes on", `--b 12\r\n${PART}x\r\n--b 1--`, TYPE, /text after a boundary/],
		["a header without a name", "--b 1\r\nno name\r\n\r\nx\r\n--b 1--", TYPE, /without a name/],
		["headers without end", `--b 1\r\na: ${"x".repeat(20_000)}`, TYPE, /too long/],
	])("with %s is refused", async (_, body, type, sentence) => {
		await expect(read(body, { type })).rejects.toThrow(sentence);
	});
});
