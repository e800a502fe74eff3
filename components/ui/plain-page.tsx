import type { ReactNode } from "react";
import { Wordmark } from "./wordmark.tsx";

/** A page that says one thing and offers one way on. */
export function PlainPage({ title, text, action }: { title: string; text: string; action: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col">
			<header className="border-line border-b">
				<div className="mx-auto flex h-14 max-w-6xl items-center px-4 sm:px-6">
					<Wordmark />
				</div>
			</header>
			<main className="mx-auto flex w-full max-w-md flex-1 flex-col items-center justify-center px-5 pt-10 pb-28 text-center">
				<h1 className="font-semibold text-display">{title}</h1>
				<p className="mt-2 mb-6 text-pretty text-ink-soft text-read">{text}</p>
				{action}
			</main>
		</div>
	);
}
