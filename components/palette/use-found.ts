import { useEffect, useState } from "react";
import type { Found } from "./palette-facts.ts";

/** So long somebody who types is waited for, in milliseconds. */
const PAUSE_MS = 120;

type State = { query: string | null; found: Found | null; hasFailed: boolean };

/**
 * What the server finds by a query; null asks nothing. While the next is asked for, what was found last stays.
 *
 * @returns `isNew`: it is about this query
 */
export function useFound(query: string | null): { found: Found | null; isNew: boolean; hasFailed: boolean } {
	const [state, setState] = useState<State>({ query: "", found: null, hasFailed: false });
	useEffect(() => {
		if (query === null) return;
		const ended = new AbortController();
		const ask = async () => {
			const found = await askFor(query, ended.signal);
			if (ended.signal.aborted) return;
			setState((before) => ({ query, found: found ?? before.found, hasFailed: found === null }));
		};
		const timer = setTimeout(() => void ask(), query === "" ? 0 : PAUSE_MS);
		return () => {
			clearTimeout(timer);
			ended.abort();
		};
	}, [query]);
	return { found: state.found, isNew: state.query === query, hasFailed: state.hasFailed };
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
