import { randomUUID } from "node:crypto";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import { afterEach, expect, it, vi } from "vitest";
import { log } from "#lib/config/log.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import type { JobResult } from "./definitions.ts";
import { GroupSlots } from "./group-slots.ts";
import { enqueue, queue } from "./queue.ts";
import { RetryLater } from "./retry-later.ts";
import { Taker } from "./taker.ts";

useTestDatabase();

const QUEUE = "purge";
const PATIENCE = { timeout: 60_000, interval: 10 };

/** Jobs under way, by what ends them. */
const running = new Map<string, { finish: (result?: JobResult) => void; fail: (error: Error) => void }>();

afterEach(async () => {
	running.clear();
	await (await queue()).deleteAllJobs(QUEUE);
});

/** A taker with three places whose jobs end when the test says so. */
async function threePlaces(): Promise<Taker> {
	const boss = await queue();
	return new Taker(boss, {
		db: boss.getDb(),
		name: QUEUE,
		places: () => 3,
		run: (job) => new Promise((resolve, reject) => running.set(job.id, { finish: resolve, fail: reject })),
	});
}

async function enqueueMany(count: number, group?: { id: string; tier: string }): Promise<void> {
	const options = group ? { group } : {};
	await inTransaction(async (tx) => {
		for (let left = count; left > 0; left -= 1) await enqueue(tx, QUEUE, { documentId: randomUUID() }, options);
	});
}

/** A taker with 12 slots, at most 2 per group and 3 per tier, whose jobs end on the test’s call. */
async function groupTaker(nowMs: () => number = Date.now) {
	const boss = await queue();
	const ofGroup: Record<string, JobWithMetadata[]> = {};
	const groups = new GroupSlots({ perGroup: 2, perTier: 3, maxTimeouts: 2, probeMs: 60_000 }, nowMs);
	const run = async (job: JobWithMetadata) => {
		ofGroup[job.groupId ?? ""] ??= [];
		const jobs = ofGroup[job.groupId ?? ""] ?? [];
		jobs.push(job);
		try {
			return await new Promise<JobResult>((resolve, reject) => running.set(job.id, { finish: resolve, fail: reject }));
		} finally {
			jobs.splice(jobs.indexOf(job), 1);
		}
	};
	const taker = new Taker(boss, { db: boss.getDb(), name: QUEUE, places: () => 12, groups, run });
	const counts = () => Object.fromEntries(Object.entries(ofGroup).map(([id, jobs]) => [id, jobs.length]));
	const finish = (id: string, result: JobResult) => running.get(ofGroup[id]?.[0]?.id ?? "")?.finish(result);
	return { taker, counts, finish };
}

async function states(): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const { state } of await (await queue()).findJobs(QUEUE)) counts[state] = (counts[state] ?? 0) + 1;
	return counts;
}

/** How often the queue is asked for jobs from now on. */
async function countLooks(): Promise<() => number> {
	const boss = await queue();
	const { fetch } = boss;
	let looks = 0;
	boss.fetch = ((...asked: Parameters<typeof fetch>) => {
		looks += 1;
		return fetch.apply(boss, asked);
	}) as typeof fetch;
	return () => {
		boss.fetch = fetch;
		return looks;
	};
}

it("fills all free places with one look, and looks no more when it found fewer jobs than that", async () => {
	const taker = await threePlaces();
	await enqueueMany(2);
	const looks = await countLooks();
	taker.wake();
	await expect.poll(() => running.size, PATIENCE).toBe(2);
	for (const { finish } of running.values()) finish();
	await expect.poll(states, PATIENCE).toEqual({ completed: 2 });
	expect(looks()).toBe(1);
	await taker.stop(60_000);
});

it("leaves what it has no place for to others, and takes it up once a place is free", async () => {
	const [taker, other] = [await threePlaces(), await threePlaces()];
	await enqueueMany(5);
	taker.wake();
	await expect.poll(() => running.size, PATIENCE).toBe(3);
	expect(await states()).toEqual({ active: 3, created: 2 });
	const [first] = running.values();
	first?.finish();
	// Two are slow, and hold up neither the settling of the first nor the fourth.
	await expect.poll(states, PATIENCE).toEqual({ completed: 1, active: 3, created: 1 });
	other.wake();
	await expect.poll(() => running.size, PATIENCE).toBe(5);
	for (const { finish } of running.values()) finish();
	await expect.poll(states, PATIENCE).toEqual({ completed: 5 });
	await Promise.all([taker.stop(60_000), other.stop(60_000)]);
});

it("has a failed job tried again, and completes its neighbours", async () => {
	const taker = await threePlaces();
	await enqueueMany(3);
	taker.wake();
	await expect.poll(() => running.size, PATIENCE).toBe(3);
	const [failing, ...others] = running.values();
	failing?.fail(new Error("the file is locked"));
	for (const { finish } of others) finish();
	await expect.poll(states, PATIENCE).toEqual({ completed: 2, retry: 1 });
	const jobs = await (await queue()).findJobs(QUEUE);
	expect(jobs.find(({ state }) => state === "retry")?.output).toMatchObject({ message: "the file is locked" });
	await taker.stop(60_000);
});

it("retries a failed job at the time it asks for", async () => {
	const taker = await threePlaces();
	await enqueueMany(1);
	taker.wake();
	await expect.poll(() => running.size, PATIENCE).toBe(1);
	for (const { fail } of running.values()) fail(new RetryLater("the server is busy", 3600));
	await taker.whenIdle(60_000);
	const [job] = await (await queue()).findJobs(QUEUE);
	expect(job).toMatchObject({ state: "retry", output: { message: "the server is busy" } });
	expect(Math.abs((job?.startAfter.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(60_000);
	await taker.stop(1);
});

it("when stopped during a look, waits for what that look found", async () => {
	const taker = await threePlaces();
	await enqueueMany(1);
	taker.wake();
	const stopped = taker.stop(60_000);
	await expect.poll(() => running.size, PATIENCE).toBe(1);
	for (const { finish } of running.values()) finish();
	await stopped;
	expect(await states()).toEqual({ completed: 1 });
});

it("takes nothing more when it is stopped, waits for what is under way, and gives back what takes too long", async () => {
	const [patient, hasty] = [await threePlaces(), await threePlaces()];
	await enqueueMany(7);
	patient.wake();
	await expect.poll(() => running.size, PATIENCE).toBe(3);
	await expect(patient.whenIdle(1)).rejects.toThrow("not done after 0.001 s");
	const stopped = patient.stop(60_000);
	for (const { finish } of running.values()) finish();
	await Promise.all([stopped, patient.whenIdle(60_000)]);
	expect(await states()).toEqual({ completed: 3, created: 4 });
	hasty.wake();
	await expect.poll(() => running.size, PATIENCE).toBe(6);
	await hasty.stop(1);
	expect(await states()).toEqual({ completed: 3, retry: 3, created: 1 });
});

it("limits a stalled group to two slots and its account to three, and fetches only for free slots", async () => {
	const { taker, counts, finish } = await groupTaker();
	await enqueueMany(40, { id: "stalled", tier: "Acme" });
	await enqueueMany(5, { id: "neighbour", tier: "Acme" });
	await enqueueMany(5, { id: "other", tier: "Harbour" });
	const looks = await countLooks();
	taker.wake();
	await expect.poll(counts, PATIENCE).toEqual({ stalled: 2, neighbour: 1, other: 2 });
	await taker.whenIdle(200).catch(() => undefined);
	const before = looks();
	expect(before).toBeLessThan(8);
	expect(await states()).toEqual({ active: 5, created: 45 });
	finish("other", "answered");
	await expect.poll(states, PATIENCE).toEqual({ completed: 1, active: 5, created: 44 });
	expect(counts()).toEqual({ stalled: 2, neighbour: 1, other: 2 });
	finish("stalled", "answered");
	await expect.poll(states, PATIENCE).toEqual({ completed: 2, active: 5, created: 43 });
	expect(counts()).toMatchObject({ other: 2 });
	await taker.stop(1);
});

it("probes a group that has timed out too often, until it answers", async () => {
	let nowMs = 0;
	const { taker, counts, finish } = await groupTaker(() => nowMs);
	const group = { id: "stalled", tier: "Acme" };
	await enqueueMany(2, group);
	taker.wake();
	for (const left of [1, 0]) {
		await expect.poll(counts, PATIENCE).toEqual({ stalled: left + 1 });
		finish("stalled", "timed out");
		await expect.poll(states, PATIENCE).toMatchObject({ completed: 2 - left });
	}
	await enqueueMany(3, group);
	taker.wake();
	await taker.whenIdle(60_000);
	expect(await states()).toEqual({ completed: 2, created: 3 });
	nowMs = 60_000;
	taker.wake();
	await expect.poll(states, PATIENCE).toEqual({ completed: 2, active: 1, created: 2 });
	finish("stalled", "answered");
	await expect.poll(states, PATIENCE).toEqual({ completed: 3, active: 2 });
	await taker.stop(1);
});

it("warns once for each time that the queue can’t be reached", async () => {
	const fetch = vi.fn();
	const boss = { fetch } as unknown as PgBoss;
	const taker = new Taker(boss, {
		db: (await queue()).getDb(),
		name: QUEUE,
		places: () => 1,
		run: async () => undefined,
	});
	const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
	const poll = async (answer: () => Promise<object[]>) => {
		fetch.mockImplementation(answer);
		taker.wake();
		await taker.whenIdle(PATIENCE.timeout);
	};
	const fail = () => poll(() => Promise.reject(new Error("connect ECONNREFUSED")));
	await fail();
	await fail();
	expect(warn).toHaveBeenCalledTimes(1);
	await poll(async () => []);
	await fail();
	expect(warn).toHaveBeenCalledTimes(2);
	warn.mockRestore();
});
