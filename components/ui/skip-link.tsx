"use client";

import { useWords } from "./words.tsx";

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
	return (
		<a
			href="#main"
			className="sr-only z-50 rounded-control bg-surface px-4 py-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
		>
			{useWords("common").skip}
		</a>
	);
}
