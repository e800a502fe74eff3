import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { JOB_POLICIES } from "./definitions.ts";
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

it("writes the jobs of a queue with one statement at the transaction's end, and none when it fails", async () => {
	const boss = await queue();
	const { insert } = boss;
	const inserted: number[] = [];
	boss.insert = (name, jobs, options) => {
		inserted.push(jobs.length);
		return insert.call(boss, name, jobs, options);
	};
	const enqueueThree = async (tx: Tx) => {
		const startAfter = new Date("2040-01-01T00:00:00.000Z");
		await enqueue(tx, "purge", { documentId: randomUUID() });
		await enqueue(tx, "expire", { documentId: randomUUID() }, { startAfter });
		return enqueue(tx, "purge", { documentId: randomUUID() }, { startAfter });
	};
	const fails = inTransaction(async (tx) => {
		await enqueueThree(tx);
		throw new Error("the change was refused");
	});
	await expect(fails).rejects.toThrow("the change was refused");
	expect(await boss.findJobs("purge")).toEqual([]);
	const id = await inTransaction(enqueueThree);
	expect(inserted).toEqual([2, 1]);
	const jobs = await boss.findJobs("purge");
	expect(jobs).toHaveLength(2);
	const { retryLimit, retryDelay, expireInSeconds } = JOB_POLICIES.purge;
	expect(jobs.find((job) => job.id === id)).toMatchObject({
		startAfter: new Date("2040-01-01T00:00:00.000Z"),
		retryLimit,
		retryDelay,
		expireInSeconds,
		heartbeatSeconds: 10,
		deleteAfterSeconds: 21_600,
	});
	// A transaction of another kind has no such end.
	await db().$transaction(enqueueThree);
	expect(await boss.findJobs("purge")).toHaveLength(4);
	boss.insert = insert;
});
