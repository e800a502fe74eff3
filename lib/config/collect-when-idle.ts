/** Shorter than the time after which a pool of PDF processes shrinks; longer than a person thinks between two clicks. */
const AFTER_MS = 15_000;

let timer: NodeJS.Timeout | undefined;

/**
 * Collects garbage once this process has had nothing to do for a while; to be called whenever it has done something.
 * V8 collects when memory is asked for: a process that rests keeps all that its last work left behind, tens of
 * megabytes. "last-resort" also lets go of what is only kept to be faster next time and has not been used for long.
 * Does nothing in a process started without --expose-gc.
 *
 * @param afterMs 15 seconds unless told: shorter where nobody waits for what comes next
 */
export function collectWhenIdle(afterMs = AFTER_MS): void {
	clearTimeout(timer);
	timer = setTimeout(() => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" }), afterMs);
	timer.unref();
}
