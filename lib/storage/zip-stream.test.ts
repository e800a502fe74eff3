import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { unzipped, zipNames } from "#lib/testing/unzip.ts";
import { zipStream } from "./zip-stream.ts";

/** Entries that record which of them are open. */
function entriesOf(contents: (() => Readable)[]) {
	const open = new Set<Readable>();
	const opened: string[] = [];
	let mostOpen = 0;
	const entries = contents.map((make, index) => ({
		name: `${index}.pdf`,
		open: async () => {
			const stream = make();
			opened.push(`${index}.pdf`);
			open.add(stream.once("close", () => open.delete(stream)));
			mostOpen = Math.max(mostOpen, open.size);
			return stream;
		},
	}));
	return { entries, open, opened, mostOpen: () => mostOpen };
}

const text = (content: string) => () => Readable.from([Buffer.from(content)]);
const silent = () => new Readable({ read: () => undefined });
const failing = () => new Readable({ read: (): void => undefined }).destroy(new Error("The disk is gone."));

it("opens an entry after the previous one has ended, and other unzip tools read them all", async () => {
	const { entries, mostOpen } = entriesOf([text("one"), text(""), text("three".repeat(100_000))]);
	const dir = await mkdtemp(join(tmpdir(), "signet-zip-"));
	const path = join(dir, "all.zip");
	await writeFile(path, await buffer(zipStream(entries)));
	expect(await zipNames(path)).toEqual(["0.pdf", "1.pdf", "2.pdf"]);
	expect(String(await unzipped(path, "2.pdf"))).toBe("three".repeat(100_000));
	expect(mostOpen()).toBe(1);
	await rm(dir, { recursive: true });
});

it("opens no entry before it is read", () => {
	const { entries, opened } = entriesOf([text("one")]);
	zipStream(entries).destroy();
	expect(opened).toEqual([]);
});

it.each([
	["while it is read", failing],
	[
		"while it is opened",
		() => {
			throw new Error("The disk is gone.");
		},
	],
])("ends when an entry fails %s, and opens none after it", async (_, fail) => {
	const { entries, open, opened } = entriesOf([text("one"), fail, text("three")]);
	await expect(buffer(zipStream(entries))).rejects.toThrow("The disk is gone.");
	expect(opened).not.toContain("2.pdf");
	expect(open.size).toBe(0);
});

it("closes the open entry when the reader leaves, even if it sends no data", async () => {
	const { entries, open, opened } = entriesOf([text("one"), silent, text("three")]);
	const zip = zipStream(entries);
	zip.resume();
	await expect.poll(() => opened).toEqual(["0.pdf", "1.pdf"]);
	const [source] = open;
	const closed = new Promise((resolve) => source?.once("close", resolve));
	zip.destroy();
	await closed;
	expect(opened).not.toContain("2.pdf");
});
