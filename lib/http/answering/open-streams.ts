import { perProcess } from "#lib/config/per-process.ts";

type End = () => void;

const streams = perProcess("open-streams", () => new Map<string, Set<End>>());

/**
 * Notes an answer that goes on until somebody ends it.
 *
 * @param owner whose it is
 * @param most how many one owner may have
 * @returns what takes the note back; null when the owner has enough
 */
export function noteOpenStream(owner: string, most: number, end: End): End | null {
	const own = streams.get(owner) ?? new Set();
	if (own.size >= most) return null;
	own.add(end);
	streams.set(owner, own);
	return () => {
		own.delete(end);
		if (own.size === 0) streams.delete(owner);
	};
}

/** Ends every such answer, so that the server can stop. */
export function endOpenStreams(): void {
	for (const own of [...streams.values()]) for (const end of [...own]) end();
}
