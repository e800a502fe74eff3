/** later: it did not work and is to be tried again, after a time where the server named one. */
export type SaveResult = "done" | { later: number | null };

/** What the queue needs of the page. */
type SaveTasks = {
	/** Stores one field's latest value. */
	save(fieldId: string): Promise<SaveResult>;
	/** The clock of the page; tests bring their own. */
	setTimer(run: () => void, delayMs: number): unknown;
	clearTimer(timer: unknown): void;
};

export type SaveQueue = {
	/** The field has a new value: it is stored after the delay, later changes push it back. */
	schedule(fieldId: string, delayMs: number): void;
	/** Stores everything now. True when all of it is stored. */
	flush(): Promise<boolean>;
};

const RETRY_MS = [2_000, 5_000, 15_000, 30_000];
/** However long a server asks to wait, somebody looks at the page: it is worth a try by then. */
const MAX_WAIT_MS = 60_000;

/**
 * Stores values in the order they were entered, one at a time: an answer always belongs to the latest
 * request, so that an older value never overtakes a newer one.
 */
export function saveQueue(tasks: SaveTasks): SaveQueue {
	const waiting = new Set<string>();
	let timer: unknown = null;
	let failures = 0;
	let askedToWaitMs: number | null = null;
	let running: Promise<boolean> | null = null;

	const drain = async (): Promise<boolean> => {
		for (;;) {
			const [fieldId] = waiting;
			if (fieldId === undefined) return true;
			waiting.delete(fieldId);
			const result = await tasks.save(fieldId);
			if (result === "done") {
				failures = 0;
				continue;
			}
			waiting.add(fieldId);
			failures += 1;
			askedToWaitMs = result.later;
			return false;
		}
	};
	const pauseMs = (): number => {
		const own = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 30_000;
		return askedToWaitMs === null ? own : Math.min(askedToWaitMs, MAX_WAIT_MS);
	};
	const run = (): Promise<boolean> => {
		tasks.clearTimer(timer);
		running ??= drain().finally(() => {
			running = null;
			if (waiting.size > 0) wait(failures > 0 ? pauseMs() : 0);
		});
		return running;
	};
	const wait = (delayMs: number) => {
		tasks.clearTimer(timer);
		timer = tasks.setTimer(run, delayMs);
	};
	return {
		schedule(fieldId, delayMs) {
			// At the end of the line: what is entered last is stored last.
			waiting.delete(fieldId);
			waiting.add(fieldId);
			if (!running) wait(delayMs);
		},
		async flush() {
			if (running) await running;
			return waiting.size === 0 || run();
		},
	};
}
