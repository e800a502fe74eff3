import type { ReactNode } from "react";
import { Notice } from "#components/ui/notice.tsx";
import { Wordmark } from "#components/ui/wordmark.tsx";
import { NavLink } from "./nav-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { UserMenu } from "./user-menu.tsx";

type Props = {
	user: { name: string; email: string };
	hasOutbox: boolean;
	/** Sentences an admin should act on. */
	notices: string[];
	children: ReactNode;
};

/** The frame of the workplace: one slim bar, then the page. */
export function AppShell({ user, hasOutbox, notices, children }: Props) {
	return (
		<div className="flex min-h-dvh flex-col">
			<SkipLink />
			<header className="sticky top-0 z-30 border-line border-b bg-paper">
				<div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 sm:gap-6 sm:px-6">
					<a href="/documents" aria-label="Signet, documents" className="rounded-control">
						<Wordmark isCompact />
					</a>
					<nav aria-label="Main" className="flex min-w-0 flex-1 items-center gap-1 overflow-x-auto">
						<NavLink href="/documents">Documents</NavLink>
						{hasOutbox ? <NavLink href="/outbox">Outbox</NavLink> : null}
						<NavLink href="/verify">Verify</NavLink>
					</nav>
					<UserMenu name={user.name} email={user.email} />
				</div>
			</header>
			{notices.length > 0 ? (
				<div className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-4 sm:px-6">
					{notices.map((notice) => (
						<Notice key={notice} tone="warn">
							{notice}
						</Notice>
					))}
				</div>
			) : null}
			<main id="main" className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 sm:py-8">
				{children}
			</main>
		</div>
	);
}
