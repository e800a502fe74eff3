import type { ReactNode } from "react";
import { Wordmark } from "#components/ui/wordmark.tsx";
import { type InstallationNotice, InstallationNotices } from "./installation-notices.tsx";
import { NavLink } from "./nav-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { UserMenu } from "./user-menu.tsx";

type Props = {
	user: { name: string; email: string };
	hasOutbox: boolean;
	/** What an admin should act on. */
	notices: InstallationNotice[];
	/** Ids of notices that are not to be shown. */
	putAway: string[];
	children: ReactNode;
};

/** The frame of the workplace: one slim bar, then the page. */
export function AppShell({ user, hasOutbox, notices, putAway, children }: Props) {
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
			<InstallationNotices notices={notices} putAway={putAway} />
			<main id="main" className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 sm:px-6 sm:py-8">
				{children}
			</main>
		</div>
	);
}
