"use client";

import { useRef } from "react";
import { Keyboard, Menu, MenuItem, Popover } from "react-aria-components";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/sender/menu-class.ts";
import { cx } from "#components/ui/cx.ts";
import type { ActionId } from "../actions/action.ts";
import { ACTIONS, actionOf } from "../actions/actions.ts";
import { EDITING } from "../actions/edit-actions.ts";
import { shownKeys } from "../actions/keys.ts";
import { useShell, useWork } from "../work/work-context.tsx";
import { useIsMac } from "./use-is-mac.ts";

/** What can be done now, where it was asked for: by the right button, a long press or the bar at the selection. */
export function FieldMenu() {
	const work = useWork();
	const isMac = useIsMac();
	const menu = useShell((shell) => shell.menu);
	const anchor = useRef<HTMLSpanElement>(null);
	const possible = menu ? EDITING.filter((action) => action.isPossible(work)) : [];
	return (
		<>
			<span
				ref={anchor}
				aria-hidden="true"
				className="pointer-events-none fixed size-0"
				style={{ left: menu?.clientX ?? 0, top: menu?.clientY ?? 0 }}
			/>
			<Popover
				triggerRef={anchor}
				isOpen={menu !== null && possible.length > 0}
				onOpenChange={(isOpen) => isOpen || work.shell.set({ menu: null })}
				placement="bottom start"
				offset={2}
				className={cx(MENU_CLASS, "max-h-[80dvh] overflow-y-auto")}
			>
				<Menu
					aria-label={work.words.paper.bar.more}
					className="outline-none"
					onAction={(key) => {
						work.shell.set({ menu: null });
						const action = ACTIONS.find(({ id }) => id === key);
						if (action) actionOf(action.id).perform(work);
					}}
				>
					{possible.map(({ id, icon: Icon, keys }) => (
						<MenuItem key={id} id={id} className={id === DANGER ? MENU_DANGER_CLASS : MENU_ITEM_CLASS}>
							<Icon size={16} aria-hidden="true" />
							{work.words.paper.actions[id]}
							{keys[0] ? (
								<Keyboard className="ms-auto ps-6 font-sans text-ink-soft text-xs">
									{shownKeys(keys[0], isMac)}
								</Keyboard>
							) : null}
						</MenuItem>
					))}
				</Menu>
			</Popover>
		</>
	);
}

const DANGER: ActionId = "delete";
