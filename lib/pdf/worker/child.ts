import { collectWhenIdle } from "#lib/config/collect-when-idle.ts";
import { trustCertificates } from "#lib/config/trust-certificates.ts";
import type { PdfAnswer, PdfOutcome, PdfRequest, PdfUsage } from "#lib/pdf/pool/protocol.ts";
import { PdfRefusalError } from "#lib/pdf/refusal.ts";
import type { PdfTasks } from "#lib/pdf/tasks.ts";
import { HANDLERS } from "./task-handlers.ts";

// Ctrl-C reaches the whole process group: the parent finishes what is under way and then lets go.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit(0));

// Time-stamping authorities and revocation servers are asked from here; a child has no configuration.
trustCertificates(process.argv[2] || null);

/** A child that is started while there is nothing to do leaves 15 MB behind by loading; one with work waiting has it by then. */
const AFTER_LOADING_MS = 1_000;

function usage(): PdfUsage {
	const { user, system } = process.cpuUsage();
	return { rssMb: process.memoryUsage.rss() / 1024 / 1024, cpuSeconds: (user + system) / 1_000_000 };
}

function answer(message: PdfAnswer): void {
	// Sending fails only when the parent is gone, and then nobody waits for the answer.
	process.send?.(message, undefined, undefined, () => undefined);
}

async function warm(names: (keyof PdfTasks)[]): Promise<void> {
	for (const name of names) {
		const handler = await HANDLERS[name]();
		await handler.warm();
	}
}

async function run<N extends keyof PdfTasks>(name: N, input: PdfTasks[N]["input"]): Promise<PdfAnswer> {
	try {
		const handler = await HANDLERS[name]();
		return outcome({ kind: "done", output: await handler.run(input) }, false);
	} catch (error) {
		if (error instanceof PdfRefusalError) {
			const { code, message, said } = error;
			const refusal = { code, message, ...(said ? { said } : {}) };
			const detail = error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : null;
			return outcome({ kind: "refused", refusal, detail }, error.cause !== undefined);
		}
		const known = error instanceof Error ? error : new Error(String(error));
		return outcome({ kind: "failed", message: known.message, stack: known.stack ?? "" }, true);
	}
}

function outcome(result: PdfOutcome, isSpent: boolean): PdfAnswer {
	return { type: "outcome", outcome: result, usage: usage(), isSpent };
}

process.on("message", async (request: PdfRequest) => {
	if (request.type === "warm") {
		await warm(request.names);
		answer({ type: "ready", usage: usage() });
		collectWhenIdle(AFTER_LOADING_MS);
	} else {
		answer(await run(request.name, request.input));
		collectWhenIdle();
	}
});
