"use client";

import { useEffect, useState } from "react";

/** The id of the section that is read: the last one that begins above the upper third of the window. */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
	const [current, setCurrent] = useState<string | null>(null);
	useEffect(() => {
		const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
		const look = () => {
			const line = innerHeight / 3;
			const isBegun = (element: HTMLElement) => element.getBoundingClientRect().top <= line;
			setCurrent(elements.findLast(isBegun)?.id ?? elements[0]?.id ?? null);
		};
		// Told only when one crosses the line, not with every pixel that is scrolled.
		const observer = new IntersectionObserver(look, { rootMargin: "0px 0px -66.6% 0px" });
		for (const element of elements) observer.observe(element);
		return () => observer.disconnect();
	}, [sections]);
	return current;
}
