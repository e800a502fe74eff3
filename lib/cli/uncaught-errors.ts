import { log } from "#lib/config/log.ts";

const EVENTS = ["uncaughtException", "unhandledRejection"] as const;

let count = 0;

/** How many errors of this process reached no one; its log has each. */
export function uncaughtErrors(): number {
	return count;
}

/**
 * Logs and counts errors that nothing catches, in place of frameworks, which would print them and count none.
 *
 * @param kind a web process goes on for the sake of other requests; a worker ends, so that its jobs start afresh at once
 *   in the next one instead of waiting for a promise that never settles
 */
export function watchUncaughtErrors(kind: "web" | "worker"): void {
	const note = (error: unknown): void => {
		count += 1;
		log[kind === "web" ? "error" : "fatal"]({ error }, "uncaught error");
		if (kind === "worker") process.exit(1);
	};
	// The framework adds listeners of its own at its start, and again with the first page.
	process.on("newListener", (event: string, listener: (error: unknown) => void) => {
		if (!EVENTS.some((one) => one === event) || listener === note) return;
		queueMicrotask(() => process.removeListener(event, listener));
	});
	for (const event of EVENTS) process.on(event, note);
}
