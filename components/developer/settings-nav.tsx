"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { NavLink } from "#components/sender/nav-link.tsx";
import { useCurrentInSight } from "#components/ui/use-current-in-sight.ts";
import { useWords } from "#components/ui/words.tsx";

type Props = { isAdmin: boolean; leadsPeople: boolean };

/** The rooms of the settings: a column in groups; where that is too wide, a row that can be pushed. */
export function SettingsNav({ isAdmin, leadsPeople }: Props) {
	const { nav } = useWords("settings");
	const row = useCurrentInSight(usePathname());
	return (
		<nav
			ref={row}
			aria-label={nav.label}
			className="mb-6 flex gap-1 scroll-px-16 overflow-x-auto lg:sticky lg:top-22 lg:mb-0 lg:flex-col lg:gap-5 lg:self-start lg:overflow-visible"
		>
			<Group title={nav.groups.you}>
				<NavLink href="/settings" isExact>
					{nav.you}
				</NavLink>
				<NavLink href="/settings/security">{nav.security}</NavLink>
			</Group>
			<Group title={nav.groups.organisation}>
				{isAdmin ? <NavLink href="/settings/organisation">{nav.organisation}</NavLink> : null}
				{leadsPeople ? (
					<>
						<NavLink href="/settings/people">{nav.people}</NavLink>
						<NavLink href="/settings/teams">{nav.teams}</NavLink>
					</>
				) : null}
				{isAdmin ? <NavLink href="/settings/sign-in">{nav.signIn}</NavLink> : null}
				<NavLink href="/settings/sender-identities">{nav.identities}</NavLink>
				<NavLink href="/settings/custom-fields">{nav.fields}</NavLink>
				<NavLink href="/settings/brands">{nav.brands}</NavLink>
				{isAdmin ? (
					<>
						<NavLink href="/settings/audit-log">{nav.log}</NavLink>
						<NavLink href="/settings/data">{nav.data}</NavLink>
					</>
				) : null}
			</Group>
			<Group title={nav.groups.developers}>
				{isAdmin ? (
					<>
						<NavLink href="/settings/oauth-apps">{nav.apps}</NavLink>
						<NavLink href="/settings/api-keys">{nav.keys}</NavLink>
						<NavLink href="/settings/webhooks">{nav.webhooks}</NavLink>
					</>
				) : null}
				<NavLink href="/settings/request-log">{nav.requests}</NavLink>
			</Group>
			{isAdmin ? (
				<Group title={nav.groups.installation}>
					<NavLink href="/settings/doctor">{nav.doctor}</NavLink>
				</Group>
			) : null}
		</nav>
	);
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
	return (
		<div className="flex gap-1 lg:flex-col lg:gap-0.5">
			{title ? <p className="px-3 pb-1 text-ink-soft text-xs max-lg:hidden">{title}</p> : null}
			{children}
		</div>
	);
}
