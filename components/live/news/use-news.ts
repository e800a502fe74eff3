import { useEffect, useRef } from "react";
import type { News } from "./read-news.ts";
import { hearNews } from "./shared-news.ts";

/** While no news come, a page looks for itself so often. */
const LOOK_EVERY_MS = 2_000;
/** And every so many times also while they come: a reading may have failed. */
const LOOK_ANYWAY = 15;

/**
 * Calls when documents have changed; with null when something may have been missed: when news begin to come, and again
 * and again while none do. A page that nobody sees is told when somebody does. When the session is over the page is
 * loaded anew, which leads to signing in.
 */
export function useNews(onNews: (news: News) => void): void {
	const latest = useRef(onNews);
	useEffect(() => {
		latest.current = onNews;
	});
	useEffect(() => {
		let isLive = false;
		let missed: News[] = [];
		const pass = (news: News) => {
			if (document.visibilityState === "visible") latest.current(news);
			else missed = missed.length < 20 ? [...missed, news] : [null];
		};
		const catchUp = () => {
			if (document.visibilityState !== "visible") return;
			const all = missed;
			missed = [];
			for (const news of all) latest.current(news);
		};
		const stop = hearNews({
			hear: pass,
			live: (isNow) => {
				isLive = isNow;
				if (isNow) pass(null);
			},
			// What is shown may be nobody's here any more: the server says what comes instead.
			over: () => location.reload(),
		});
		let turn = 0;
		const timer = setInterval(() => {
			turn += 1;
			if ((!isLive || turn % LOOK_ANYWAY === 0) && document.visibilityState === "visible") latest.current(null);
		}, LOOK_EVERY_MS);
		document.addEventListener("visibilitychange", catchUp);
		return () => {
			stop();
			clearInterval(timer);
			document.removeEventListener("visibilitychange", catchUp);
		};
	}, []);
}
