import { setImmediate } from "node:timers/promises";
import type { JobWithMetadata } from "pg-boss";
import { collectWhenIdle } from "#lib/config/collect-when-idle.ts";
import { env } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { closeDb } from "#lib/db/client.ts";
import { openStatementPool } from "#lib/db/statement-pool.ts";
import { jobContext } from "#lib/domain/context.ts";
import { mailSlots, probeProviders, smsSlots } from "#lib/domain/delivery/sending/message-slots.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { warmPdfPool } from "#lib/pdf/warm-pdf-pool.ts";
import { type Bell, bellOf } from "#lib/queue/bell.ts";
import { JOBS, type JobName, type JobResult } from "#lib/queue/definitions.ts";
import { GroupSlots } from "#lib/queue/group-slots.ts";
import type { HoldingWatch } from "#lib/queue/held-jobs.ts";
import { closeQueue, queue } from "#lib/queue/queue.ts";
import { Taker } from "#lib/queue/taker.ts";
import { quarantineReason } from "#lib/storage/lease.ts";
import { makeHandlers } from "./job-handlers.ts";

const NAMES = Object.keys(JOBS) as JobName[];

/** A stalled endpoint takes two slots; after five timeouts in a row, it gets one job a minute. */
const WEBHOOK_LIMITS = { perGroup: 2, perTier: 8, maxTimeouts: 5, probeMs: 60_000 };
/** Taking and completing are short; two queues at a time do not wait for each other. */
const TAKER_CONNECTIONS = 2;
/** Delayed jobs and those that are tried again are found by looking; new ones ring. */
const LOOK_MS = { whenToldOfNewOnes: 5000, otherwise: 2000 };
/** Half the time after which a job that does not beat counts as dead. */
const BEAT_MS = 5000;
/** Shorter than anybody notices of a mail; as long as a seal takes that does not wait for others. */
const MAILS_YIELD_MS = 250;
/** How often we check whether a mail server or SMS provider that refused our credentials accepts them. */
const PROBE_MS = 60_000;
/** How long a stop waits for jobs under way. */
const STOP_MS = 30_000;

/**
 * Takes jobs until stopped.
 *
 * @param now the clock that jobs go by; tests inject their own
 * @param watch is told which jobs are under way
 * @returns stop: takes no new jobs, finishes those under way, disconnects
 */
export async function runWorker(now = () => new Date(), watch: HoldingWatch = UNWATCHED): Promise<() => Promise<void>> {
	const handlers = makeHandlers(now);
	const boss = await queue("worker");
	const statements = openStatementPool(TAKER_CONNECTIONS);
	const makeTaker = (name: JobName) => {
		const run = (job: JobWithMetadata) => runJob(name, job, handlers[name] as AnyHandler, watch);
		const groups = name === "webhook" ? { groups: new GroupSlots(WEBHOOK_LIMITS, Date.now) } : {};
		return new Taker(boss, { name, places: () => slotsOf(name), run, db: statements, ...groups });
	};
	const takers = Object.fromEntries(NAMES.map((name) => [name, makeTaker(name)])) as Takers;
	const rest = takeWhenRung(bellOf(boss), takers);
	await boss.schedule("housekeeping", "17 * * * *", {});
	collectWhenIdle();
	// Jobs are taken already: whoever is killed from here on was no failed start.
	warmPdfPool(["seal"]).catch((error: unknown) => log.warn({ error }, "could not start PDF processes ahead"));
	return async () => {
		await Promise.all(Object.values(takers).map((taker) => taker.stop(STOP_MS)));
		rest();
		await closeQueue();
		await statements.close();
		await closePdfPool();
		await closeDb();
	};
}

/** How many jobs of a queue may run now: none while the installation is in quarantine. */
function slotsOf(name: JobName): number {
	if (quarantineReason() !== null) return 0;
	const most = env().queueConcurrency[name];
	if (name === "mail") return mailSlots(most);
	return name === "sms" ? smsSlots(most) : most;
}

const UNWATCHED: HoldingWatch = { took: () => undefined, left: () => undefined };

type AnyHandler = (job: JobWithMetadata) => Promise<JobResult>;

type Takers = Record<JobName, Taker>;

/** Wakes takers when there is or may be something for them, and keeps what they hold alive; returns what ends that. */
function takeWhenRung(bell: Bell, takers: Takers): () => void {
	const all = Object.values(takers);
	const wakeAll = () => {
		for (const taker of all) taker.wake();
	};
	const onRing = (queueName: string | null) => {
		const name = NAMES.find((one) => one === queueName);
		if (queueName === null) wakeAll();
		else if (name === "mail") void wakeMails(takers);
		else if (name) takers[name].wake();
	};
	const beatAll = () => {
		for (const taker of all) taker.beat().catch((error: unknown) => log.warn({ error }, "heartbeat failed"));
	};
	const probe = async () => {
		for (const name of await probeProviders(jobContext())) takers[name].wake();
	};
	bell.listeners.add(onRing);
	const looking = setInterval(wakeAll, bell.isConnected ? LOOK_MS.whenToldOfNewOnes : LOOK_MS.otherwise);
	const beating = setInterval(beatAll, BEAT_MS);
	const probing = setInterval(() => void probe(), PROBE_MS);
	wakeAll();
	return () => {
		bell.listeners.delete(onRing);
		clearInterval(looking);
		clearInterval(beating);
		clearInterval(probing);
	};
}

/**
 * Whoever has just signed waits for the sealed document, and nobody for a mail: new mails leave the
 * processor to a seal that is under way, for a moment at most.
 */
async function wakeMails({ mail, seal }: Takers): Promise<void> {
	// A seal that was enqueued together with the mail may ring after it.
	await setImmediate();
	await seal.whenIdle(MAILS_YIELD_MS).catch(() => undefined);
	mail.wake();
}

async function runJob(
	name: JobName,
	job: JobWithMetadata,
	handler: AnyHandler,
	watch: HoldingWatch,
): Promise<JobResult> {
	const held = { name, id: job.id, retryCount: job.retryCount };
	watch.took(held);
	const startedAt = performance.now();
	try {
		const result = await handler({ ...job, data: JOBS[name].parse(job.data) });
		log.debug({ job: name, jobId: job.id, ms: Math.round(performance.now() - startedAt) }, "job done");
		return result;
	} catch (error) {
		log.warn({ job: name, jobId: job.id, attempt: job.retryCount + 1, error }, "job failed");
		throw error;
	} finally {
		watch.left(held);
		collectWhenIdle();
	}
}
