import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { inTransaction } from "#lib/db/transaction.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { JOBS, type JobName } from "./definitions.ts";
import { enqueue, queue } from "./queue.ts";
import { runWorker } from "./worker.ts";

useTestDatabase();

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
	await stop?.();
});

it("works off what has piled up without waiting between two jobs", async () => {
	await queue("worker");
	// Documents that are not there: nothing is to be drawn.
	for (let count = 0; count < 12; count += 1) {
		await inTransaction((tx) => enqueue(tx, "page-images", { documentId: randomUUID() }));
	}
	stop = await runWorker();
	const isOpen = ({ state }: { state: string }) => state !== "completed";
	const open = async () => (await (await queue()).findJobs("page-images")).filter(isOpen).length;
	// Two intervals of five seconds are time for two jobs when each waits for the next.
	await expect.poll(open, { timeout: 10_000 }).toBe(0);
}, 30_000);

it("schedules jobs with a payload that they accept", async () => {
	stop = await runWorker();
	const schedules = await (await queue()).getSchedules();
	expect(schedules.map(({ name }) => name)).toContain("housekeeping");
	for (const { name, data } of schedules) expect(JOBS[name as JobName].safeParse(data).success, name).toBe(true);
});
