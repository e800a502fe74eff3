import { beforeEnd } from "#lib/config/before-end.ts";
import { log } from "#lib/config/log.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { jobContext } from "#lib/domain/context.ts";
import { type AnsweredCall, keepRequests } from "#lib/domain/request-log/keep-requests.ts";

/** How long a call waits to be written at most, and how many wait; what comes on top is not written. */
const [FLUSH_MS, MAX_WAITING] = [1_000, 10_000];
const BATCH = 1_000;

type Waiting = {
	calls: AnsweredCall[];
	/** Not written since the last time it was said. */
	lost: number;
	timer: ReturnType<typeof setTimeout> | null;
	writing: Promise<void> | null;
};

const waiting = (): Waiting => perProcess("request-log", () => ({ calls: [], lost: 0, timer: null, writing: null }));

/**
 * Notes a call that was answered. It is written within about a second, with others and beside any call; what waits
 * when the process is killed is lost, what waits when it is stopped is written.
 */
export function noteRequest(call: AnsweredCall): void {
	const held = waiting();
	if (held.calls.length >= MAX_WAITING) {
		held.lost += 1;
		return;
	}
	held.calls.push(call);
	if (held.timer) return;
	beforeEnd("request-log", flushRequests);
	held.timer = setTimeout(() => void flushRequests(), FLUSH_MS);
	held.timer.unref();
}

/** Writes what waits, one batch after the other however many ask for it. What cannot be written now waits for the next time. */
export async function flushRequests(): Promise<void> {
	const held = waiting();
	if (held.timer) clearTimeout(held.timer);
	held.timer = null;
	held.writing ??= write(held).finally(() => {
		held.writing = null;
	});
	await held.writing;
}

async function write(held: Waiting): Promise<void> {
	while (held.calls.length > 0) {
		const batch = held.calls.slice(0, BATCH);
		try {
			await keepRequests(jobContext(), batch);
		} catch (error) {
			log.warn({ error, calls: held.calls.length }, "could not write the request log; will retry");
			held.timer ??= setTimeout(() => void flushRequests(), FLUSH_MS).unref();
			return;
		}
		held.calls.splice(0, batch.length);
	}
	if (held.lost > 0) log.warn({ calls: held.lost }, "API requests not logged: buffer full");
	held.lost = 0;
}
