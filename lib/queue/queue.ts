import { randomUUID } from "node:crypto";
import { fromPrisma, type JobInsert, PgBoss } from "pg-boss";
import { env } from "#lib/config/env.ts";
import { perProcess } from "#lib/config/per-process.ts";
import type { Tx } from "#lib/db/client.ts";
import { isPooled, poolOptions } from "#lib/db/connection.ts";
import { putOffWrite } from "#lib/db/last-writes.ts";
import { hangBell } from "./bell.ts";
import { JOB_POLICIES, JOBS, type JobName, type JobPayload, QUEUE_OPTIONS } from "./definitions.ts";

type QueueRole = "sender" | "worker";

const shared = globalThis as typeof globalThis & { signetQueue?: Promise<PgBoss> };

/**
 * The process's pg-boss. A sender only enqueues (web, command line); a worker also supervises,
 * schedules and creates the queues. The first call decides.
 */
export function queue(role: QueueRole = "sender"): Promise<PgBoss> {
	shared.signetQueue ??= startQueue(role).catch((error) => {
		// The database may be back at the next call.
		delete shared.signetQueue;
		throw error;
	});
	return shared.signetQueue;
}

async function startQueue(role: QueueRole): Promise<PgBoss> {
	const isWorker = role === "worker";
	const boss = new PgBoss({
		...poolOptions("jobs"),
		backend: env().queueBackend,
		max: isWorker ? 3 : 2,
		migrate: false,
		supervise: isWorker,
		superviseIntervalSeconds: 5,
		monitorIntervalSeconds: 5,
		maintenanceIntervalSeconds: 3600,
		// No job waits for another: looking for those that do, and noting the time of it, is needless.
		flowIntervalSeconds: 86_400,
		schedule: isWorker,
		// Who only sends has nobody to wake, and saves a connection. Through a pooler, notifications get lost.
		useListenNotify: isWorker && !isPooled(),
	});
	// pg-boss reports lost connections here and mends them itself; without a listener the process would die.
	boss.on("error", () => undefined);
	hangBell(boss);
	try {
		await boss.start();
	} catch (error) {
		await boss.stop({ graceful: false }).catch(() => undefined);
		throw error;
	}
	return boss;
}

/** Creates pg-boss's schema and every queue of the job table; run once after migrating. */
export async function installQueues(): Promise<void> {
	const boss = new PgBoss({
		...poolOptions("jobs"),
		backend: env().queueBackend,
		max: 2,
		supervise: false,
		schedule: false,
	});
	boss.on("error", () => undefined);
	await boss.start();
	try {
		const existing = new Set((await boss.getQueues()).map((one) => one.name));
		for (const name of Object.keys(JOBS) as JobName[]) {
			const options = { ...JOB_POLICIES[name], ...QUEUE_OPTIONS };
			if (existing.has(name)) await boss.updateQueue(name, options);
			else await boss.createQueue(name, options);
		}
	} finally {
		await boss.stop({ graceful: false });
	}
}

/** When a job is to run. */
export type EnqueueOptions = {
	startAfter?: Date;
	/** Before those of its queue that have less; 0 when left out. */
	priority?: number;
	/** Id of the external system the job waits for, and the account (tier) it belongs to; see GroupSlots. */
	group?: { id: string; tier: string };
	/** Of a job that has ended and left the queue, and runs as the same one again; a new one when left out. */
	id?: string;
};

/** What a transaction enqueues, by queue. */
type NewJobs = Map<JobName, JobInsert[]>;

const newJobs = perProcess("new-jobs", () => new WeakMap<Tx, NewJobs>());

/**
 * Puts a job into the queue inside the caller's transaction: it exists exactly when the change does. It is
 * written at the transaction's end, with one statement for all jobs of its queue.
 *
 * @returns the job's id
 */
export async function enqueue<N extends JobName>(
	tx: Tx,
	name: N,
	payload: JobPayload<N>,
	options: EnqueueOptions = {},
): Promise<string> {
	const { id = randomUUID() } = options;
	const job = { ...options, id, data: JOBS[name].parse(payload) };
	const known = newJobs.get(tx);
	if (known) {
		known.set(name, [...(known.get(name) ?? []), job]);
		return id;
	}
	const jobs: NewJobs = new Map([[name, [job]]]);
	if (putOffWrite(tx, () => writeJobs(tx, jobs))) newJobs.set(tx, jobs);
	else await writeJobs(tx, jobs);
	return id;
}

async function writeJobs(tx: Tx, jobs: NewJobs): Promise<void> {
	newJobs.delete(tx);
	const boss = await queue();
	for (const [name, ofQueue] of jobs) await boss.insert(name, ofQueue, { db: fromPrisma(tx) });
}

/** Stops taking jobs, waits for those under way (at most 30 s) and disconnects. */
export async function closeQueue(): Promise<void> {
	const running = shared.signetQueue;
	delete shared.signetQueue;
	if (running) await (await running).stop({ graceful: true, timeout: 30_000 });
}
