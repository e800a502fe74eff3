import { expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { enqueue, queue } from "./queue.ts";

const installation = useTestDatabase();

function useDatabase(url: string): void {
	process.env.DATABASE_URL = url;
	resetEnv();
}

it("connects at a later call when the database was away at the first", async () => {
	useDatabase("postgresql://signet@localhost/none?host=/nowhere");
	await expect(queue()).rejects.toThrow("ENOENT");
	useDatabase(installation.databaseUrl);
	expect(await inTransaction((tx) => enqueue(tx, "housekeeping", {}))).toEqual(expect.any(String));
});
