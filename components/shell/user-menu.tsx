"use client";

import { BookOpen, BookUser, Check, Code, LayoutTemplate, LogOut, Settings } from "lucide-react";
import {
	Button as AriaButton,
	Header,
	Menu,
	MenuItem,
	MenuSection,
	MenuTrigger,
	Popover,
	Separator,
} from "react-aria-components";
import { leave } from "#components/auth/sign-out.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { chooseTheme, useTheme } from "#components/ui/choose-theme.ts";
import { MENU_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import { readTheme, THEMES } from "#components/ui/theme.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

/** Who is signed in, and the way out. */
export function UserMenu({ name, email, picture }: { name: string; email: string; picture: string | null }) {
	const { account } = useWords("common");
	return (
		<MenuTrigger>
			<AriaButton aria-label={format(account.of, { name })} className="shrink-0 rounded-full">
				<Avatar name={name} hint={email} picture={picture} />
			</AriaButton>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<div className="px-3 pt-2 pb-1.5">
					<div className="truncate font-medium">{name}</div>
					<div className="truncate text-ink-soft">{email}</div>
				</div>
				<Separator className="my-1 border-line" />
				<Menu className="outline-none" aria-label={account.label}>
					<NarrowItems />
					<MenuItem href="/settings" className={MENU_ITEM_CLASS}>
						<Settings size={16} aria-hidden="true" />
						{account.settings}
					</MenuItem>
					<MenuItem href="/docs/guides" className={MENU_ITEM_CLASS}>
						<BookOpen size={16} aria-hidden="true" />
						{account.guides}
					</MenuItem>
					<MenuItem href="/docs" className={MENU_ITEM_CLASS}>
						<Code size={16} aria-hidden="true" />
						{account.reference}
					</MenuItem>
					<Separator className="my-1 h-px bg-line" />
					<ThemeSection />
					<Separator className="my-1 h-px bg-line" />
					<MenuItem onAction={() => void leave(() => toast(account.notSignedOut, "bad"))} className={MENU_ITEM_CLASS}>
						<LogOut size={16} aria-hidden="true" />
						{account.signOut}
					</MenuItem>
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

/** Pages that the navigation has no room for on a narrow screen (app-shell.tsx). */
function NarrowItems() {
	const { nav } = useWords("common");
	// The menu is only drawn when it opens, so never on the server.
	if (!window.matchMedia("(width < 69rem)").matches) return null;
	return (
		<>
			<MenuItem href="/templates" className={MENU_ITEM_CLASS}>
				<LayoutTemplate size={16} aria-hidden="true" />
				{nav.templates}
			</MenuItem>
			<MenuItem href="/contacts" className={MENU_ITEM_CLASS}>
				<BookUser size={16} aria-hidden="true" />
				{nav.contacts}
			</MenuItem>
			<Separator className="my-1 h-px bg-line" />
		</>
	);
}

/** Which colours the pages have in this browser. */
function ThemeSection() {
	const theme = useTheme();
	const { colours, themes } = useWords("common").account;
	return (
		<MenuSection
			selectionMode="single"
			disallowEmptySelection
			selectedKeys={[theme]}
			onSelectionChange={(keys) => chooseTheme(readTheme(String([...keys][0])))}
			shouldCloseOnSelect={false}
		>
			<Header className="px-3 pt-1 pb-0.5 text-ink-soft text-xs">{colours}</Header>
			{THEMES.map((one) => (
				<MenuItem key={one} id={one} className={MENU_ITEM_CLASS} textValue={themes[one]}>
					{({ isSelected }) => (
						<>
							<Check size={16} aria-hidden="true" className={isSelected ? "" : "invisible"} />
							{themes[one]}
						</>
					)}
				</MenuItem>
			))}
		</MenuSection>
	);
}
