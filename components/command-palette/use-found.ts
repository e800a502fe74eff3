import { useEffect, useRef, useState } from "react";
import type { Found } from "./palette-facts.ts";

/** So long somebody who types is waited for, in milliseconds. */
const PAUSE_MS = 120;

type State = { query: string | null; found: Found | null; hasFailed: boolean };

type Asked = { found: Found | null; isNew: boolean; hasFailed: boolean; again: () => void };

/**
 * What the server finds by a query; null asks nothing. While the next is asked for, what was found last stays.
 *
 * @returns `isNew`: it is about this query, or there is nothing for it · `again`: asks once more where that failed
 */
export function useFound(query: string | null): Asked {
	const [state, setState] = useState<State>({ query: null, found: null, hasFailed: false });
	const [asks, setAsks] = useState(0);
	const isTyped = useRef(false);
	useEffect(() => {
		if (query === null) return;
		const ended = new AbortController();
		const ask = async () => {
			const found = await askFor(query, ended.signal);
			if (ended.signal.aborted) return;
			// What was found by something else is no answer.
			setState({ query, found, hasFailed: found === null });
		};
		const timer = setTimeout(() => void ask(), query === "" || !isTyped.current ? 0 : PAUSE_MS);
		isTyped.current = true;
		return () => {
			clearTimeout(timer);
			ended.abort();
		};
	}, [query, asks]);
	const { found, hasFailed } = state;
	return { found, isNew: state.query === query, hasFailed, again: () => setAsks((before) => before + 1) };
}

async function askFor(query: string, signal: AbortSignal): Promise<Found | null> {
	try {
		const answer = await fetch(`/documents/anything?${new URLSearchParams({ q: query })}`, { signal });
		const isJson = answer.headers.get("content-type")?.includes("json") === true;
		return answer.ok && isJson ? ((await answer.json()) as Found) : null;
	} catch {
		return null;
	}
}
