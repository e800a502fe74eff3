"use client";

import { type LucideIcon, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../cx.ts";
import { Spinner } from "../spinner.tsx";

/** Something that can be chosen from a list of commands. */
export type ListedCommand = {
	id: string;
	name: string;
	icon: LucideIcon;
	isPossible: boolean;
	/** What is said beside the name. */
	about?: string | undefined;
	/** Its keys, as the keyboard names them. */
	keys?: string | undefined;
	/** What the group is called that begins with it. */
	heading?: string | undefined;
};

type Props<C extends ListedCommand> = {
	label: string;
	searchLabel: string;
	query: string;
	onType: (text: string) => void;
	commands: readonly C[];
	marked: number;
	onMark: (index: number) => void;
	onChoose: (command: C) => void;
	/** Said aloud, and shown where there are none. */
	status: string;
	/** What is listed may not be about the query yet: Enter alone waits for what is. */
	isPending?: boolean;
	/** What went wrong, and a way on: above the list. */
	trouble?: ReactNode;
	/** The list is part of a form: only as high as it needs to be, and gone while it is empty. */
	isShort?: boolean;
	/** Further keys, such as one that goes deeper; true: it was one. */
	onKey?: (event: KeyboardEvent<HTMLInputElement>, command: C | undefined) => boolean;
};

/** What the arrows and the page keys do in the list: where the mark comes to stand. */
const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
	ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
	ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
	PageDown: (at, last) => Math.min(last, at + 8),
	PageUp: (at) => Math.max(0, at - 8),
};

/** A text field and what is found by it: the field keeps the keyboard, the list below is marked and chosen from. */
export function CommandList<C extends ListedCommand>(props: Props<C>) {
	const { label, searchLabel, query, onType, commands, marked, onMark, onChoose, status } = props;
	const { isPending, trouble, isShort, onKey } = props;
	const listId = useId();
	const idOf = (index: number) => `${listId}-${index}`;
	const choose = (command: C | undefined) => command?.isPossible && onChoose(command);
	const [isWaiting, enter, leave] = useEnter(isPending === true, () => choose(commands[marked]));
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.nativeEvent.isComposing) return;
		const move = MOVES[event.key];
		if (!move && event.key !== "Enter") {
			if (onKey?.(event, commands[marked])) event.preventDefault();
			return;
		}
		event.preventDefault();
		if (!move) return enter(marked > 0);
		leave();
		onMark(move(marked, commands.length - 1));
	};
	const type = (text: string) => {
		leave();
		onType(text);
	};
	return (
		<>
			<SearchField
				{...{ listId, query, onKeyDown, searchLabel, isWaiting }}
				onType={type}
				markedId={commands.length > 0 ? idOf(marked) : undefined}
			/>
			<p role="status" className={commands.length > 0 || status === "" ? "sr-only" : "px-1 py-4 text-ink-soft"}>
				{status}
			</p>
			{trouble}
			<div
				role="listbox"
				id={listId}
				aria-label={label}
				className={cx(
					"overflow-y-auto overscroll-contain",
					isShort ? "max-h-52 not-empty:mt-2" : "-mx-2 mt-2 h-[min(27rem,55dvh)]",
				)}
			>
				{commands.map((command, index) => (
					<Option
						key={command.id}
						id={idOf(index)}
						command={command}
						isMarked={index === marked}
						onMark={() => onMark(index)}
						onChoose={() => choose(command)}
					/>
				))}
			</div>
		</>
	);
}

/**
 * What Enter does, at once or when there is what it is meant for. Whoever has gone down the list sees what they choose.
 *
 * @returns whether it waits, what to call when it is pressed, and what to call when something else was done since
 */
function useEnter(isPending: boolean, choose: () => void) {
	const [isWaiting, setWaiting] = useState(false);
	const latest = useRef(choose);
	latest.current = choose;
	useEffect(() => {
		if (isPending || !isWaiting) return;
		setWaiting(false);
		latest.current();
	}, [isPending, isWaiting]);
	const enter = (isSeen: boolean) => {
		if (isPending && !isSeen) setWaiting(true);
		else choose();
	};
	return [isWaiting, enter, () => setWaiting(false)] as const;
}

type SearchProps = {
	listId: string;
	markedId: string | undefined;
	searchLabel: string;
	isWaiting: boolean;
	query: string;
	onType: (text: string) => void;
	onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

function SearchField({ listId, markedId, searchLabel, isWaiting, query, onType, onKeyDown }: SearchProps) {
	return (
		<label className="flex items-center gap-2 rounded-control border border-line-strong px-3 focus-within:outline-2 focus-within:outline-seal">
			<span className="shrink-0 text-ink-soft">
				{isWaiting ? <Spinner size={18} /> : <Search size={18} aria-hidden="true" />}
			</span>
			<input
				role="combobox"
				aria-label={searchLabel}
				aria-expanded="true"
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={markedId}
				placeholder={searchLabel}
				autoComplete="off"
				spellCheck={false}
				maxLength={200}
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
	command: ListedCommand;
	isMarked: boolean;
	onMark: () => void;
	onChoose: () => void;
};

function Option({ id, command: { icon: Icon, ...command }, isMarked, onMark, onChoose }: OptionProps) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isMarked) ref.current?.scrollIntoView({ block: "nearest" });
	}, [isMarked]);
	return (
		<>
			{command.heading ? (
				<p aria-hidden="true" className="px-3 pt-3 pb-1 text-ink-soft text-xs">
					{command.heading}
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
				{command.about ? (
					<span className="max-w-[45%] shrink-0 truncate text-ink-soft text-sm" dir="auto">
						{command.about}
					</span>
				) : null}
				{command.keys ? (
					<kbd className="shrink-0 font-sans text-ink-soft text-xs pointer-coarse:hidden">{command.keys}</kbd>
				) : null}
			</div>
		</>
	);
}
