"use client";

import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * Whether what came with the HTML is all there, its first picture among it, and the browser idle: time for what is good
 * to have. Until then each request would stand before one that somebody waits for.
 */
export function useSettled(): boolean {
	const [isSettled, setIsSettled] = useState(false);
	useEffect(() => {
		let cancel = () => {};
		const begin = () => {
			cancel = whenIdle(() => setIsSettled(true));
		};
		if (document.readyState === "complete") begin();
		else window.addEventListener("load", begin, { once: true });
		return () => {
			window.removeEventListener("load", begin);
			cancel();
		};
	}, []);
	return isSettled;
}
