"use client";

import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** What the server knows of who reads a page. */
export type Reader = {
	/** The browser's languages, best first. */
	languages: readonly string[];
	/** IANA zone: the reader's choice, else from the cookie of an earlier page; null: not known yet. */
	timeZone: string | null;
	/** The reader has chosen it: the browser's own does not count. */
	isZoneChosen: boolean;
	/** When the page was made, in milliseconds. */
	nowMs: number;
};

const ReaderContext = createContext<Reader>({ languages: [], timeZone: null, isZoneChosen: false, nowMs: 0 });

/** Tells a page about its reader, so that server and browser write the same. */
export function ReaderProvider({ reader, children }: { reader: Reader; children: ReactNode }) {
	return <ReaderContext value={reader}>{children}</ReaderContext>;
}

/** The browser's languages, best first. */
export function useReaderLanguages(): readonly string[] {
	return useContext(ReaderContext).languages;
}

/**
 * The reader's zone: the one they have chosen, else the browser's own, and while the server's page is taken over, what
 * the server wrote.
 *
 * @param fallback what the server writes as long as it does not know
 */
export function useReaderZone(fallback = "UTC"): string {
	const { timeZone, isZoneChosen } = useContext(ReaderContext);
	return useSyncExternalStore(
		() => () => undefined,
		() => (isZoneChosen && timeZone) || new Intl.DateTimeFormat().resolvedOptions().timeZone || timeZone || fallback,
		() => timeZone ?? fallback,
	);
}

const TICK_MS = 30_000;
const listeners = createListeners();
let timer: ReturnType<typeof setInterval> | undefined;
let currentMs = 0;

function tick(): void {
	currentMs = Date.now();
	listeners.notify();
}

function subscribe(listener: () => void): () => void {
	const unsubscribe = listeners.subscribe(listener);
	if (timer === undefined) {
		currentMs = Date.now();
		timer = setInterval(tick, TICK_MS);
	}
	return () => {
		unsubscribe();
		if (listeners.count() > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

function currentTime(): number {
	// What appears after a pause without anybody watching the clock begins with the time it is.
	if (timer === undefined && Date.now() - currentMs > TICK_MS) currentMs = Date.now();
	return currentMs;
}

/** The time it is, in milliseconds, at half a minute's precision; while the server's page is taken over, when it was made. */
export function useNow(): number {
	const { nowMs } = useContext(ReaderContext);
	return useSyncExternalStore(subscribe, currentTime, () => nowMs);
}
