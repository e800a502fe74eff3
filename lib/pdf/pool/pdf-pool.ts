import type { PdfTasks, Requester } from "#lib/pdf/tasks.ts";
import { FairQueue } from "./fair-queue.ts";
import { type ChildLoss, PdfChild, type TaskLimits } from "./pdf-child.ts";
import {
	DRAWING,
	END_AFTER_MS,
	IDLE_AFTER_MS,
	MAX_WAITING,
	RECYCLE_ABOVE_CPU_SECONDS,
	RECYCLE_ABOVE_MB,
	RECYCLE_IDLE_ABOVE_MB,
	TASKS_PER_CHILD,
} from "./process-limits.ts";
import type { PdfOutcome, PdfRequest, PdfTaskName } from "./protocol.ts";

type RunRequest = Extract<PdfRequest, { type: "run" }>;

/** Result of a task; `busy` when too many wait or the pool was closed. */
type PoolResult = PdfOutcome | ChildLoss | { kind: "busy" };

/** Requester and limits of a task; `onWork` gets its duration in milliseconds. */
type RunOptions = TaskLimits & { requester: Requester; onWork?: (milliseconds: number) => void };

type Task = {
	name: PdfTaskName;
	requester: Requester;
	request: RunRequest;
	options: RunOptions;
	/** Whether the system killed its first child. */
	isRetry: boolean;
	resolve: (result: PoolResult) => void;
	reject: (error: unknown) => void;
};

const STARTS_BEFORE_GIVING_UP = 3;

type PoolOptions = {
	maxChildren: number;
	/** Scheduling priority of the children, as of nice(1). */
	niceness: number;
	/** Whether one idle child is kept. */
	keepsIdleChild: boolean;
	/** When idle: milliseconds until the pool shrinks to one child, MiB above which that one is replaced, and milliseconds until it ends. */
	idle: { afterMs: number; aboveMb: number; endAfterMs: number };
};

const DEFAULTS: Omit<PoolOptions, "maxChildren"> = {
	niceness: 0,
	keepsIdleChild: true,
	idle: { afterMs: IDLE_AFTER_MS, aboveMb: RECYCLE_IDLE_ABOVE_MB, endAfterMs: END_AFTER_MS },
};

/** Keeps a child free for senders, however many drawing tasks and link holders’ tasks there are. */
function leavesOneFree({ name, requester }: Pick<Task, "name" | "requester">): boolean {
	return requester === "link" || DRAWING.includes(name);
}

/** Child processes for PDF work: started when needed, replaced when killed or grown, one task each at a time. */
export class PdfPool {
	readonly #children = new Set<PdfChild>();
	readonly #waiting = new FairQueue<Task>();
	/** Running tasks that must leave one child free. */
	#runningAside = 0;
	/** Tasks this process has asked for: a new child loads what they need before it takes one. */
	readonly #warmNames = new Set<PdfTaskName>();
	#failedStarts = 0;
	#idleTimer: NodeJS.Timeout | undefined;
	#readyListeners: { resolve: () => void; reject: (error: Error) => void }[] = [];
	#isClosed = false;
	readonly #options: PoolOptions;

	constructor(options: Pick<PoolOptions, "maxChildren"> & Partial<PoolOptions>) {
		this.#options = { ...DEFAULTS, ...options };
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
	run<N extends PdfTaskName>(name: N, input: PdfTasks[N]["input"], options: RunOptions): Promise<PoolResult> {
		const { requester } = options;
		const isFull = this.#waiting.sizeFor(requester) >= MAX_WAITING[requester];
		if (this.#isClosed || isFull) return Promise.resolve({ kind: "busy" });
		this.#warmNames.add(name);
		clearTimeout(this.#idleTimer);
		return new Promise((resolve, reject) => {
			const request = { type: "run", name, input } as RunRequest;
			this.#waiting.add({ name, requester, request, options, isRetry: false, resolve, reject });
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
			const task = this.#waiting.take((queued) => this.#mayRun(queued));
			if (!task) return;
			void this.#assign(child, task);
		}
		const starting = [...this.#children].filter((child) => child.state === "starting").length;
		if (this.#waiting.size > starting && this.#children.size < this.#options.maxChildren) this.#start();
	}

	#mayRun(task: Pick<Task, "name" | "requester">): boolean {
		return !leavesOneFree(task) || this.#runningAside < this.#options.maxChildren - 1;
	}

	async #assign(child: PdfChild, task: Task): Promise<void> {
		const share = leavesOneFree(task) ? 1 : 0;
		this.#runningAside += share;
		const startedAt = performance.now();
		const outcome = await child.run(task.request, task.options);
		task.options.onWork?.(performance.now() - startedAt);
		this.#runningAside -= share;
		if (child.state === "idle" && this.#isSpent(child)) this.#replace(child);
		const isLost = outcome.kind === "lost";
		const isRepeated = isLost && outcome.reason === "killed" && !task.isRetry && !this.#isClosed;
		if (isRepeated) this.#waiting.add({ ...task, isRetry: true });
		this.#dispatch();
		this.#watchIdleness();
		if (!isRepeated) task.resolve(this.#isClosed && isLost ? { kind: "busy" } : outcome);
	}

	#isSpent(child: PdfChild): boolean {
		const { rssMb, cpuSeconds } = child.usage;
		const hasGrown = rssMb > RECYCLE_ABOVE_MB || cpuSeconds > RECYCLE_ABOVE_CPU_SECONDS;
		return child.isSpent || hasGrown || child.tasksDone >= TASKS_PER_CHILD;
	}

	#replace(child: PdfChild): void {
		child.retire();
		if (this.#children.size < this.#options.maxChildren) this.#start();
	}

	/** @param onReady called once the child can take a task */
	#start(onReady?: () => void): void {
		const child = new PdfChild([...this.#warmNames], this.#options.niceness, {
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
		this.#setIdleTimer(() => this.#shrink(), this.#options.idle.afterMs);
	}

	#setIdleTimer(act: () => void, milliseconds: number): void {
		this.#idleTimer = setTimeout(act, milliseconds);
		this.#idleTimer.unref();
	}

	/** Keeps the smallest child for a while; when even that has grown, until a fresh one can take its place. */
	#shrink(): void {
		const idle = [...this.#children]
			.filter((child) => child.state === "idle")
			.sort((a, b) => a.usage.rssMb - b.usage.rssMb);
		const kept = this.#options.keepsIdleChild ? idle.shift() : undefined;
		for (const child of idle) child.retire();
		if (!kept) return;
		const end = () => {
			if (kept.state === "idle") kept.retire();
		};
		this.#setIdleTimer(end, this.#options.idle.endAfterMs - this.#options.idle.afterMs);
		if (kept.usage.rssMb > this.#options.idle.aboveMb && kept.tasksDone > 0) this.#start(end);
	}
}
