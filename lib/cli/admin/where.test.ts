import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { where } from "./where.ts";

let dataDir: string;

beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "signet-where-"));
	for (const name of ["postgres", "objects", "keys"]) await mkdir(join(dataDir, name));
	await writeFile(join(dataDir, "postgres.json"), JSON.stringify({ dir: "postgres", password: "hidden-word" }));
	Object.assign(process.env, { DATA_DIR: dataDir });
	delete process.env.DATABASE_URL;
	resetEnv();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it("names every place that holds something", async () => {
	expect(await where()).toMatchObject({
		dataDirectory: dataDir,
		database: join(dataDir, "postgres"),
		files: join(dataDir, "objects"),
		keys: join(dataDir, "keys"),
		outbox: null,
	});
});

it("tells no password", async () => {
	process.env.DATABASE_URL = "postgresql://signet:hidden-word@db.example.com:5432/signet";
	Object.assign(process.env, { S3_BUCKET: "bucket", S3_REGION: "eu-west-1", S3_PREFIX: "signet/" });
	resetEnv();
	const places = await where();
	expect(places).toMatchObject({
		database: "postgresql://signet@db.example.com:5432/signet",
		files: "s3://bucket/signet/",
	});
	expect(JSON.stringify(places)).not.toContain("hidden-word");
});
