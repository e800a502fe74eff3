import { type News, readNews } from "./read-news.ts";

type Message = { kind: "news"; news: News } | { kind: "state"; isLive: boolean } | { kind: "over" } | { kind: "ask" };

type NewsListener = {
	hear: (news: News) => void;
	/** News come from now on, or do not: then one looks for oneself. */
	live: (isLive: boolean) => void;
	/** Nobody is signed in any more in this browser, or whoever is may see other documents than before. */
	over: () => void;
};

/** The name of the lock that the tab holds which asks the server, and of the channel on which it tells the others. */
const NAME = "signet-news";
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** From one page to the next nobody listens for a moment. */
const LINGER_MS = 2_000;

const listeners = new Set<NewsListener>();
let isLive = false;
let disconnect: (() => void) | null = null;
let lingering: ReturnType<typeof setTimeout> | undefined;

/**
 * Hears of changed documents. All tabs of a browser share one answer of the server, which goes on: a browser opens six
 * connections to a server at most (HTTP/1.1), and one for each tab would leave the seventh waiting for ever. The tab
 * that holds a lock reads it and tells the others; when that closes, another one gets the lock.
 *
 * @returns what ends the listening
 */
export function hearNews(listener: NewsListener): () => void {
	listeners.add(listener);
	clearTimeout(lingering);
	disconnect ??= connect();
	if (isLive) listener.live(true);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearTimeout(lingering);
		lingering = setTimeout(() => {
			disconnect?.();
			disconnect = null;
		}, LINGER_MS);
	};
}

/** Where the browser lacks what it takes (locks need https or localhost), no news come: pages look for themselves. */
function connect(): () => void {
	if (typeof BroadcastChannel === "undefined" || !navigator.locks) return () => undefined;
	let close = open();
	const leave = () => close();
	// A page that is kept for the way back must hold neither the lock nor a connection.
	const comeBack = (event: PageTransitionEvent) => {
		if (event.persisted) close = open();
	};
	addEventListener("pagehide", leave);
	addEventListener("pageshow", comeBack);
	return () => {
		removeEventListener("pagehide", leave);
		removeEventListener("pageshow", comeBack);
		close();
	};
}

function open(): () => void {
	const channel = new BroadcastChannel(NAME);
	const ended = new AbortController();
	let isLeading = false;
	const tell = (message: Message) => {
		if (!ended.signal.aborted) channel.postMessage(message);
	};
	channel.onmessage = ({ data }: MessageEvent<Message>) => {
		if (data.kind === "news") for (const listener of listeners) listener.hear(data.news);
		else if (data.kind === "state") setLive(data.isLive);
		else if (data.kind === "over") for (const listener of listeners) listener.over();
		else if (isLeading) tell({ kind: "state", isLive });
	};
	tell({ kind: "ask" });
	const lead = async () => {
		isLeading = true;
		await readAgain(tell, ended.signal);
	};
	navigator.locks.request(NAME, { signal: ended.signal }, lead).catch(() => undefined);
	return () => {
		if (isLeading) tell({ kind: "state", isLive: false });
		ended.abort();
		channel.close();
		setLive(false);
	};
}

/** Reads for all tabs, and begins anew when it ends, later each time. */
async function readAgain(tell: (message: Message) => void, signal: AbortSignal): Promise<void> {
	const say = (isNow: boolean) => {
		setLive(isNow);
		tell({ kind: "state", isLive: isNow });
	};
	let pauseMs = FIRST_PAUSE_MS;
	while (!signal.aborted) {
		const how = await readNews(
			{
				onOpen: () => {
					pauseMs = FIRST_PAUSE_MS;
					say(true);
				},
				onNews: (news) => {
					for (const listener of listeners) listener.hear(news);
					tell({ kind: "news", news });
				},
			},
			signal,
		);
		if (signal.aborted) return;
		say(false);
		if (how === "over") {
			tell({ kind: "over" });
			for (const listener of listeners) listener.over();
		}
		await pause(how === "over" ? LONGEST_PAUSE_MS : pauseMs, signal);
		pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
	}
}

function setLive(isNow: boolean): void {
	if (isNow === isLive) return;
	isLive = isNow;
	for (const listener of listeners) listener.live(isNow);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((done) => {
		const timer = setTimeout(done, ms);
		signal.addEventListener("abort", () => {
			clearTimeout(timer);
			done();
		});
	});
}
