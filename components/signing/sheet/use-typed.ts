"use client";

import { useEffect, useRef, useState } from "react";

/**
 * An entry that shows before the page hears of it: on a slow phone, telling all that depends on it takes longer than
 * a keystroke may.
 *
 * @param entry as the page knows it
 * @param tell tells the page
 * @returns the entry as it shows, what changes it, and what tells the page at once
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
