"use client";

import { useEffect, useRef, useState } from "react";

/**
 * Shows an entry before the page’s state is updated: on a slow phone, rendering everything that depends on it takes
 * longer than a keystroke may.
 *
 * @param entry in the page’s state
 * @param tell updates the page’s state
 * @returns the entry to show, a function that changes it, and one that updates the page’s state at once
 */
export function useTyped(entry: string, tell: (entry: string) => void) {
	const [typed, setTyped] = useState<string | null>(null);
	const untold = useRef<(() => void) | null>(null);
	const settle = () => untold.current?.();
	const change = (next: string) => {
		setTyped(next);
		untold.current = () => {
			untold.current = null;
			tell(next);
			setTyped(null);
		};
		afterPaint(settle);
	};
	useEffect(() => () => untold.current?.(), []);
	return [typed ?? entry, change, settle] as const;
}

function afterPaint(act: () => void): void {
	requestAnimationFrame(() => setTimeout(act));
}
