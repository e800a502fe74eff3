"use client";

import { useEffect, useState, useSyncExternalStore } from "react";

/** How long a page has to be near before something is fetched for it. */
const REST_MS = 120;

/**
 * Whether a page that was scrolled to is stayed at; true at once for what came with the HTML. A browser has six
 * requests at a time: the pictures of all the pages that one flew past would stand before those that one looks at.
 */
export function useRests(): boolean {
	const [rests, setRests] = useState(useSyncExternalStore(never, no, yes));
	useEffect(() => {
		if (rests) return;
		const timer = window.setTimeout(() => setRests(true), REST_MS);
		return () => window.clearTimeout(timer);
	}, [rests]);
	return rests;
}

const never = () => () => {};
const no = () => false;
/** While the page is made on the server, and while it comes alive in the browser. */
const yes = () => true;
