"use client";

import { ListPlus, ShieldOff, UserMinus, UserPlus, UserRoundCog, UsersRound } from "lucide-react";
import { type RefObject, useRef } from "react";
import { RowMenu, RowMenuItem } from "#components/ui/lists/row-menu.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { Asked, MemberItem } from "./people-items.ts";

type Props = {
	row: MemberItem;
	mayMove: boolean;
	onAsk: (about: Asked, opener: RefObject<HTMLButtonElement | null>) => void;
};

/** What can be done about somebody. */
export function MemberMenu({ row, mayMove, onAsk }: Props) {
	const { menu: words } = useWords("people");
	const button = useRef<HTMLButtonElement>(null);
	const ask = (about: Asked) => ({ onAction: () => onAsk(about, button) });
	return (
		<RowMenu label={format(words.of, { name: row.name })} button={button}>
			<RowMenuItem icon={UserRoundCog} {...ask("role")}>
				{words.role}
			</RowMenuItem>
			{mayMove ? (
				<RowMenuItem icon={UsersRound} {...ask("team")}>
					{words.team}
				</RowMenuItem>
			) : null}
			<RowMenuItem icon={ListPlus} {...ask("data")}>
				{words.data}
			</RowMenuItem>
			{row.hasFactor && !row.isReader ? (
				<RowMenuItem icon={ShieldOff} {...ask("reset")}>
					{words.reset}
				</RowMenuItem>
			) : null}
			{row.isDeactivated ? (
				<RowMenuItem icon={UserPlus} {...ask("activate")}>
					{words.activate}
				</RowMenuItem>
			) : null}
			{row.isDeactivated || row.isReader ? null : (
				<RowMenuItem icon={UserMinus} isDanger {...ask("deactivate")}>
					{words.deactivate}
				</RowMenuItem>
			)}
		</RowMenu>
	);
}
