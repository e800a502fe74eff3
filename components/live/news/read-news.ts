/** A document that has changed. */
type ChangedDocument = { documentId: string; isSandbox: boolean };

/** What has changed; null: many, or nobody knows what. */
export type News = ChangedDocument[] | null;

const ADDRESS = "/documents/news";
/** The server says something every 15 s: a line on which nothing comes for so long is dead. */
const DEAD_AFTER_MS = 40_000;

/**
 * Reads what the server tells of changes until it ends. Not an EventSource, which never notices that its line is dead.
 *
 * @returns "over": it ended because nobody is signed in, or with other rights than before
 */
export async function readNews(
	{ onOpen, onNews }: { onOpen: () => void; onNews: (news: News) => void },
	signal: AbortSignal,
): Promise<"over" | "down"> {
	const line = new AbortController();
	const end = () => line.abort();
	signal.addEventListener("abort", end, { once: true });
	let timer = setTimeout(end, DEAD_AFTER_MS);
	try {
		const answer = await fetch(ADDRESS, { signal: line.signal, redirect: "error" });
		if (answer.status === 204) return "over";
		if (!answer.ok || !answer.body) return "down";
		onOpen();
		const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
		for (let rest = ""; ; ) {
			const { value, done } = await reader.read();
			if (done) return "down";
			clearTimeout(timer);
			timer = setTimeout(end, DEAD_AFTER_MS);
			const events = `${rest}${value}`.split("\n\n");
			rest = events.pop() ?? "";
			for (const event of events) {
				if (event.startsWith("event: over")) return "over";
				if (event.startsWith("data: ")) onNews(JSON.parse(event.slice("data: ".length)) as News);
			}
		}
	} catch {
		return "down";
	} finally {
		clearTimeout(timer);
		signal.removeEventListener("abort", end);
		end();
	}
}
