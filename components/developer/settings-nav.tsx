"use client";

import { NavLink } from "#components/sender/nav-link.tsx";
import { useWords } from "#components/ui/words.tsx";

/** The pages of an Admin's settings. */
export function SettingsNav() {
	const { nav } = useWords("settings");
	return (
		<nav aria-label={nav.label} className="mx-auto mb-6 flex max-w-2xl gap-1 overflow-x-auto">
			<NavLink href="/settings" isExact>
				{nav.you}
			</NavLink>
			<NavLink href="/settings/oauth-apps">{nav.apps}</NavLink>
			<NavLink href="/settings/api-keys">{nav.keys}</NavLink>
			<NavLink href="/settings/audit-log">{nav.log}</NavLink>
		</nav>
	);
}
