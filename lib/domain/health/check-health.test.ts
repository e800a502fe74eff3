import { chmod, mkdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { closeDb, db } from "#lib/db/client.ts";
import { readFact } from "#lib/db/stores/installation/installation.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { checkInstallation } from "#lib/storage/lease.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { setReadOnly } from "#lib/testing/read-only.ts";
import { checkHealth } from "./check-health.ts";

/** Every check writes. */
const EACH_TIME = { database: 0, storage: 0 };

const installation = useTestDatabase();

it("is ready when database, queue and storage answer", async () => {
	expect(await checkHealth(visitorContext(), EACH_TIME)).toEqual({
		isReady: true,
		quarantine: null,
		checks: { database: "ok", queue: "ok", storage: "ok" },
	});
});

it("names the storage when nothing can be written", async () => {
	const objects = join(installation.dataDir, "objects");
	await rm(objects, { recursive: true, force: true });
	await writeFile(objects, "a file where the directory should be");
	expect(await checkHealth(visitorContext(), EACH_TIME)).toEqual({
		isReady: false,
		quarantine: null,
		checks: { database: "ok", queue: "ok", storage: "failed" },
	});
	await rm(objects);
	await mkdir(objects);
	await chmod(objects, 0o755);
});

it("is not ready while the server is read-only, and recovers on new connections", async () => {
	await closeDb();
	await setReadOnly(installation.databaseUrl, true);
	const readOnly = { isReady: false, checks: { database: "failed", queue: "ok", storage: "ok" } };
	expect(await checkHealth(visitorContext())).toMatchObject(readOnly);
	await setReadOnly(installation.databaseUrl, false);
	expect(await checkHealth(visitorContext(), EACH_TIME)).toMatchObject({ isReady: true });
});

it("writes at most once per interval", async () => {
	const write = () => readFact("readiness");
	await checkHealth(visitorContext(), EACH_TIME);
	const first = await write();
	await checkHealth(visitorContext(), { database: 60_000, storage: 60_000 });
	const second = await write();
	await Promise.all([1, 2, 3].map(() => checkHealth(visitorContext(), { database: 60_000, storage: 60_000 })));
	expect(second).not.toEqual(first);
	expect(await write()).toEqual(second);
});

it("is not ready in quarantine, and writes nothing to the storage", async () => {
	await checkInstallation();
	const setDatabaseOid = (oid: string) =>
		db().$executeRaw`
			UPDATE "Installation" SET "value" = jsonb_set("value", '{databaseOid}', to_jsonb(${oid}::text)) WHERE "key" = 'identity'`;
	const { databaseOid = "" } = Object((await readFact("identity")) ?? {}) as Record<string, string>;
	await setDatabaseOid("1");
	expect(await checkInstallation()).toBe("copied-database");
	const objects = join(installation.dataDir, "objects");
	const { mtimeMs } = await stat(objects);
	expect(await checkHealth(visitorContext(), EACH_TIME)).toEqual({
		isReady: false,
		quarantine: "copied-database",
		checks: { database: "ok", queue: "ok", storage: "ok" },
	});
	expect((await stat(objects)).mtimeMs).toBe(mtimeMs);
	await setDatabaseOid(databaseOid);
	expect(await checkInstallation()).toBeNull();
	expect(await checkHealth(visitorContext(), EACH_TIME)).toMatchObject({ isReady: true, quarantine: null });
});

it("names the queue when it is gone", async () => {
	await db().$executeRaw`ALTER SCHEMA pgboss RENAME TO elsewhere`;
	expect(await checkHealth(visitorContext(), EACH_TIME)).toMatchObject({
		isReady: false,
		checks: { database: "ok", queue: "failed" },
	});
});
