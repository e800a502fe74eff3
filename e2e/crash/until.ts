const LOOK_AGAIN_MS = 25;

/**
 * Looks until there is something to see.
 *
 * @throws Error that says what was waited for, after `timeoutMs`
 */
export async function until<T>(
	what: string,
	look: () => T | undefined | null | false | Promise<T | undefined | null | false>,
	timeoutMs = 120_000,
): Promise<T> {
	for (const deadline = Date.now() + timeoutMs; ; ) {
		const found = await look();
		if (found) return found;
		if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}.`);
		await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
	}
}
