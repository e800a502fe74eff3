"use client";

import { useEffect, useState } from "react";
import { cx } from "#components/ui/cx.ts";

/** Sections of the page that is read; the one in sight is marked. */
export function OperationLinks({ sections }: { sections: readonly { id: string; label: string }[] }) {
	const current = useCurrentSection(sections);
	return (
		<ul className="my-1 ml-2.5 border-line border-l">
			{sections.map(({ id, label }) => (
				<li key={id}>
					<a
						href={`#${id}`}
						aria-current={id === current ? "location" : undefined}
						className={cx(
							"-ml-px block break-words border-l py-1 pr-1 pl-3 hover:text-ink",
							id === current ? "border-seal font-medium text-ink" : "border-transparent text-ink-soft",
						)}
					>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}

/** The id of the section that is read: the last one that begins above the upper third of the window. */
function useCurrentSection(sections: readonly { id: string }[]): string | null {
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
