"use client";

import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { NavLink } from "#components/ui/nav-link.tsx";
import { SkipLink } from "#components/ui/skip-link.tsx";
import { Wordmark } from "#components/ui/wordmark.tsx";
import { useWords } from "#components/ui/words.tsx";

type Props = {
	hasWorkplace: boolean;
	/** The page lays itself out, over the whole window. */
	isWide: boolean;
	children: ReactNode;
};

/** The frame of pages that need no sign-in. */
export function VisitorShell({ hasWorkplace, isWide, children }: Props) {
	const { main, nav } = useWords("common");
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<header className="sticky top-0 z-30 border-line border-b bg-paper">
				<div
					className={cx(
						"mx-auto flex h-14 items-center gap-2 px-4 sm:gap-6 sm:px-6",
						isWide ? "max-w-[90rem]" : "max-w-6xl",
					)}
				>
					<Wordmark isCompact />
					{hasWorkplace ? (
						<nav aria-label={main} className="flex min-w-0 flex-1 items-center justify-end gap-1 overflow-x-auto">
							<NavLink href="/verify">{nav.verify}</NavLink>
							<NavLink href="/docs/guides" alsoAt="/docs" within="/docs">
								{nav.docs}
							</NavLink>
							<NavLink href="/sign-in">{nav.signIn}</NavLink>
						</nav>
					) : null}
				</div>
			</header>
			<main id="main" className={cx("w-full flex-1", !isWide && "mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8")}>
				{children}
			</main>
		</div>
	);
}
