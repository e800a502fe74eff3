"use client";

import { usePathname } from "next/navigation";
import { type KeyboardEvent, useMemo, useState } from "react";
import { findCommands } from "#components/editor/actions/find-commands.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { CommandList } from "#components/ui/lists/command-list.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { nearQuery } from "#lib/i18n/near-words.ts";
import {
	actionCommands,
	allCommand,
	commandsOfDocument,
	commandsOfOpened,
	documentCommands,
	type Effect,
	nearCommands,
	ownOf,
	type PaletteCommand,
	personCommands,
	settingsCommands,
	templateCommands,
	withHeadings,
} from "./palette-commands.ts";
import type { FoundDocument, PaletteFacts } from "./palette-facts.ts";
import { useFound } from "./use-found.ts";

type Props = {
	facts: PaletteFacts;
	/** Called with what was chosen; the palette is to be closed, or stays with `back`. */
	onChoose: (effect: Effect) => void;
	onClose: () => void;
};

/** So many of each kind are shown. */
const SHOWN = 4;

/** Documents, people, settings and every action, found by typing; behind a document lies what can be done with it. */
export function WorkplacePalette({ facts, onChoose, onClose }: Props) {
	const words = useWords("palette");
	const { close } = useWords("common");
	const [query, setQuery] = useState("");
	const [marked, setMarked] = useState(0);
	const [inside, setInside] = useState<FoundDocument | null>(null);
	const { commands, hasFailed, again, isPending, status } = useCommands(facts, query, inside);

	function go(to: FoundDocument | null) {
		setInside(to);
		setMarked(0);
		setQuery("");
	}

	function choose({ effect }: PaletteCommand) {
		if ("act" in effect && effect.act === "back") go(null);
		else if ("act" in effect && effect.act === "search") {
			setQuery(effect.query);
			setMarked(0);
		} else onChoose(effect);
	}

	function onKey(event: KeyboardEvent<HTMLInputElement>, command: PaletteCommand | undefined): boolean {
		const { selectionStart, value } = event.currentTarget;
		if (event.key === "ArrowRight" && command?.document && selectionStart === value.length) {
			go(command.document);
			return true;
		}
		if (inside && value === "" && (event.key === "ArrowLeft" || event.key === "Backspace")) {
			go(null);
			return true;
		}
		return false;
	}

	return (
		<Dialog title={words.title} isOpen onClose={inside ? () => go(null) : onClose} closeLabel={close}>
			<CommandList
				label={words.title}
				searchLabel={inside ? format(words.groups.of, { title: inside.title || words.untitled }) : words.search}
				query={query}
				onType={(text) => {
					setQuery(text);
					setMarked(0);
				}}
				commands={commands}
				marked={Math.min(marked, Math.max(0, commands.length - 1))}
				onMark={setMarked}
				onChoose={choose}
				onKey={onKey}
				status={status}
				isPending={isPending}
				trouble={hasFailed ? <NotSearched onAgain={again} /> : null}
			/>
			<Hints hasInto={commands[marked]?.document !== undefined} />
		</Dialog>
	);
}

/** Documents could not be searched; the keyboard goes back to the text field. */
function NotSearched({ onAgain }: { onAgain: () => void }) {
	const { failed } = useWords("palette");
	const { again } = useWords("common").failed;
	return (
		<div role="alert" className="mt-2 flex items-center justify-between gap-3 text-bad">
			<p>{failed}</p>
			<Button
				size="sm"
				className="shrink-0"
				onClick={({ currentTarget }) => {
					currentTarget.closest("dialog")?.querySelector("input")?.focus();
					onAgain();
				}}
			>
				{again}
			</Button>
		</div>
	);
}

/** What the keys do, for who has some. */
function Hints({ hasInto }: { hasInto: boolean }) {
	const { sheet } = useWords("palette");
	return (
		<p
			aria-hidden="true"
			className="-mx-2 mt-2 flex gap-5 border-line border-t px-2 pt-3 text-ink-soft text-xs pointer-coarse:hidden"
		>
			<span>↑ ↓ {sheet.move}</span>
			<span>↵ {sheet.choose}</span>
			{hasInto ? <span>→ {sheet.into}</span> : null}
		</p>
	);
}

/** What the palette lists now: of one document, or of everything that fits. */
function useCommands(facts: PaletteFacts, query: string, inside: FoundDocument | null) {
	const words = useWords("palette");
	const locale = useWordsLocale();
	const path = usePathname();
	const { found, isNew, hasFailed, again } = useFound(inside ? "" : query.trim());
	const { opened, isOpenedNew } = useOpened(path);
	const commands = useMemo(() => {
		if (inside) return findCommands(commandsOfDocument(words, inside), query);
		const text = query.trim();
		const [mayDo, rooms] = [actionCommands(words, facts), settingsCommands(words, facts)];
		const own = opened ? commandsOfOpened(words, opened) : [];
		const documents = documentCommands(words, found?.documents ?? []);
		const people = personCommands(found?.people ?? []);
		const headed = (listed: PaletteCommand[]) => withHeadings(words, { isRecent: text === "", opened }, listed);
		if (text === "") {
			const { page, others } = ownOf(mayDo, path);
			return headed([...own, ...page, ...documents, ...others, ...rooms]);
		}
		const fitting = (some: PaletteCommand[]) => findCommands(some, text).slice(0, SHOWN);
		// What is named is begun by Enter alone; what only holds the text comes later.
		const isNamed = ({ name }: PaletteCommand) => name.toLowerCase().includes(text.toLowerCase());
		const templates = templateCommands(found?.templates ?? []);
		const named = templates.filter(isNamed);
		const others = templates.filter((one) => !isNamed(one));
		const all = documents.length > 0 ? [allCommand(words, text, found?.count ?? 0)] : [];
		const listed = headed([
			...[...named, ...documents, ...all, ...others],
			...[...fitting(own), ...fitting(mayDo), ...people, ...fitting(rooms)],
		]);
		if (listed.length > 0 || !isNew) return listed;
		const known = [...mayDo, ...own, ...rooms].flatMap(({ name, also }) => [name.toLowerCase(), also.toLowerCase()]);
		// A word of a document may be as near as one of an action.
		const nears = new Set(
			[found?.near, nearQuery(text.toLowerCase(), known)].filter((near) => typeof near === "string"),
		);
		return nearCommands(words, text, [...nears]);
	}, [facts, query, inside, opened, path, found, isNew, words, locale]);
	// What could not be looked for is not said to be missing.
	const none = isNew && !hasFailed ? format(words.none, { query }) : "";
	const [only] = commands;
	const count = format(words.found, { count: commands.length });
	const status = !only ? none : "act" in only.effect && only.effect.act === "search" ? `${none} ${only.name}` : count;
	return { commands, hasFailed, again, isPending: !inside && !(isNew && isOpenedNew), status };
}

const DOCUMENT_PAGE = /^\/documents\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The document on whose own page the palette is; null: on another page, or nobody has answered yet. */
function useOpened(path: string): { opened: FoundDocument | null; isOpenedNew: boolean } {
	const id = DOCUMENT_PAGE.exec(path)?.[1] ?? null;
	// By its id a document is found like by any other word.
	const { found, isNew } = useFound(id);
	return { opened: found?.documents.find((document) => document.id === id) ?? null, isOpenedNew: isNew };
}
