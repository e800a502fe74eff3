/**
 * Does something once the browser has nothing better to do.
 *
 * @returns what gives it up
 */
export function whenIdle(work: () => void): () => void {
	// Not every browser tells when it is idle.
	if (typeof window.requestIdleCallback !== "function") {
		const timer = window.setTimeout(work, 300);
		return () => window.clearTimeout(timer);
	}
	const handle = window.requestIdleCallback(work, { timeout: 3_000 });
	return () => window.cancelIdleCallback(handle);
}
