import { perProcess } from "#lib/config/per-process.ts";
import type { Context } from "#lib/domain/context.ts";
import { timestampFailure } from "./timestamp-rules.ts";

/** Shorter than the pause between two tries of one document. */
const PAUSE_MS = 8_000;

/** The last failure of each time-stamping authority, by its address. */
const failures = perProcess("tsa-failures", () => new Map<string, { atMs: number; error: unknown }>());

/**
 * Does work that asks a time-stamping authority. Right after a failure of it the work fails without being tried: each
 * document would otherwise wait for a server that does not answer, one after the other.
 *
 * @param tsaUrl null: the work asks none
 */
export async function askAuthority<T>({ now }: Context, tsaUrl: string | null, work: () => Promise<T>): Promise<T> {
	if (tsaUrl === null) return work();
	const last = failures.get(tsaUrl);
	if (last && Math.abs(now().getTime() - last.atMs) < PAUSE_MS) throw last.error;
	try {
		return await work();
	} catch (error) {
		if (timestampFailure(error)) failures.set(tsaUrl, { atMs: now().getTime(), error });
		throw error;
	}
}
