"use client";

import { Ellipsis, ListPlus, UserMinus, UserPlus, UserRoundCog, UsersRound } from "lucide-react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/sender/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { Asked, MemberItem } from "./items.ts";

type Props = { row: MemberItem; mayMove: boolean; onAsk: (about: Asked) => void };

/** What can be done about somebody. */
export function MemberMenu({ row, mayMove, onAsk }: Props) {
	const { menu: words } = useWords("people");
	const label = fill(words.of, { name: row.name });
	return (
		<MenuTrigger>
			<AriaButton
				aria-label={label}
				className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
			>
				<Ellipsis size={20} aria-hidden="true" />
			</AriaButton>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<Menu className="outline-none" aria-label={label}>
					<MenuItem onAction={() => onAsk("role")} className={MENU_ITEM_CLASS}>
						<UserRoundCog size={16} aria-hidden="true" />
						{words.role}
					</MenuItem>
					{mayMove ? (
						<MenuItem onAction={() => onAsk("team")} className={MENU_ITEM_CLASS}>
							<UsersRound size={16} aria-hidden="true" />
							{words.team}
						</MenuItem>
					) : null}
					<MenuItem onAction={() => onAsk("data")} className={MENU_ITEM_CLASS}>
						<ListPlus size={16} aria-hidden="true" />
						{words.data}
					</MenuItem>
					{row.isDeactivated ? (
						<MenuItem onAction={() => onAsk("activate")} className={MENU_ITEM_CLASS}>
							<UserPlus size={16} aria-hidden="true" />
							{words.activate}
						</MenuItem>
					) : null}
					{row.isDeactivated || row.isReader ? null : (
						<MenuItem onAction={() => onAsk("deactivate")} className={MENU_DANGER_CLASS}>
							<UserMinus size={16} aria-hidden="true" />
							{words.deactivate}
						</MenuItem>
					)}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
