import type { ReactNode } from "react";

type Props = { id: string; title: ReactNode; children: ReactNode };

/** A part of the reference that can be linked to; stops below the bar at the top. */
export function Chapter({ id, title, children }: Props) {
	return (
		<section id={id} className="flex flex-col gap-4">
			<h2 className="text-pretty font-semibold text-title">{title}</h2>
			{children}
		</section>
	);
}

/** A paragraph of running text. */
export function Prose({ children }: { children: ReactNode }) {
	return <p className="max-w-prose text-pretty text-read">{children}</p>;
}

/** A word of code inside a sentence. */
export function Word({ children }: { children: ReactNode }) {
	return <code className="wrap-anywhere rounded bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{children}</code>;
}
