"use client";

import { BookOpen, LogOut, Settings } from "lucide-react";
import { signOut } from "next-auth/react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { Avatar } from "./avatar.tsx";
import { MENU_CLASS, MENU_ITEM_CLASS } from "./menu-class.ts";

/** Who is signed in, and the way out. */
export function UserMenu({ name, email }: { name: string; email: string }) {
	return (
		<MenuTrigger>
			<AriaButton aria-label={`Your account, ${name}`} className="shrink-0 rounded-full">
				<Avatar name={name} hint={email} />
			</AriaButton>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<div className="px-3 pt-2 pb-1.5">
					<div className="truncate font-medium">{name}</div>
					<div className="truncate text-ink-soft">{email}</div>
				</div>
				<Separator className="my-1 border-line" />
				<Menu className="outline-none" aria-label="Your account">
					<MenuItem href="/settings" className={MENU_ITEM_CLASS}>
						<Settings size={16} aria-hidden="true" />
						Settings
					</MenuItem>
					<MenuItem href="/docs" className={MENU_ITEM_CLASS}>
						<BookOpen size={16} aria-hidden="true" />
						API reference
					</MenuItem>
					<MenuItem onAction={() => signOut({ callbackUrl: "/sign-in" })} className={MENU_ITEM_CLASS}>
						<LogOut size={16} aria-hidden="true" />
						Sign out
					</MenuItem>
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
