"use client";

import { type RefObject, useEffect, useState } from "react";

/**
 * Which pages (elements with data-page) are within reach of the window.
 *
 * @param margin how far around the window, as CSS: "100% 0px" is one window's height above and below
 */
export function useNearPages(list: RefObject<HTMLElement | null>, margin: string, initial: readonly number[]) {
	const [near, setNear] = useState<ReadonlySet<number>>(() => new Set(initial));
	useEffect(() => {
		if (!list.current) return;
		const observer = new IntersectionObserver(
			(entries) =>
				setNear((before) => {
					const after = new Set(before);
					for (const { target, isIntersecting } of entries) {
						const page = Number((target as HTMLElement).dataset.page);
						if (isIntersecting) after.add(page);
						else after.delete(page);
					}
					return after;
				}),
			{ rootMargin: margin },
		);
		for (const page of list.current.querySelectorAll("[data-page]")) observer.observe(page);
		return () => observer.disconnect();
	}, [list, margin]);
	return near;
}
