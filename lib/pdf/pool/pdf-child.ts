import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { CPU_LIMIT_SECONDS, ELAPSED_LIMIT_MS, START_DEADLINE_MS, USAGE_POLL_MS } from "./process-limits.ts";
import type { PdfAnswer, PdfOutcome, PdfRequest, PdfTaskName, PdfUsage } from "./protocol.ts";

/** Clock ticks of /proc/…/stat: Linux reports 100 a second on every machine (USER_HZ). */
const TICK_MS = 10;

/** Fields of /proc/…/stat after the command's name, which may hold blanks and parentheses: proc(5). */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/**
 * Resident memory of a process in MiB and its CPU time since it started in milliseconds, or null where it has ended or
 * the system has no /proc. VmRSS is read because other files count in pages, whose size differs between machines.
 */
export function processUsage(pid: number): { rssMb: number; cpuMs: number } | null {
	try {
		const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
		const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
		return kib === undefined ? null : { rssMb: Number(kib) / 1024, cpuMs: ticks * TICK_MS };
	} catch {
		return null;
	}
}

/**
 * The process ended before it answered: over its limit of CPU time or memory, crashed by the file, killed by the system
 * (out of memory, an operator), or stalled without using its CPU time; the last two say nothing about the file. Plain data, since each bundle of the server has its
 * own classes.
 */
export type ChildLoss = { kind: "lost"; reason: "time" | "memory" | "crash" | "killed" | "stalled"; detail: string };

/** CPU time in milliseconds, resident memory in MiB; `elapsedMs` is for tests. */
export type TaskLimits = { cpuMs: number; memoryLimitMb: number; elapsedMs?: number };

type ChildEvents = {
	onReady: () => void;
	/** Called once, when the process has ended or must be taken for ended. */
	onGone: (how: "retired" | "lost" | "neverReady") => void;
};

type Settle = (outcome: PdfOutcome | ChildLoss) => void;

/** Secrets of the parent stay there: a child reads files that strangers made. */
const PASSED_VARIABLES = [
	"PATH",
	"HOME",
	"TMPDIR",
	"TZ",
	"LANG",
	"LC_ALL",
	"LD_LIBRARY_PATH",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR",
	"NODE_EXTRA_CA_CERTS",
];

function childEnvironment(root: string): NodeJS.ProcessEnv {
	const passed = PASSED_VARIABLES.flatMap((name) => {
		const value = process.env[name];
		return value === undefined ? [] : [[name, value] as const];
	});
	return {
		...Object.fromEntries(passed),
		NODE_ENV: process.env.NODE_ENV,
		NODE_COMPILE_CACHE: path.join(root, "node_modules/.cache/pdf-child"),
		// glibc: one arena, and large blocks given back at once; a third less memory after drawing pages.
		MALLOC_ARENA_MAX: "1",
		MALLOC_MMAP_THRESHOLD_: "1048576",
	};
}

/** An orphan of a parent that was killed, caught in a loop, ends by itself; and no file of a customer in a core dump. */
const UNDER_LIMITS = `ulimit -c 0; ulimit -t ${CPU_LIMIT_SECONDS}; exec "$0" "$@"`;

function startProcess(): ChildProcess {
	const root = path.join(/* turbopackIgnore: true */ process.cwd());
	const stripTypes = process.features.typescript ? [] : ["--experimental-strip-types"];
	const node = [
		process.execPath,
		"--max-old-space-size=256",
		"--max-semi-space-size=4",
		// By default, a heap this small is collected after every few megabytes: half the CPU time of an intake.
		"--heap-growing-percent=50",
		"--expose-gc",
		"--disable-warning=ExperimentalWarning",
		...stripTypes,
		path.join(/* turbopackIgnore: true */ root, "lib/pdf/worker/child.ts"),
		process.env.TRUSTED_CERTIFICATES ?? "",
	];
	return spawn("/bin/sh", ["-c", UNDER_LIMITS, ...node], {
		cwd: root,
		env: childEnvironment(root),
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
}

/** One child process that does one task at a time and can be killed at any moment. */
export class PdfChild {
	state: "starting" | "idle" | "busy" | "gone" = "starting";
	tasksDone = 0;
	usage: PdfUsage = { rssMb: 0, cpuSeconds: 0 };
	/** Set when the process must not be given another task. */
	isSpent = false;
	readonly #process: ChildProcess;
	readonly #startTimer: NodeJS.Timeout;
	readonly #onReady: () => void;
	readonly #onGone: ChildEvents["onGone"];
	#running: Settle | null = null;

	/** @param niceness scheduling priority, as of nice(1) */
	constructor(names: PdfTaskName[], niceness: number, events: ChildEvents) {
		this.#onReady = events.onReady;
		this.#onGone = events.onGone;
		this.#process = startProcess();
		this.#process.on("message", (answer: PdfAnswer) => this.#receive(answer));
		this.#process.on("error", (error) => this.#gone("crash", error.message));
		// Our own kills were recorded before their exit event arrives here.
		this.#process.on("exit", (code, signal) =>
			this.#gone(signal === "SIGKILL" ? "killed" : "crash", signal ?? `exit code ${code}`),
		);
		if (niceness > 0) this.#lowerPriority(niceness);
		this.#startTimer = setTimeout(() => this.kill("time", "it did not become ready"), START_DEADLINE_MS);
		this.#startTimer.unref();
		this.#send({ type: "warm", names });
	}

	get pid(): number | undefined {
		return this.#process.pid;
	}

	/** Runs one task, and never throws. */
	async run(request: Extract<PdfRequest, { type: "run" }>, limits: TaskLimits): Promise<PdfOutcome | ChildLoss> {
		this.state = "busy";
		this.#process.ref();
		this.#process.channel?.ref();
		const elapsedMs = limits.elapsedMs ?? ELAPSED_LIMIT_MS;
		const deadline = setTimeout(() => this.kill("stalled", `not done after ${elapsedMs} ms`), elapsedMs);
		const usedBefore = this.#usage()?.cpuMs ?? 0;
		const watch = setInterval(() => this.#checkUsage(limits, usedBefore), USAGE_POLL_MS);
		try {
			return await new Promise<PdfOutcome | ChildLoss>((settle) => {
				this.#running = settle;
				this.#send(request);
			});
		} finally {
			clearTimeout(deadline);
			clearInterval(watch);
		}
	}

	/** Ends the process at once; its task is lost for `reason`. */
	kill(reason: ChildLoss["reason"], detail: string): void {
		this.#process.kill("SIGKILL");
		this.#gone(reason, detail);
	}

	/** Lets an idle process end by itself. */
	retire(): void {
		this.state = "gone";
		this.#onGone("retired");
		if (this.#process.connected) this.#process.disconnect();
		this.#process.unref();
	}

	#lowerPriority(niceness: number): void {
		try {
			if (this.#process.pid !== undefined) setPriority(this.#process.pid, niceness);
		} catch {
			// The process has already ended; its exit event reports it.
		}
	}

	#usage(): ReturnType<typeof processUsage> {
		return this.#process.pid === undefined ? null : processUsage(this.#process.pid);
	}

	#checkUsage({ cpuMs, memoryLimitMb }: TaskLimits, usedBefore: number): void {
		const used = this.#usage();
		if (!used) return;
		if (used.rssMb > memoryLimitMb) this.kill("memory", `${Math.round(used.rssMb)} MiB, over ${memoryLimitMb}`);
		else if (used.cpuMs - usedBefore > cpuMs) this.kill("time", `over ${cpuMs} ms of CPU time`);
	}

	#send(request: PdfRequest): void {
		// A failed send means that the process is gone, which its exit event tells.
		this.#process.send(request, () => undefined);
	}

	#receive(answer: PdfAnswer): void {
		if (this.state === "gone") return;
		this.usage = answer.usage;
		if (answer.type === "ready") {
			clearTimeout(this.#startTimer);
			this.#becomeIdle();
			this.#onReady();
			return;
		}
		this.tasksDone += 1;
		this.isSpent = answer.isSpent;
		this.#becomeIdle();
		const running = this.#running;
		this.#running = null;
		running?.(answer.outcome);
	}

	#becomeIdle(): void {
		this.state = "idle";
		// An idle child keeps no process alive that has nothing else to do.
		this.#process.unref();
		this.#process.channel?.unref();
	}

	#gone(reason: ChildLoss["reason"], detail: string): void {
		if (this.state === "gone") return;
		const wasReady = this.state !== "starting";
		this.state = "gone";
		clearTimeout(this.#startTimer);
		const running = this.#running;
		this.#running = null;
		running?.({ kind: "lost", reason, detail });
		this.#onGone(wasReady ? "lost" : "neverReady");
	}
}
