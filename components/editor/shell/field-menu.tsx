"use client";

import {
	AlignHorizontalDistributeCenter,
	ChevronRight,
	type LucideIcon,
	SquareDashedMousePointer,
	UserRound,
} from "lucide-react";
import { Fragment, type ReactNode, useRef } from "react";
import { Keyboard, Menu, MenuItem, Popover, Separator, SubmenuTrigger } from "react-aria-components";
import { createPortal } from "react-dom";
import { cx } from "#components/ui/cx.ts";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import type { Action } from "../actions/action.ts";
import { ACTION_GROUPS, ACTIONS } from "../actions/actions.ts";
import { shownKeys } from "../actions/shortcut-keys.ts";
import { RecipientToken } from "../recipients/recipient-token.tsx";
import { fieldRecipients } from "../verbs/active-recipient.ts";
import { giveTo, selectedFields } from "../verbs/change-fields.ts";
import { useShell, useWork, type Work } from "../work/work-context.tsx";
import { useIsMac } from "./use-is-mac.ts";

const ITEM_CLASS = cx(MENU_ITEM_CLASS, "pointer-coarse:min-h-11");

/** What can be done now, where it was asked for: by the right button, a long press, a key or the bar at the selection. */
export function FieldMenu() {
	const work = useWork();
	const menu = useShell((shell) => shell.menu);
	const anchor = useRef<HTMLSpanElement>(null);
	const parts = menu ? partsOf(work) : [];
	const isOpen = menu !== null && parts.length > 0;
	const close = () => work.shell.set({ menu: null });
	const perform = (id: string) => {
		close();
		// The menu gives the keyboard back first.
		requestAnimationFrame(() => ACTIONS.find((action) => action.id === id)?.perform(work));
	};
	return (
		<>
			<span
				ref={anchor}
				aria-hidden="true"
				className="pointer-events-none fixed size-0"
				style={{ left: menu?.clientX ?? 0, top: menu?.clientY ?? 0 }}
			/>
			{isOpen ? <Beneath onPress={close} /> : null}
			{/* Modal it would make all else inert, and the whole desk would be styled anew as it opens and closes. */}
			<Popover
				triggerRef={anchor}
				isNonModal
				aria-label={work.words.paper.bar.more}
				isOpen={isOpen}
				onOpenChange={(stays) => stays || close()}
				// Beside the pointer a menu has the whole height of the window; a narrow one has no room there.
				placement={isWide() ? "right top" : "bottom start"}
				offset={2}
				className={MENU_CLASS}
			>
				<Menu
					aria-label={work.words.paper.bar.more}
					autoFocus="first"
					className="outline-none"
					onAction={(key) => perform(String(key))}
				>
					<MenuParts parts={parts} onAction={perform} />
				</Menu>
			</Popover>
		</>
	);
}

/** Whether the longest menu has room on one side of any point. */
const isWide = () => typeof window !== "undefined" && window.matchMedia("(min-width: 768px)").matches;

/** What can be done with fields now, by what it is about. */
function partsOf(work: Work): { key: string; items: readonly Action[] }[] {
	return ACTION_GROUPS.filter(({ group }) => group !== "look" && group !== "lead")
		.map(({ group, actions }) => ({ key: group, items: actions.filter((action) => action.isPossible(work)) }))
		.filter(({ items }) => items.length > 0);
}

/** What can be done, by groups; some of them folded. */
function MenuParts({ parts, onAction }: { parts: ReturnType<typeof partsOf>; onAction: (id: string) => void }) {
	const { words } = useWork();
	return (
		<>
			{parts.map(({ key, items }, index) => (
				<Fragment key={key}>
					{index > 0 ? <Separator className="mx-2 my-1 border-line border-t" /> : null}
					{key === "arrange" ? (
						<Folded name={words.paper.choices.arrange} icon={AlignHorizontalDistributeCenter} onAction={onAction}>
							{items.map((action) => actionItem(action))}
						</Folded>
					) : key === "select" ? (
						<Folded name={words.paper.choices.select} icon={SquareDashedMousePointer} onAction={onAction}>
							{items.map((action) => actionItem(action))}
						</Folded>
					) : (
						items.map((action) => actionItem(action))
					)}
					{key === "field" ? <GiveTo /> : null}
				</Fragment>
			))}
		</>
	);
}

/** A press beside the menu closes it, and does nothing else. */
function Beneath({ onPress }: { onPress: () => void }) {
	return createPortal(
		<div
			aria-hidden="true"
			className="fixed inset-0 z-50"
			onPointerDown={onPress}
			onContextMenu={(event) => event.preventDefault()}
		/>,
		document.body,
	);
}

/** A function, not a component: the menu wants items of its own as children. */
function actionItem(action: Action) {
	return <ActionItem key={action.id} action={action} />;
}

function ActionItem({ action: { id, icon: Icon, keys, group } }: { action: Action }) {
	const { words } = useWork();
	const isMac = useIsMac();
	return (
		<MenuItem
			id={id}
			textValue={words.paper.actions[id]}
			className={cx(group === "delete" ? MENU_DANGER_CLASS : MENU_ITEM_CLASS, "pointer-coarse:min-h-11")}
		>
			<Icon size={16} aria-hidden="true" />
			{words.paper.actions[id]}
			{keys[0] ? (
				<Keyboard className="ms-auto ps-6 font-sans text-ink-soft text-xs pointer-coarse:hidden">
					{shownKeys(keys[0], isMac)}
				</Keyboard>
			) : null}
		</MenuItem>
	);
}

type FoldedProps = { name: string; icon: LucideIcon; onAction: (id: string) => void; children: ReactNode };

/** Several items behind one of their menu. */
function Folded({ name, icon: Icon, onAction, children }: FoldedProps) {
	return (
		<SubmenuTrigger>
			<MenuItem textValue={name} className={ITEM_CLASS}>
				<Icon size={16} aria-hidden="true" />
				{name}
				<ChevronRight size={16} aria-hidden="true" className="ms-auto text-ink-soft rtl:-scale-x-100" />
			</MenuItem>
			<Popover className={MENU_CLASS}>
				<Menu aria-label={name} className="outline-none" onAction={(key) => onAction(String(key))}>
					{children}
				</Menu>
			</Popover>
		</SubmenuTrigger>
	);
}

/** The selected fields can be somebody else's. */
function GiveTo() {
	const work = useWork();
	const all = fieldRecipients(work);
	if (all.length < 2 || selectedFields(work).length === 0) return null;
	const give = (id: string) => {
		work.shell.set({ menu: null });
		giveTo(work, id);
	};
	return (
		<Folded name={work.words.paper.choices.give} icon={UserRound} onAction={give}>
			{all.map(({ id, name, mark, hue }) => (
				<MenuItem key={id} id={id} textValue={name} className={ITEM_CLASS}>
					<RecipientToken hue={hue} mark={mark} isSmall />
					<span className="max-w-60 truncate" dir="auto">
						{name}
					</span>
				</MenuItem>
			))}
		</Folded>
	);
}
