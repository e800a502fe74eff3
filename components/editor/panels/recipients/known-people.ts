"use client";

import { useEffect, useState } from "react";

/** Somebody whom one has sent to before. */
export type KnownPerson = { name: string; email: string; phone: string };

const REST_MS = 150;

/** People whom one has sent to, by what is typed of a name or an address. Without a connection there are none. */
export function useKnownPeople(typed: string): readonly KnownPerson[] {
	const [people, setPeople] = useState<readonly KnownPerson[]>([]);
	const query = typed.trim();
	useEffect(() => {
		if (query === "") return setPeople([]);
		const stop = new AbortController();
		const timer = setTimeout(() => {
			fetch(`/documents/desk/people?q=${encodeURIComponent(query)}`, { signal: stop.signal })
				.then((answer) => (answer.ok ? answer.json() : { people: [] }))
				.then((answer: { people?: KnownPerson[] }) => setPeople(answer.people ?? []))
				// What is only a help may fail in silence.
				.catch(() => {});
		}, REST_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [query]);
	return people;
}
