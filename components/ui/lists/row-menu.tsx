import { Ellipsis, type LucideIcon } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "./menu-class.ts";

type Props = {
	label: string;
	/** Its button: who was asked in a dialog goes on there. */
	button: RefObject<HTMLButtonElement | null>;
	/** Items of `RowMenuItem`. */
	children: ReactNode;
};

/** What can be done about a row of a room, behind three dots at its end. */
export function RowMenu({ label, button, children }: Props) {
	return (
		<MenuTrigger>
			<Button
				ref={button}
				aria-label={label}
				className="relative z-10 grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
			>
				<Ellipsis size={20} aria-hidden="true" />
			</Button>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<Menu className="outline-none" aria-label={label}>
					{children}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

type ItemProps = { icon: LucideIcon; isDanger?: boolean; children: string } & (
	| { onAction: () => void; href?: undefined }
	| { href: string; onAction?: undefined }
);

/** An action or link in a row’s menu. */
export function RowMenuItem({ icon: Icon, isDanger, onAction, href, children }: ItemProps) {
	return (
		<MenuItem
			{...(href === undefined ? { onAction } : { href })}
			className={isDanger ? MENU_DANGER_CLASS : MENU_ITEM_CLASS}
		>
			<Icon size={16} aria-hidden="true" />
			{children}
		</MenuItem>
	);
}
