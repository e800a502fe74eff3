import type { CallResult, SigningClient } from "./signing-client.ts";

const PAUSE_MS = 2_000;
/** Of a server that is busy, or out of reach while the pages are awaited: a minute. */
const MOST_FAILURES = 30;

export type FinishAnswer = { outcome: "signed" | "already-signed" } | { outcome: "preparing"; share: number };

/**
 * Asks the server to finish. Whoever is quicker than the drawing of the pages waits here and not by pressing again,
 * as long as that takes; whoever meets a server that is busy for a moment does too.
 *
 * @param edition of the document as the page shows it
 * @param onPreparing told again and again which part of the pages is drawn, 0 to 1
 */
export async function callFinish(
	client: SigningClient,
	edition: number,
	onPreparing: (share: number) => void,
): Promise<CallResult<FinishAnswer>> {
	let isPreparing = false;
	for (let failures = 0; ; ) {
		const result = await client.post<FinishAnswer>("finish", { edition });
		if (result.ok) {
			if (result.value.outcome !== "preparing") return result;
			isPreparing = true;
			failures = 0;
			onPreparing(result.value.share);
		} else {
			const isPassing = result.code === "Unavailable" || (isPreparing && result.reason === "offline");
			if (!isPassing || failures === MOST_FAILURES) return result;
			failures += 1;
		}
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
}

/** Whether nothing is known of the call: it may even have arrived, and only its answer was lost. */
export function isConnectionLost(result: CallResult<unknown>): boolean {
	return !result.ok && result.reason === "offline" && result.code === null;
}

/** The first page that a refusal to finish names; null when it is about something else. */
export function undrawnPage(result: CallResult<unknown>): number | null {
	if (result.ok || result.code !== "UnusableFile") return null;
	const pages = Object.keys(result.fields).flatMap((path) => /^pages\[(\d+)\]$/.exec(path)?.[1] ?? []);
	return pages.length === 0 ? null : Math.min(...pages.map(Number));
}
