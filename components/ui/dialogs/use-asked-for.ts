"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { ASKING_PART } from "./asking-for.ts";

/**
 * Opens the dialog that the address asks for, once: loading the page again does not ask again.
 *
 * @param open null: this page asks nothing
 */
export function useAskedFor(open: ((dialog: string) => void) | null): void {
	const asked = useSearchParams().get(ASKING_PART);
	const latest = useRef(open);
	latest.current = open;
	useEffect(() => {
		if (asked === null || !latest.current) return;
		const address = new URL(window.location.href);
		address.searchParams.delete(ASKING_PART);
		window.history.replaceState(null, "", address);
		latest.current(asked);
	}, [asked]);
}
