const shared = globalThis as typeof globalThis & Record<string, unknown>;

/**
 * What the process has once, made by whoever asks first. Each page and route of a Next.js build is a bundle of
 * its own with its own copy of every module of ours, and what one of them has made may call another's: a
 * module's variable is no place for what both must see.
 *
 * @param name of the thing, the same in every bundle and no other's
 */
export function perProcess<T>(name: string, make: () => T): T {
	const key = `signet:${name}`;
	shared[key] ??= make();
	return shared[key] as T;
}
