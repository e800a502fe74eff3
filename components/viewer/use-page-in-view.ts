"use client";

import { useEffect, useState } from "react";

/** The page that stands at a third of the window's height; 1-based. */
export function usePageInView(): number {
	const [page, setPage] = useState(1);
	useEffect(() => {
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) setPage(Number((target as HTMLElement).dataset.page));
				}
			},
			// A line, not an area: one page at a time.
			{ rootMargin: "-33% 0px -66.9% 0px" },
		);
		for (const sheet of document.querySelectorAll("section[data-page]")) observer.observe(sheet);
		return () => observer.disconnect();
	}, []);
	return page;
}
