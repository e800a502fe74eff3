import type { ReactNode } from "react";

/** A paragraph of running text. */
export function Prose({ children }: { children: ReactNode }) {
	return <p className="max-w-prose text-pretty text-read">{children}</p>;
}

/** A word of code inside a sentence. */
export function Word({ children }: { children: ReactNode }) {
	return <code className="wrap-anywhere rounded bg-sunken px-1 py-0.5 font-mono text-[0.85em]">{children}</code>;
}
