"use client";

import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { Dialog } from "#components/ui/dialog.tsx";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import { plural } from "#lib/i18n/format.ts";
import { type Command, commandsOf } from "../actions/commands.ts";
import { findCommands } from "../actions/find-commands.ts";
import { shownKeys } from "../actions/keys.ts";
import { useShell, useWork } from "../work/work-context.tsx";
import { useIsMac } from "./use-is-mac.ts";

/** Everything that can be done on the desk, found by typing. */
export function CommandPalette() {
	const { shell, words } = useWork();
	const isOpen = useShell(({ dialog }) => dialog === "commands");
	if (!isOpen) return null;
	return (
		<Dialog
			title={words.paper.actions.commands}
			isOpen
			onClose={() => shell.set({ dialog: null })}
			closeLabel={words.layout.sides.close}
		>
			<Commands />
		</Dialog>
	);
}

/** What Home, End, the arrows and the page keys do in the list: where the mark comes to stand. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
	ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
	PageDown: (at, last) => Math.min(last, at + 8),
	PageUp: (at) => Math.max(0, at - 8),
};

function Commands() {
	const work = useWork();
	const texts = work.words.layout.commands;
	const [query, setQuery] = useState("");
	const [marked, setMarked] = useState(0);
	// What can be done does not change while the list is open.
	const all = useMemo(() => commandsOf(work), [work]);
	const found = useMemo(() => findCommands(all, query), [all, query]);
	const listId = useId();
	const idOf = (index: number) => `${listId}-${index}`;
	const perform = (command: Command | undefined) => {
		if (!command?.isPossible) return;
		work.shell.set({ dialog: null });
		// The dialog gives the keyboard back first.
		requestAnimationFrame(() => command.perform());
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const move = MOVES[event.key];
		if (event.nativeEvent.isComposing || (!move && event.key !== "Enter")) return;
		event.preventDefault();
		if (move) setMarked(move(marked, found.length - 1));
		else perform(found[marked]);
	};
	const type = (text: string) => {
		setQuery(text);
		setMarked(0);
	};
	const counted = plural(work.locale, found.length, texts.found);
	return (
		<>
			<SearchField
				{...{ listId, query, onKeyDown }}
				onType={type}
				markedId={found.length > 0 ? idOf(marked) : undefined}
			/>
			<p role="status" className={found.length > 0 ? "sr-only" : "px-1 py-4 text-ink-soft"}>
				{found.length > 0 ? counted : fillPlaces(texts.none, { query }, work.locale)}
			</p>
			<div
				role="listbox"
				id={listId}
				aria-label={work.words.paper.actions.commands}
				className="-mx-2 mt-2 h-[min(27rem,55dvh)] overflow-y-auto overscroll-contain"
			>
				{found.map((command, index) => (
					<Option
						key={command.id}
						id={idOf(index)}
						command={command}
						heading={beginsGroup(found, index) && query === "" ? texts.groups[command.group] : undefined}
						isMarked={index === marked}
						onMark={() => setMarked(index)}
						onChoose={() => perform(command)}
					/>
				))}
			</div>
		</>
	);
}

function beginsGroup(commands: readonly Command[], index: number): boolean {
	return commands[index]?.group !== commands[index - 1]?.group;
}

type SearchProps = {
	listId: string;
	markedId: string | undefined;
	query: string;
	onType: (text: string) => void;
	onKeyDown: (event: KeyboardEvent) => void;
};

function SearchField({ listId, markedId, query, onType, onKeyDown }: SearchProps) {
	const { search } = useWork().words.layout.commands;
	return (
		<label className="flex items-center gap-2 rounded-control border border-line-strong px-3 focus-within:outline-2 focus-within:outline-seal">
			<Search size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
			<input
				role="combobox"
				aria-label={search}
				aria-expanded="true"
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={markedId}
				placeholder={search}
				autoComplete="off"
				spellCheck={false}
				value={query}
				onChange={({ target }) => onType(target.value)}
				onKeyDown={onKeyDown}
				className="h-11 min-w-0 flex-1 bg-transparent outline-none max-md:text-read"
			/>
		</label>
	);
}

type OptionProps = {
	id: string;
	command: Command;
	/** What the group is called that begins here. */
	heading: string | undefined;
	isMarked: boolean;
	onMark: () => void;
	onChoose: () => void;
};

function Option({ id, command: { icon: Icon, ...command }, heading, isMarked, onMark, onChoose }: OptionProps) {
	const isMac = useIsMac();
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isMarked) ref.current?.scrollIntoView({ block: "nearest" });
	}, [isMarked]);
	return (
		<>
			{heading ? (
				<p aria-hidden="true" className="px-3 pt-3 pb-1 text-ink-soft text-xs">
					{heading}
				</p>
			) : null}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the text field */}
			{/* biome-ignore lint/a11y/useFocusableInteractive: the text field has the keyboard and marks one */}
			<div
				ref={ref}
				id={id}
				role="option"
				aria-selected={isMarked}
				aria-disabled={!command.isPossible || undefined}
				onPointerMove={onMark}
				onClick={onChoose}
				className={cx(
					"flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 pointer-coarse:min-h-11",
					isMarked && "bg-sunken",
					!command.isPossible && "cursor-default text-ink-soft",
				)}
			>
				<Icon size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
				<span className="min-w-0 flex-1 truncate" dir="auto">
					{command.name}
				</span>
				{command.keys ? (
					<kbd className="shrink-0 font-sans text-ink-soft text-xs pointer-coarse:hidden">
						{shownKeys(command.keys, isMac)}
					</kbd>
				) : null}
			</div>
		</>
	);
}
