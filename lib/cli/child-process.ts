import { env } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { logOutput } from "#lib/config/log-output.ts";
import { sentenceOf } from "./sentence-of.ts";
import type { FromChild, ToChild } from "./start/messages.ts";

/** Tells the supervisor something; without one (a program started by hand), or when it is gone, nobody listens. */
export function tell(message: FromChild): void {
	// Without somebody to hear of it, a failure to send would end the process in the middle of its work.
	process.send?.(message, undefined, undefined, () => undefined);
}

/** Resolves when the supervisor says that the database is ready for us. */
export function awaitGo(): Promise<ToChild> {
	if (!process.send) return Promise.resolve({ type: "go", abandoned: [] });
	return new Promise((done) => {
		process.once("message", (message: ToChild) => {
			if (message.type === "go") done(message);
		});
	});
}

/**
 * Runs the program of a child process, and its stop once when the supervisor asks for it or is gone.
 * A failure to start is told as one sentence.
 */
export async function runChild(start: () => Promise<() => Promise<void>>): Promise<void> {
	if (env().isProduction) {
		logOutput(process.stdout, log, "info");
		logOutput(process.stderr, log, "error");
	}
	let stopping = false;
	let stop: (() => Promise<void>) | null = null;
	const end = async () => {
		if (stopping) return;
		stopping = true;
		await stop?.();
		process.exit(0);
	};
	process.on("SIGTERM", () => void end());
	// Ctrl-C reaches the supervisor, which stops us in order.
	process.on("SIGINT", () => undefined);
	process.on("disconnect", () => void end());
	try {
		stop = await start();
		tell({ type: "ready" });
	} catch (error) {
		log.fatal({ error }, "process failed to start");
		tell({ type: "refused", sentence: sentenceOf(error) });
		process.exitCode = 1;
		if (process.connected) process.disconnect();
	}
}
