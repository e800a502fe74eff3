import type { Db, JobWithMetadata, PgBoss } from "pg-boss";
import { log } from "#lib/config/log.ts";
import { delayRetry, putBackJobs } from "#lib/db/stores/installation/active-jobs.ts";
import type { JobName, JobResult } from "./definitions.ts";
import type { GroupSlots } from "./group-slots.ts";
import { RetryLater } from "./retry-later.ts";

/** A queue whose jobs this process runs. */
type TakerOptions = {
	name: JobName;
	/** How many jobs run at a time; called before each fetch. */
	places: () => number;
	/** Limits jobs by group; left out for queues without groups. */
	groups?: GroupSlots;
	/** Does a job; what it throws is its failure. */
	run: (job: JobWithMetadata) => Promise<JobResult>;
	/** Where the statements run that each job needs. */
	db: Db;
};

/** One try of a job, as the queue tells it from those before and after. */
type Attempt = { id: string; retryCount: number };

type Ending = { job: JobWithMetadata; result: JobResult; error?: unknown };

/**
 * Takes the jobs of one queue. One look into the queue serves all its free places, and it looks only when
 * there may be jobs: when it is woken, and when a look that filled every place may have left some. It never
 * takes what it has no place for, so that another process can. What ends while it waits for the database
 * is completed with one statement.
 */
export class Taker {
	readonly #boss: PgBoss;
	readonly #options: TakerOptions;
	/** Taken, and not yet settled. */
	readonly #held = new Set<JobWithMetadata>();
	#ended: Ending[] = [];
	#mayHaveJobs = false;
	#isStopping = false;
	#isDealing = false;
	#isAway = false;
	readonly #awaitingIdle = new Set<() => void>();

	constructor(boss: PgBoss, options: TakerOptions) {
		this.#boss = boss;
		this.#options = options;
	}

	/** There may be jobs: takes as many as there are places for. */
	wake(): void {
		this.#mayHaveJobs = true;
		void this.#deal();
	}

	/** Says that the jobs under way are alive; to be called twice in the time after which they count as dead. */
	async beat(): Promise<void> {
		if (this.#held.size > 0) await this.#boss.touch(this.#options.name, [...this.#held].map(attemptOf));
	}

	/**
	 * Ends when no job is under way, and none is looked for.
	 *
	 * @throws Error when the time is up first
	 */
	async whenIdle(timeoutMs: number): Promise<void> {
		if (this.#isIdle()) return;
		let tell = () => {};
		const idle = new Promise<void>((resolve) => {
			tell = resolve;
		});
		this.#awaitingIdle.add(tell);
		await within(timeoutMs, idle).finally(() => this.#awaitingIdle.delete(tell));
	}

	/** Takes nothing more. Ends when the jobs under way have, or gives them back when the time is up. */
	async stop(timeoutMs: number): Promise<void> {
		this.#isStopping = true;
		await this.whenIdle(timeoutMs).catch(() => this.#giveBack());
	}

	async #giveBack(): Promise<void> {
		const attempts = [...this.#held].map(attemptOf);
		if (attempts.length === 0) return;
		const { name } = this.#options;
		await this.#boss
			.fail(name, attempts, { message: "the worker stopped" })
			// They are taken up again when their heartbeat has been missed.
			.catch((error: unknown) => log.warn({ queue: name, error }, "could not release jobs"));
	}

	/** Deals with the queue, one statement after another, until there is nothing to settle or to take. */
	async #deal(): Promise<void> {
		if (this.#isDealing) return;
		this.#isDealing = true;
		try {
			while (this.#ended.length > 0 || this.#canTake()) {
				if (this.#ended.length > 0) await this.#settle();
				if (this.#canTake()) await this.#take();
				this.#isAway = false;
			}
		} catch (error) {
			// The database is away. Nothing is forgotten, and the next call tries again. One warning for each queue is enough.
			log[this.#isAway ? "debug" : "warn"]({ queue: this.#options.name, error }, "could not reach the job queue");
			this.#isAway = true;
		} finally {
			this.#isDealing = false;
		}
		if (this.#isIdle()) for (const tell of this.#awaitingIdle) tell();
	}

	#isIdle(): boolean {
		return !this.#isDealing && this.#held.size === 0;
	}

	#canTake(): boolean {
		return this.#mayHaveJobs && !this.#isStopping && this.#held.size < this.#options.places();
	}

	async #take(): Promise<void> {
		const { name, db, groups, places } = this.#options;
		const free = places() - this.#held.size;
		this.#mayHaveJobs = false;
		// The fetch skips full groups, so that few jobs have to be put back.
		const limits = groups ? { groupConcurrency: groups.perGroup, ignoreGroups: groups.full() } : {};
		const jobs = await this.#boss.fetch<object>(name, { includeMetadata: true, batchSize: free, db, ...limits });
		// A full batch means the queue may hold more jobs; so does a notification that arrived during the fetch. With
		// groups, the database leaves out excess jobs of a group, so that any non-empty batch may have left some.
		this.#mayHaveJobs ||= groups ? jobs.length > 0 : jobs.length === free;
		const waiting: JobWithMetadata[] = [];
		for (const job of jobs) {
			if (groups && !groups.enter(job)) {
				waiting.push(job);
				continue;
			}
			this.#held.add(job);
			void this.#run(job);
		}
		const ids = waiting.map(({ id }) => id);
		if (ids.length > 0) await putBackJobs(name, ids);
	}

	async #run(job: JobWithMetadata): Promise<void> {
		const ending: Ending = { job, result: undefined };
		try {
			ending.result = await within(job.expireInSeconds * 1000, this.#options.run(job));
		} catch (error) {
			ending.error = error ?? new Error("unknown");
		}
		this.#ended.push(ending);
		await this.#deal();
	}

	/** Attempts that the queue has given up meanwhile are left alone: it knows an attempt by its count. */
	async #settle(): Promise<void> {
		const { name, db } = this.#options;
		const done = this.#ended.filter(({ error }) => error === undefined);
		if (done.length > 0) {
			const attempts = done.map(({ job }) => attemptOf(job));
			await this.#boss.complete(name, attempts, undefined, { db });
			for (const ending of done) this.#forget(ending);
		}
		for (const ending of this.#ended.filter(({ error }) => error !== undefined)) {
			const { job, error } = ending;
			await this.#boss.fail(name, attemptOf(job), asOutput(error));
			if (error instanceof RetryLater) await delayRetry(name, job.id, error.delaySeconds);
			this.#forget(ending);
		}
	}

	#forget(ending: Ending): void {
		this.#ended = this.#ended.filter((one) => one !== ending);
		this.#held.delete(ending.job);
		if (this.#options.groups?.leave(ending.job, ending.result)) this.#mayHaveJobs = true;
	}
}

function attemptOf({ id, retryCount }: JobWithMetadata): Attempt {
	return { id, retryCount };
}

/** What the queue keeps of a failure. */
function asOutput(error: unknown): object {
	return typeof error === "object" && error !== null ? error : { value: error };
}

/** @throws Error when the time is up first; the work itself goes on */
async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const expired = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`not done after ${timeoutMs / 1000} s`)), timeoutMs);
	});
	return Promise.race([work, expired]).finally(() => clearTimeout(timer));
}
