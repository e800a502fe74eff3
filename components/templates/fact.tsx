import type { ReactNode } from "react";

/** A term and what it is, in a list of such. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-ink-soft">{term}</dt>
			<dd className="break-words">{children}</dd>
		</div>
	);
}
