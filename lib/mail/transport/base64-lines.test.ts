import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { base64Lines, base64LinesLength } from "./base64-lines.ts";

/** Around a line, around a block, and more than one of those. */
const SIZES = [0, 1, 2, 3, 56, 57, 58, 113, 114, 115, 57 * 1024 - 1, 57 * 1024, 57 * 1024 + 1, 57 * 2500 + 20];

it.each(SIZES)("%d bytes are lines of at most 76 characters that hold them", (size) => {
	const bytes = randomBytes(size);
	const lines = base64Lines(bytes).toString("latin1");
	expect(lines).toBe(bytes.toString("base64").replace(/.{1,76}/g, "$&\r\n"));
	expect(lines).toHaveLength(base64LinesLength(size));
});

it.each(SIZES)("%d bytes can be written over by their lines from the front", (size) => {
	const bytes = randomBytes(size);
	const room = Buffer.alloc(base64LinesLength(size));
	const end = room.subarray(room.length - size);
	bytes.copy(end);
	expect(base64Lines(end, room).equals(base64Lines(bytes))).toBe(true);
});
