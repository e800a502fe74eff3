"use client";

import { Info } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { PaletteFacts, PaletteVerbs } from "#components/command-palette/palette-facts.ts";
import { PaletteHost } from "#components/command-palette/palette-host.tsx";
import { cx } from "#components/ui/cx.ts";
import { NavLink } from "#components/ui/nav-link.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { SkipLink } from "#components/ui/skip-link.tsx";
import { Wordmark } from "#components/ui/wordmark.tsx";
import { useWords } from "#components/ui/words.tsx";
import { type ChooseEnvironment, EnvironmentSwitch } from "./environment-switch.tsx";
import { type InstallationNotice, InstallationNotices } from "./installation-notices.tsx";
import { keepPlace } from "./keep-place.ts";
import { MenuRouter } from "./menu-router.tsx";
import { UserMenu } from "./user-menu.tsx";

type Props = {
	user: { name: string; email: string; picture: string | null };
	hasOutbox: boolean;
	/** What an admin should act on. */
	notices: InstallationNotice[];
	/** What every page says first; null: nothing. */
	banner: ReactNode;
	/** Ids of notices that are not to be shown. */
	putAway: string[];
	/** Documents for trying things out are shown. */
	isSandbox: boolean;
	chooseEnvironment: ChooseEnvironment;
	/** The rooms of the settings that the reader may enter. */
	rooms: PaletteFacts["rooms"];
	begins: PaletteFacts["begins"];
	/** What the command palette does. */
	verbs: Omit<PaletteVerbs, "chooseEnvironment">;
	/** The page lays itself out, over the whole window. */
	isWide?: boolean;
	children: ReactNode;
};

/** The frame of the workplace: one slim bar, then the page. */
export function AppShell({ user, notices, putAway, banner, isWide = false, children, ...bar }: Props) {
	const { sandbox } = useWords("common");
	const main = useRef<HTMLElement>(null);
	useEffect(() => (main.current ? keepPlace(main.current) : undefined), []);
	return (
		<MenuRouter>
			<div className="flex min-h-dvh flex-col">
				<SkipLink />
				<HeadBar user={user} isWide={isWide} {...bar} />
				{bar.isSandbox ? <SandboxStrip text={sandbox} /> : null}
				{banner}
				<InstallationNotices notices={notices} putAway={putAway} />
				<main
					ref={main}
					id="main"
					className={cx("w-full flex-1", !isWide && "mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8")}
				>
					{children}
				</main>
			</div>
		</MenuRouter>
	);
}

type HeadBarProps = Omit<Props, "notices" | "putAway" | "banner" | "children">;

function HeadBar({ user, hasOutbox, isSandbox, isWide, chooseEnvironment, rooms, begins, verbs }: HeadBarProps) {
	const { main, home, nav } = useWords("common");
	return (
		<header
			className={cx(
				"sticky top-0 z-30 border-line border-b bg-paper",
				isSandbox && "shadow-[inset_0_3px_0_var(--color-warn)]",
			)}
		>
			<div
				className={cx(
					"mx-auto flex h-14 items-center gap-1 px-4 max-[359px]:px-2 sm:gap-3 sm:px-6",
					!isWide && "max-w-6xl",
				)}
			>
				<RoomLink
					href="/start"
					prefetch={false}
					aria-label={home}
					className="-m-1 shrink-0 rounded-control p-1 sm:mr-2"
				>
					<Wordmark isCompact />
				</RoomLink>
				<nav aria-label={main} className="flex min-w-0 flex-1 items-center gap-0.5 overflow-x-auto sm:gap-1">
					{/* On a phone the mark beside it leads there, and there is no room for both. */}
					<span className="contents max-sm:hidden">
						<NavLink href="/start">{nav.start}</NavLink>
					</span>
					<NavLink href="/documents">{nav.documents}</NavLink>
					{/* On narrow screens these are in the user menu. */}
					<span className="contents max-[69rem]:hidden">
						<NavLink href="/templates">{nav.templates}</NavLink>
						<NavLink href="/contacts">{nav.contacts}</NavLink>
					</span>
					{hasOutbox ? <NavLink href="/outbox">{nav.outbox}</NavLink> : null}
					<span className="contents max-sm:hidden">
						<NavLink href="/verify">{nav.verify}</NavLink>
					</span>
				</nav>
				<PaletteHost facts={{ rooms, begins, hasOutbox, isSandbox }} verbs={{ ...verbs, chooseEnvironment }} />
				<EnvironmentSwitch isSandbox={isSandbox} choose={chooseEnvironment} />
				<UserMenu {...user} />
			</div>
		</header>
	);
}

function SandboxStrip({ text }: { text: string }) {
	return (
		<div className="border-line border-b bg-warn-soft">
			<p className="mx-auto flex w-full max-w-6xl items-start gap-2 px-4 py-2 sm:px-6">
				<Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
				{text}
			</p>
		</div>
	);
}
