import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { inTransaction } from "#lib/db/transaction.ts";
import { JOBS, type JobName } from "#lib/queue/definitions.ts";
import { type HeldJob, listHeldJobs, releaseHeldJobs } from "#lib/queue/held-jobs.ts";
import { enqueue, queue } from "#lib/queue/queue.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { runWorker } from "./job-worker.ts";

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
	const [took, left]: [HeldJob[], HeldJob[]] = [[], []];
	const isOurs = ({ name }: HeldJob) => name === "page-images";
	stop = await runWorker(undefined, { took: (job) => took.push(job), left: (job) => left.push(job) });
	const isOpen = ({ state }: { state: string }) => state !== "completed";
	const open = async () => (await (await queue()).findJobs("page-images")).filter(isOpen).length;
	// If each waited for the next look of its worker, twelve would take twelve intervals of two seconds at least.
	await expect.poll(open, { timeout: 22_000 }).toBe(0);
	// Whoever watches knows at each moment what would be left behind.
	expect(took.filter(isOurs)).toHaveLength(12);
	expect(left.filter(isOurs)).toEqual(expect.arrayContaining(took.filter(isOurs)));
}, 60_000);

it("takes mails although a seal is under way that does not end", async () => {
	const [took, left]: [JobName[], JobName[]] = [[], []];
	stop = await runWorker(undefined, { took: ({ name }) => took.push(name), left: ({ name }) => left.push(name) });
	// The seal looks for its document, and waits.
	await inTransaction(async (tx) => {
		await tx.$executeRaw`LOCK TABLE "Document" IN ACCESS EXCLUSIVE MODE`;
		await inTransaction(async (other) => {
			await enqueue(other, "seal", { documentId: randomUUID() });
			await enqueue(other, "mail", { kind: "please-sign", accountId: randomUUID(), documentId: randomUUID() });
		});
		// Before the worker would look for what has not rung.
		await expect.poll(() => took.filter((name) => name === "mail"), { timeout: 4000 }).toHaveLength(1);
		expect(took).toContain("seal");
		expect(left).not.toContain("seal");
	});
});

it("has jobs of a worker that died tried again, but not what somebody else has taken up since", async () => {
	const boss = await queue();
	const fetchOne = async () => {
		await inTransaction((tx) => enqueue(tx, "seal", { documentId: randomUUID() }));
		const [job] = await boss.fetch("seal", { includeMetadata: true });
		if (!job) throw new Error("There is no job.");
		return job;
	};
	const stateOf = async (id: string) => (await boss.findJobs("seal", { id }))[0]?.state;
	const [dead, taken, done] = [await fetchOne(), await fetchOne(), await fetchOne()];
	await boss.complete("seal", done.id);
	const held = [dead, taken, done].map(({ id, retryCount }) => ({ name: "seal" as const, id, retryCount }));
	expect(await listHeldJobs()).toEqual(expect.arrayContaining([held[0], held[1]]));
	expect(await listHeldJobs()).not.toContainEqual(held[2]);
	await releaseHeldJobs(held.map((job) => (job.id === taken.id ? { ...job, retryCount: job.retryCount + 1 } : job)));
	expect([await stateOf(dead.id), await stateOf(taken.id), await stateOf(done.id)]).toEqual([
		"retry",
		"active",
		"completed",
	]);
	for (const { id } of [dead, taken]) await boss.deleteJob("seal", id);
});

it("schedules jobs with a payload that they accept", async () => {
	stop = await runWorker();
	const schedules = await (await queue()).getSchedules();
	expect(schedules.map(({ name }) => name)).toContain("housekeeping");
	for (const { name, data } of schedules) expect(JOBS[name as JobName].safeParse(data).success, name).toBe(true);
});
