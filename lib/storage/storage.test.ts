import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { fakeS3 } from "#lib/testing/fake-s3.ts";
import { fileStorage } from "./file-storage.ts";
import { MissingObjectError, type ObjectStorage } from "./object-storage.ts";
import { overlayStorage } from "./overlay-storage.ts";
import { rawStorage, useStorePrefix } from "./raw-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import { makeTempDir, openTempFile, sweepTempDirs, sweepTempDirsOf, tempFiles } from "./temp.ts";

let dir: string;
let s3: Awaited<ReturnType<typeof fakeS3>>;
const storages = new Map<string, ObjectStorage>();
/** Storages of an installation detached from those. */
const apart = new Map<string, ObjectStorage>();
/** In the same bucket, without a prefix. */
let withoutPrefix: ObjectStorage;
const account = randomUUID();
const bytes = Buffer.from("%PDF-1.7 the bytes of a file");
const sha256 = createHash("sha256").update(bytes).digest("hex");

beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-storage-"));
	process.env.DATA_DIR = dir;
	resetEnv();
	s3 = await fakeS3();
	storages.set("files", fileStorage(join(dir, "objects")));
	const credentials = { accessKeyId: "a", secretAccessKey: "s" };
	const common = { bucket: "b", region: "us-east-1", forcePathStyle: true, credentials };
	storages.set("S3", s3Storage({ ...common, endpoint: s3.url, prefix: "signet/" }));
	withoutPrefix = s3Storage({ ...common, endpoint: s3.url, prefix: "" });
	apart.set("files", fileStorage(join(dir, "objects", ".detached-1")));
	apart.set("S3", s3Storage({ ...common, endpoint: s3.url, prefix: "signet/.detached-1/" }));
});
afterAll(async () => {
	await s3.close();
	await rm(dir, { recursive: true, force: true });
});

async function tempFile(content: Uint8Array): Promise<string> {
	await mkdir(join(dir, "tmp"), { recursive: true });
	const path = join(dir, "tmp", randomUUID());
	await writeFile(path, content);
	return path;
}

async function listOf(storage: ObjectStorage): Promise<{ key: string; sizeBytes: number }[]> {
	const found = [];
	for await (const object of storage.list()) found.push(object);
	return found;
}

it("a server that refuses every conditional write still keeps the mark, and its latest version counts", async () => {
	const store = apart.get("S3") as ObjectStorage;
	s3.refusesConditions = true;
	try {
		expect(await store.writeMark("first", null)).toBe(true);
		const read = await store.readMark();
		expect(await store.writeMark("second", read?.version ?? null)).toBe(true);
		expect(await store.writeMark("late", read?.version ?? null)).toBe(false);
		expect(await store.writeMark("later", null)).toBe(false);
		expect((await store.readMark())?.text).toBe("second");
	} finally {
		s3.refusesConditions = false;
		s3.objects.clear();
	}
});

describe.each(["files", "S3"])("objects in %s", (name) => {
	const storage = (): ObjectStorage => {
		const found = storages.get(name);
		if (!found) throw new Error(name);
		return found;
	};

	it("takes a file over under its content's hash", async () => {
		const path = await tempFile(bytes);
		const stored = await storage().putFile(account, path);
		expect(stored).toEqual({ key: `${account}/${sha256}`, sha256, sizeBytes: bytes.length });
		expect(existsSync(path)).toBe(false);
		expect(await storage().exists(stored.key)).toBe(true);
		expect(await storage().size(stored.key)).toBe(bytes.length);
		expect(await buffer(await storage().stream(stored.key))).toEqual(bytes);
		expect(await buffer(await storage().stream(stored.key, { start: 1, end: 3 }))).toEqual(Buffer.from("PDF"));
	});

	it("takes several over at once, also when the account's directory has gone since", async () => {
		const owner = randomUUID();
		for (const texts of [["1", "2"], ["3", "3"], []]) {
			const files = await Promise.all(
				texts.map(async (text) => ({
					path: await tempFile(Buffer.from(text)),
					sha256: createHash("sha256").update(text).digest("hex"),
				})),
			);
			const keys = await storage().putFiles(owner, files);
			expect(keys).toEqual(files.map((file) => `${owner}/${file.sha256}`));
			expect(files.filter(({ path }) => existsSync(path))).toEqual([]);
			for (const [index, key] of keys.entries()) {
				expect(String(await buffer(await storage().stream(key)))).toBe(texts[index]);
			}
			await storage().deletePrefix(owner);
		}
	});

	it("keeps the same bytes once", async () => {
		const first = await storage().putFile(account, await tempFile(bytes), sha256);
		const second = await storage().putBytes(account, bytes);
		expect(second).toEqual(first);
		const listed = await listOf(storage());
		expect(listed.filter(({ key }) => key === first.key)).toEqual([{ key: first.key, sizeBytes: bytes.length }]);
	});

	it("lends an object as a file", async () => {
		const { key } = await storage().putBytes(account, bytes);
		const local = await storage().localPath(key);
		expect(await readFile(local.path)).toEqual(bytes);
		await local.release();
		expect(await storage().exists(key)).toBe(true);
	});

	it("replaces a named object", async () => {
		await storage().putFileAs(`${account}/pages/1.webp`, await tempFile(Buffer.from("one")));
		await storage().putFileAs(`${account}/pages/1.webp`, await tempFile(Buffer.from("two")));
		expect(String(await buffer(await storage().stream(`${account}/pages/1.webp`)))).toBe("two");
		expect(await storage().putAt(`${account}/pages/1.webp`)).toBeInstanceOf(Date);
	});

	it("says which object is missing", async () => {
		const key = `${account}/none`;
		await expect(storage().stream(key)).rejects.toThrow(MissingObjectError);
		await expect(storage().size(key)).rejects.toThrow(MissingObjectError);
		await expect(storage().localPath(key)).rejects.toThrow(MissingObjectError);
		expect(await storage().putAt(key)).toBeNull();
		expect(await storage().exists(key)).toBe(false);
		await storage().delete(key);
	});

	it.each(["../keys/x", "/etc/passwd", "a/../b", "a//b", "", ".hidden", "a/.b"])("refuses the key %j", async (key) => {
		await expect((async () => storage().exists(key))()).rejects.toThrow("Not an object key");
	});

	it("deletes one object and everything below a prefix", async () => {
		const other = randomUUID();
		const first = await storage().putBytes(other, Buffer.from("1"));
		const second = await storage().putBytes(other, Buffer.from("2"));
		await storage().delete(first.key);
		expect(await storage().exists(first.key)).toBe(false);
		await storage().deletePrefix(other);
		expect(await storage().exists(second.key)).toBe(false);
	});

	it("lists everything but the mark and the files of a detached installation", async () => {
		const key = `${randomUUID()}/pages/${sha256}/1.webp`;
		await storage().putFileAs(key, await tempFile(bytes));
		await storage().writeMark("ours", (await storage().readMark())?.version ?? null);
		await (apart.get(name) as ObjectStorage).putBytes(account, Buffer.from("detached"));
		const keys = (await listOf(storage())).map((one) => one.key);
		expect(keys).toContain(key);
		expect(keys.filter((one) => one.includes(".detached") || one.includes("installation"))).toEqual([]);
		await storage().deletePrefix(key.split("/")[0] ?? "");
	});

	it("accepts a mark only from a process that has read the previous one, and returns the latest", async () => {
		const store = apart.get(name) as ObjectStorage;
		expect(await store.readMark()).toBeNull();
		const first = await Promise.all(["a", "b", "c", "d"].map((text) => store.writeMark(text, null)));
		expect(first.filter(Boolean)).toHaveLength(1);
		const read = await store.readMark();
		expect(await store.writeMark("second", read?.version ?? null)).toBe(true);
		expect(await store.writeMark("late", read?.version ?? null)).toBe(false);
		expect(await store.writeMark("later", null)).toBe(false);
		expect((await store.readMark())?.text).toBe("second");
	});

	it("reads the original’s files, and writes and deletes only its own", async () => {
		const own = apart.get(name) as ObjectStorage;
		const detached = overlayStorage(own, storage());
		const { key } = await storage().putBytes(account, Buffer.from("of the original"));
		expect(String(await buffer(await detached.stream(key)))).toBe("of the original");
		await detached.delete(key);
		await detached.deletePrefix(account);
		expect(await storage().exists(key)).toBe(true);
		const written = await detached.putBytes(account, Buffer.from("of the copy"));
		expect([await own.exists(written.key), await storage().exists(written.key)]).toEqual([true, false]);
		expect((await listOf(detached)).map((one) => one.key)).toEqual(expect.arrayContaining([key, written.key]));
		await storage().delete(key);
	});

	it("proves that it can write and shows nothing of it", async () => {
		await storage().check();
		await storage().check();
		const keys = (await listOf(storage())).map(({ key }) => key);
		expect(keys.every((key) => key.startsWith(account))).toBe(true);
	});
});

it("an installation without a prefix leaves out those with prefixes in the same bucket", async () => {
	const prefixed = storages.get("S3") as ObjectStorage;
	await prefixed.writeMark("theirs", (await prefixed.readMark())?.version ?? null);
	await prefixed.putBytes(account, Buffer.from("theirs"));
	await (apart.get("S3") as ObjectStorage).putBytes(account, Buffer.from("their copy’s"));
	await withoutPrefix.putFileAs("evidence/own", await tempFile(bytes));
	await withoutPrefix.putFileAs("zebra/own", await tempFile(bytes));
	expect((await listOf(withoutPrefix)).map(({ key }) => key)).toEqual(["evidence/own", "zebra/own"]);
	await Promise.all(["evidence/own", "zebra/own"].map((key) => withoutPrefix.delete(key)));
});

it("a prefix is that of the store it was set for", async () => {
	useStorePrefix(".detached-1");
	process.env.DATA_DIR = join(dir, "other");
	resetEnv();
	try {
		const { key } = await rawStorage().putFile(account, await tempFile(Buffer.from("elsewhere")));
		expect(existsSync(join(dir, "other", "objects", key))).toBe(true);
	} finally {
		process.env.DATA_DIR = dir;
		resetEnv();
		useStorePrefix("");
	}
});

describe("temp files", () => {
	it("go away, moved or not, and are swept like directories when their process was killed", async () => {
		const temp = tempFiles();
		const [kept, moved, never, left] = await Promise.all([1, 2, 3, 4].map(() => temp.newPath()));
		for (const path of [kept, moved]) await (await openTempFile(path ?? "")).close();
		await rm(moved ?? "");
		await temp.remove();
		expect([kept, moved, never].map((path) => existsSync(path ?? ""))).toEqual([false, false, false]);
		await (await openTempFile(left ?? "")).close();
		await sweepTempDirsOf(process.pid);
		expect(existsSync(left ?? "")).toBe(false);
	});

	it("can be opened although somebody has removed their directory", async () => {
		const temp = tempFiles();
		const path = await temp.newPath();
		await rm(dirname(path), { recursive: true });
		await (await openTempFile(path)).close();
		await expect(openTempFile(path)).rejects.toMatchObject({ code: "EEXIST" });
		await temp.remove();
	});
});

describe("temp directories", () => {
	it("are on the objects' file system, go away, and are swept when old", async () => {
		const removed = await makeTempDir();
		const left = await makeTempDir();
		expect(left.path.startsWith(join(dir, "tmp"))).toBe(true);
		await removed.remove();
		expect(existsSync(removed.path)).toBe(false);
		await sweepTempDirs(3_600_000);
		expect(existsSync(left.path)).toBe(true);
		// Times of files are finer than the clock's.
		await sweepTempDirs(-1);
		expect(existsSync(left.path)).toBe(false);
	});

	it("of one process are swept when it was killed; those of others stay", async () => {
		const own = await makeTempDir();
		const other = join(dirname(own.path), `${process.pid}1-${randomUUID()}`);
		await mkdir(other);
		await sweepTempDirsOf(process.pid);
		expect([existsSync(own.path), existsSync(other)]).toEqual([false, true]);
		await sweepTempDirs(0);
	});
});

it("what cannot be opened is not taken for missing", async () => {
	const storage = fileStorage(join(dir, "objects"));
	const key = `${account}/loop`;
	const path = join(dir, "objects", key);
	await symlink(path, path);
	const told = { code: "ELOOP" };
	for (const name of ["stream", "size", "localPath", "exists"] as const) {
		await expect(storage[name](key)).rejects.toMatchObject(told);
	}
	await rm(path);
	await expect(storage.stream(key)).rejects.toThrow(MissingObjectError);
});
