import { Ellipsis, type LucideIcon, Trash2 } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";

type Props = {
	label: string;
	remove: RowItem;
	/** It is closed, and its button has the keyboard again: whatever is to have it instead takes it now. */
	onGone?: () => void;
	children: ReactNode;
};

/** What can be done with a row of a panel, behind three dots at its end: items of `RowMenuItem`, and what removes it last. */
export function RowMenu({ label, remove, onGone, children }: Props) {
	return (
		<MenuTrigger>
			<Button
				aria-label={label}
				className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink max-md:size-11"
			>
				<Ellipsis size={16} aria-hidden="true" />
			</Button>
			<Popover placement="bottom end" className={MENU_CLASS}>
				{onGone ? <Gone onGone={onGone} /> : null}
				<Menu aria-label={label} className="outline-none">
					{children}
					<MenuItem
						onAction={remove.act}
						isDisabled={Boolean(remove.why)}
						className={`${MENU_DANGER_CLASS} data-[disabled]:cursor-default data-[disabled]:text-ink-soft`}
					>
						<Trash2 size={16} aria-hidden="true" />
						<span>
							{remove.words}
							{remove.why ? <span className="block max-w-60 text-ink-soft text-xs">{remove.why}</span> : null}
						</span>
					</MenuItem>
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

/** Menus keep the keyboard until the end of their going, and give it back in the frame after that. */
function Gone({ onGone }: { onGone: () => void }) {
	useEffect(() => () => void requestAnimationFrame(() => requestAnimationFrame(onGone)), []);
	return null;
}

type RowItem = {
	words: string;
	act: () => void;
	/** Why it can’t be done; null or left out: it can. */
	why?: string | null;
};

/** One thing that can be done with a row. */
export function RowMenuItem({ icon: Icon, words, act }: Omit<RowItem, "why"> & { icon: LucideIcon }) {
	return (
		<MenuItem onAction={act} className={MENU_ITEM_CLASS}>
			<Icon size={16} aria-hidden="true" />
			{words}
		</MenuItem>
	);
}
