import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { FairQueue } from "./fair-queue.ts";
import {
	DRAWN_FOR_SIGNERS,
	IDLE_AFTER_MS,
	MAX_CHILDREN,
	MAX_WAITING,
	RECYCLE_ABOVE_CPU_SECONDS,
	RECYCLE_ABOVE_MB,
	RECYCLE_IDLE_ABOVE_MB,
	TASKS_PER_CHILD,
} from "./limits.ts";
import { type ChildLoss, PdfChild, type TaskLimits } from "./pdf-child.ts";
import type { PdfOutcome, PdfRequest, PdfTaskName } from "./protocol.ts";

type RunRequest = Extract<PdfRequest, { type: "run" }>;

/** What became of a task; `busy` when too many wait or the pool was closed meanwhile. */
export type PoolResult = PdfOutcome | ChildLoss | { kind: "busy" };

type Task = {
	name: PdfTaskName;
	request: RunRequest;
	limits: TaskLimits;
	resolve: (result: PoolResult) => void;
	reject: (error: unknown) => void;
};

const STARTS_BEFORE_GIVING_UP = 3;

/** Child processes for PDF work: started when needed, replaced when killed or grown, one task each at a time. */
export class PdfPool {
	readonly #children = new Set<PdfChild>();
	readonly #waiting = new FairQueue<Task>();
	readonly #running = new Map<PdfTaskName, number>();
	/** Tasks this process has asked for: a new child loads what they need before it takes one. */
	readonly #warmNames = new Set<PdfTaskName>();
	#failedStarts = 0;
	#idleTimer: NodeJS.Timeout | undefined;
	#readyListeners: { resolve: () => void; reject: (error: Error) => void }[] = [];
	#isClosed = false;
	readonly #idle: { afterMs: number; aboveMb: number };

	/** @param idle when there is nothing to do: after how many milliseconds the pool shrinks, and above how many MiB its last child is replaced */
	constructor(idle = { afterMs: IDLE_AFTER_MS, aboveMb: RECYCLE_IDLE_ABOVE_MB }) {
		this.#idle = idle;
	}

	/** Process ids of the living children. */
	get pids(): number[] {
		return [...this.#children].flatMap((child) => child.pid ?? []);
	}

	/** Starts a child that has loaded what `names` need, and resolves when it is ready. */
	async warm(names: PdfTaskName[]): Promise<void> {
		for (const name of names) this.#warmNames.add(name);
		if ([...this.#children].some((child) => child.state !== "starting")) return;
		const ready = new Promise<void>((resolve, reject) => this.#readyListeners.push({ resolve, reject }));
		if (this.#children.size === 0) this.#start();
		await ready;
	}

	/** Runs one task in a child. Throws an Error when no child can be started. */
	run<N extends PdfTaskName>(name: N, input: PdfTasks[N]["input"], limits: TaskLimits): Promise<PoolResult> {
		if (this.#isClosed || this.#waiting.size >= MAX_WAITING) return Promise.resolve({ kind: "busy" });
		this.#warmNames.add(name);
		clearTimeout(this.#idleTimer);
		return new Promise((resolve, reject) => {
			const request = { type: "run", name, input } as RunRequest;
			this.#waiting.add({ name, request, limits, resolve, reject });
			this.#dispatch();
		});
	}

	/** Ends every child; tasks that wait or run are answered `busy`: it is not they that were at fault. */
	close(): void {
		this.#isClosed = true;
		clearTimeout(this.#idleTimer);
		for (const task of this.#waiting.drain()) task.resolve({ kind: "busy" });
		for (const child of [...this.#children]) {
			if (child.state === "idle") child.retire();
			else child.kill("crash", "the pool was closed");
		}
	}

	#dispatch(): void {
		for (const child of this.#children) {
			if (child.state !== "idle") continue;
			const task = this.#waiting.take((name) => this.#mayRun(name));
			if (!task) return;
			void this.#assign(child, task);
		}
		const starting = [...this.#children].filter((child) => child.state === "starting").length;
		if (this.#waiting.size > starting && this.#children.size < MAX_CHILDREN) this.#start();
	}

	/** What is drawn in the background or for signers leaves one child free for what senders wait for. */
	#mayRun(name: PdfTaskName): boolean {
		if (!DRAWN_FOR_SIGNERS.includes(name)) return true;
		const running = DRAWN_FOR_SIGNERS.reduce((sum, one) => sum + (this.#running.get(one) ?? 0), 0);
		return running < MAX_CHILDREN - 1;
	}

	async #assign(child: PdfChild, task: Task): Promise<void> {
		this.#count(task.name, 1);
		const outcome = await child.run(task.request, task.limits);
		this.#count(task.name, -1);
		if (child.state === "idle" && this.#isSpent(child)) this.#replace(child);
		this.#dispatch();
		this.#watchIdleness();
		task.resolve(this.#isClosed && outcome.kind === "lost" ? { kind: "busy" } : outcome);
	}

	#count(name: PdfTaskName, step: 1 | -1): void {
		this.#running.set(name, (this.#running.get(name) ?? 0) + step);
	}

	#isSpent(child: PdfChild): boolean {
		const { rssMb, cpuSeconds } = child.usage;
		const hasGrown = rssMb > RECYCLE_ABOVE_MB || cpuSeconds > RECYCLE_ABOVE_CPU_SECONDS;
		return child.isSpent || hasGrown || child.tasksDone >= TASKS_PER_CHILD;
	}

	#replace(child: PdfChild): void {
		child.retire();
		if (this.#children.size < MAX_CHILDREN) this.#start();
	}

	/** @param onReady called once the child can take a task */
	#start(onReady?: () => void): void {
		const child = new PdfChild([...this.#warmNames], {
			onReady: () => {
				this.#failedStarts = 0;
				onReady?.();
				for (const listener of this.#readyListeners.splice(0)) listener.resolve();
				this.#dispatch();
				this.#watchIdleness();
			},
			onGone: (how) => {
				this.#children.delete(child);
				if (this.#isClosed || how === "retired") return;
				if (how === "neverReady") this.#failedStarts += 1;
				if (this.#failedStarts < STARTS_BEFORE_GIVING_UP) this.#start();
				else if ([...this.#children].some(({ state }) => state !== "starting")) this.#failedStarts = 0;
				else this.#giveUp();
			},
		});
		this.#children.add(child);
	}

	/** Without this, a broken installation would fork for ever. The next task tries again. */
	#giveUp(): void {
		this.#failedStarts = 0;
		const error = new Error("The PDF processes cannot be started; see the output of lib/pdf/worker/child.ts.");
		for (const listener of this.#readyListeners.splice(0)) listener.reject(error);
		for (const task of this.#waiting.drain()) task.reject(error);
	}

	#watchIdleness(): void {
		clearTimeout(this.#idleTimer);
		if (this.#isClosed || [...this.#children].some((child) => child.state !== "idle")) return;
		this.#idleTimer = setTimeout(() => this.#shrink(), this.#idle.afterMs);
		this.#idleTimer.unref();
	}

	/** Keeps the smallest child; when even that has grown, until a fresh one can take its place. */
	#shrink(): void {
		const idle = [...this.#children]
			.filter((child) => child.state === "idle")
			.sort((a, b) => a.usage.rssMb - b.usage.rssMb);
		const [kept, ...others] = idle;
		for (const child of others) child.retire();
		if (!kept || kept.usage.rssMb <= this.#idle.aboveMb || kept.tasksDone === 0) return;
		this.#start(() => {
			if (kept.state === "idle") kept.retire();
		});
	}
}
