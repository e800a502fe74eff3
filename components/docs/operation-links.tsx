"use client";

import { cx } from "#components/ui/cx.ts";
import { useCurrentSection } from "./use-current-section.ts";

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
