import type { CallResult, SigningClient } from "./signing-client.ts";

const PAUSE_MS = 2_000;
/** A minute: a document of a thousand pages takes that. */
const MOST_PAUSES = 30;

/**
 * Asks the server to finish. Whoever is quicker than the drawing of the pages, or meets a server that is busy for a
 * moment, waits here and not by pressing again.
 */
export async function callFinish(client: SigningClient): Promise<CallResult<unknown>> {
	for (let pauses = 0; ; pauses += 1) {
		const result = await client.post("finish");
		if (result.ok || result.code !== "Unavailable" || pauses === MOST_PAUSES) return result;
		await new Promise((resolve) => window.setTimeout(resolve, PAUSE_MS));
	}
}

/** The first page that a refusal to finish names; null when it is about something else. */
export function undrawnPage(result: CallResult<unknown>): number | null {
	if (result.ok || result.code !== "UnusableFile") return null;
	const pages = Object.keys(result.fields).flatMap((path) => /^pages\[(\d+)\]$/.exec(path)?.[1] ?? []);
	return pages.length === 0 ? null : Math.min(...pages.map(Number));
}
