import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { sweepTempDirsOf } from "#lib/storage/temp.ts";
import { holdings } from "./holdings.ts";
import type { FromChild, ToChild } from "./messages.ts";

/** A program that is started again when it dies. */
export type Kept = {
	/** Its code is loaded; `go` lets it begin. Rejects with a sentence when it cannot start. */
	loaded: Promise<void>;
	/** @param abandoned what it may take from processes before it */
	go(abandoned: ToChild["abandoned"]): Promise<void>;
	/** Lets it finish what is under way, and waits for it. */
	stop(): Promise<void>;
	/** Ends it at once. */
	kill(): void;
};

export type Program = {
	name: "web" | "worker" | "prepare";
	env: NodeJS.ProcessEnv;
	nodeOptions: readonly string[];
	/** The file that is run, from the clone's root. */
	path: string;
};

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;

/** Starts a program as a process of its own group, so that Ctrl-C in the terminal reaches only us. */
export function spawnProgram({ env, nodeOptions, path }: Program): ChildProcess {
	return spawn(process.execPath, [...nodeOptions, join(process.cwd(), path)], {
		env,
		detached: true,
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
}

/**
 * Runs a program until stopped. After its first good start a death is followed by a new start: at once
 * when it had become ready, ever later while it dies of its start.
 */
export function keepRunning(program: Program): Kept {
	let child = spawnProgram(program);
	const held = holdings(child);
	let isStopping = false;
	let delayMs = FIRST_DELAY_MS;
	let isUnderway = false;
	/** Process ids whose temp directories are still there. */
	const died: number[] = [];
	const loaded = messageOf(child, "loaded").then(() => undefined);
	// Who starts us awaits it later; a failure before that is not unhandled.
	loaded.catch(() => undefined);

	const watch = (): void => {
		const { pid = 0 } = child;
		child.once("exit", (code, signal) => {
			if (isStopping) return;
			died.push(pid);
			process.stderr.write(`${program.name} stopped (${signal ?? code}). Restarting in ${delayMs} ms.\n`);
			setTimeout(restart, delayMs);
			delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS);
		});
	};
	const restart = (): void => {
		if (isStopping) return;
		child = spawnProgram(program);
		const before = held.follow(child);
		messageOf(child, "loaded").then(
			() => child.send({ type: "go", abandoned: before.abandoned() } satisfies ToChild),
			() => undefined,
		);
		messageOf(child, "ready").then(
			() => {
				delayMs = FIRST_DELAY_MS;
				before.forget();
				// By now the PDF processes of the dead one have noticed as well.
				for (const pid of died.splice(0)) void sweepTempDirsOf(pid);
			},
			() => undefined,
		);
		watch();
	};
	return {
		loaded,
		async go(abandoned) {
			const ready = messageOf(child, "ready");
			child.send({ type: "go", abandoned } satisfies ToChild);
			await ready;
			isUnderway = true;
			watch();
		},
		async stop() {
			isStopping = true;
			await end(child, isUnderway ? "SIGTERM" : "SIGKILL");
		},
		kill() {
			isStopping = true;
			child.kill("SIGKILL");
		},
	};
}

/** The next message of a kind. Rejects with the child's sentence when it refuses or ends before. */
export function messageOf<T extends FromChild["type"]>(
	child: ChildProcess,
	type: T,
): Promise<Extract<FromChild, { type: T }>> {
	return new Promise((done, fail) => {
		child.on("message", (message: FromChild) => {
			if (message.type === type) done(message as Extract<FromChild, { type: T }>);
			if (message.type === "refused") fail(new Error(message.sentence));
		});
		child.once("error", fail);
		child.once("exit", (code, signal) => fail(new Error(`A process stopped while starting (${signal ?? code}).`)));
	});
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (!isAlive(child)) return;
	const ended = new Promise((done) => child.once("exit", done));
	child.kill(signal);
	await ended;
}

function isAlive(child: ChildProcess): boolean {
	return child.exitCode === null && child.signalCode === null;
}
