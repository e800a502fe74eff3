import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readRest } from "./read-rest.ts";

/** A body of ten pieces of ten bytes, of which the first was read and the rest refused. */
async function refusedBody(): Promise<Readable> {
	const source = Readable.from(Array.from({ length: 10 }, () => Buffer.alloc(10)));
	for await (const _ of source.iterator({ destroyOnReturn: false })) break;
	return source;
}

it("a body that was refused is taken in to its end", async () => {
	const source = await refusedBody();
	await readRest(source, 100);
	expect(source.readableEnded).toBe(true);
});

it("a rest that is too long is cut off", async () => {
	const source = await refusedBody();
	await readRest(source, 30);
	expect(source.readableEnded).toBe(false);
});
