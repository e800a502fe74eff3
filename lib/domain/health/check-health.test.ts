import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { checkHealth } from "./check-health.ts";

const installation = useTestDatabase();

it("is ready when database, queue and storage answer", async () => {
	expect(await checkHealth(visitorContext())).toEqual({
		isReady: true,
		checks: { database: "ok", queue: "ok", storage: "ok" },
	});
});

it("names the storage when nothing can be written", async () => {
	const objects = join(installation.dataDir, "objects");
	await rm(objects, { recursive: true, force: true });
	await writeFile(objects, "a file where the directory should be");
	expect(await checkHealth(visitorContext())).toEqual({
		isReady: false,
		checks: { database: "ok", queue: "ok", storage: "failed" },
	});
	await rm(objects);
	await mkdir(objects);
	await chmod(objects, 0o755);
});

it("names the queue when it is gone", async () => {
	await db().$executeRaw`ALTER SCHEMA pgboss RENAME TO elsewhere`;
	expect(await checkHealth(visitorContext())).toMatchObject({
		isReady: false,
		checks: { database: "ok", queue: "failed" },
	});
});
