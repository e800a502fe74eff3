/** Shorter than the time after which a pool of PDF processes shrinks; longer than a person thinks between two clicks. */
const AFTER_MS = 15_000;

let timer: NodeJS.Timeout | undefined;

/**
 * Collects garbage once this process has had nothing to do for 15 seconds; to be called whenever it has done
 * something. V8 collects when memory is asked for: a process that rests keeps all that its last work left
 * behind, tens of megabytes. "last-resort" also lets go of what is only kept to be faster next time and has not been
 * used for long. Does nothing in a process started without --expose-gc.
 */
export function collectWhenIdle(): void {
	if (timer) {
		timer.refresh();
		return;
	}
	timer = setTimeout(() => globalThis.gc?.({ type: "major", execution: "sync", flavor: "last-resort" }), AFTER_MS);
	timer.unref();
}
