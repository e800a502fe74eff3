"use client";

import type { ReactNode } from "react";
import { Wordmark } from "#components/ui/wordmark.tsx";
import { useWords } from "#components/ui/words.tsx";
import { NavLink } from "./nav-link.tsx";
import { SkipLink } from "./skip-link.tsx";

/** The frame of pages that need no sign-in. */
export function VisitorShell({ hasWorkplace, children }: { hasWorkplace: boolean; children: ReactNode }) {
	const { main, nav } = useWords("common");
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<header className="sticky top-0 z-30 border-line border-b bg-paper">
				<div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:gap-6 sm:px-6">
					<Wordmark isCompact />
					{hasWorkplace ? (
						<nav aria-label={main} className="flex min-w-0 flex-1 items-center justify-end gap-1 overflow-x-auto">
							<NavLink href="/verify">{nav.verify}</NavLink>
							<NavLink href="/docs/guides" alsoAt="/docs">
								{nav.docs}
							</NavLink>
							<NavLink href="/sign-in">{nav.signIn}</NavLink>
						</nav>
					) : null}
				</div>
			</header>
			<main id="main" className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 sm:py-8">
				{children}
			</main>
		</div>
	);
}
