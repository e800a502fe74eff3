"use client";

import { useMemo, useState } from "react";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { CommandList } from "#components/ui/lists/command-list.tsx";
import { format } from "#lib/i18n/message.ts";
import { type Command, commandsOf } from "../actions/commands.ts";
import { findCommands } from "../actions/find-commands.ts";
import { shownKeys } from "../actions/shortcut-keys.ts";
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

function Commands() {
	const work = useWork();
	const texts = work.words.layout.commands;
	const isMac = useIsMac();
	const [query, setQuery] = useState("");
	const [marked, setMarked] = useState(0);
	// What can be done does not change while the list is open.
	const all = useMemo(() => commandsOf(work), [work]);
	const found = useMemo(() => findCommands(all, query), [all, query]);
	const perform = (command: Command) => {
		work.shell.set({ dialog: null });
		// The dialog gives the keyboard back first.
		requestAnimationFrame(() => command.perform());
	};
	const type = (text: string) => {
		setQuery(text);
		setMarked(0);
	};
	const counted = format(texts.found, { count: found.length });
	const shown = found.map((command, index) => ({
		...command,
		keys: command.keys && shownKeys(command.keys, isMac),
		heading: beginsGroup(found, index) && query === "" ? texts.groups[command.group] : undefined,
	}));
	return (
		<CommandList
			label={work.words.paper.actions.commands}
			searchLabel={texts.search}
			query={query}
			onType={type}
			commands={shown}
			marked={marked}
			onMark={setMarked}
			onChoose={perform}
			status={found.length > 0 ? counted : format(texts.none, { query })}
		/>
	);
}

function beginsGroup(commands: readonly Command[], index: number): boolean {
	return commands[index]?.group !== commands[index - 1]?.group;
}
