import type { ReactNode } from "react";

/** A page that says one thing and offers one way on. */
export function PlainPage({ title, text, action }: { title: string; text: string; action: ReactNode }) {
	return (
		<div className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center px-5 py-16 text-center">
			<h1 className="font-semibold text-display">{title}</h1>
			<p className="mt-2 mb-6 text-pretty text-ink-soft text-read">{text}</p>
			{action}
		</div>
	);
}
