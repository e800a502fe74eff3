import { log } from "#lib/config/log.ts";

const EVENTS = ["uncaughtException", "unhandledRejection"] as const;

let count = 0;

/** Number of uncaught errors in this process; the log has each of them. */
export function uncaughtErrors(): number {
	return count;
}

/**
 * Logs and counts uncaught errors in place of frameworks, which print them without counting.
 *
 * @param kind a web process keeps running for other requests; a worker exits, so that the next one restarts its jobs at
 *   once instead of waiting for a promise that never settles
 */
export function watchUncaughtErrors(kind: "web" | "worker"): void {
	const note = (error: unknown): void => {
		count += 1;
		log[kind === "web" ? "error" : "fatal"]({ error }, "uncaught error");
		if (kind === "worker") process.exit(1);
	};
	// The framework adds its own listeners at start, and again with the first page.
	process.on("newListener", (event: string, listener: (error: unknown) => void) => {
		if (!EVENTS.some((one) => one === event) || listener === note) return;
		queueMicrotask(() => process.removeListener(event, listener));
	});
	for (const event of EVENTS) process.on(event, note);
}
