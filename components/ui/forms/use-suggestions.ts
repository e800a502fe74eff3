"use client";

import { useEffect, useState } from "react";

type Find<Found> = (input: { search: string }) => Promise<{ ok: true; value: Found[] } | { ok: false }>;

const PAUSE_MS = 200;

/** What a search finds for a typed text, once typing pauses; nothing for an empty text. */
export function useSuggestions<Found>(text: string, find: Find<Found>): Found[] {
	const [found, setFound] = useState<Found[]>([]);
	const search = text.trim();
	useEffect(() => {
		if (search === "") return;
		let isWanted = true;
		const timer = setTimeout(() => {
			find({ search })
				.then((answer) => isWanted && answer.ok && setFound(answer.value))
				// Without suggestions a person can still be typed.
				.catch(() => {});
		}, PAUSE_MS);
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [search, find]);
	return search === "" ? [] : found;
}
