"use client";

import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { type KeyEntry, KeyGroup } from "#components/ui/key-group.tsx";
import type { FieldType } from "#lib/fields/field-types.ts";
import { ACTION_GROUPS, isOfDesk } from "../actions/actions.ts";
import { shownKeys } from "../actions/shortcut-keys.ts";
import { TOOL_KEYS } from "../fields/tools.ts";
import { useShell, useWork } from "../work/work-context.tsx";
import { useIsMac } from "./use-is-mac.ts";

/** All keys of the desk, from where they are defined. */
export function KeyList() {
	const work = useWork();
	const { shell, words } = work;
	const isMac = useIsMac();
	const isOpen = useShell(({ dialog }) => dialog === "keys");
	if (!isOpen) return null;
	const { keys, sides, commands } = words.layout;
	const shown = (name: string) => shownKeys(name, isMac);
	const tools = Object.entries(TOOL_KEYS).map(
		([type, key]): KeyEntry => [work.types[type as FieldType], key.toUpperCase()],
	);
	const further: Partial<Record<(typeof ACTION_GROUPS)[number]["group"], readonly KeyEntry[]>> = {
		field: [
			[keys.arrows, "← ↑ → ↓"],
			[keys.resizing, `${shown("alt")}+← ↑ → ↓`],
			[keys.open, shown("enter")],
		],
		select: [
			[keys.twice, shown("mod+a")],
			[keys.hold, shown("shift+enter")],
		],
	};
	const groups = ACTION_GROUPS.map(({ group, actions }) => ({
		title: commands.groups[group],
		entries: [
			...actions
				.filter((action) => isOfDesk(action, work))
				.flatMap(({ id, keys: [first] }): KeyEntry[] => (first ? [[words.paper.actions[id], shown(first)]] : [])),
			...(further[group] ?? []),
		],
	}));
	return (
		<Dialog title={keys.title} isOpen onClose={() => shell.set({ dialog: null })} closeLabel={sides.close} look="wide">
			{/* biome-ignore lint/a11y/useSemanticElements: a list of keys is no part of a form */}
			<div
				role="group"
				aria-label={keys.title}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
				tabIndex={0}
				className="gap-x-10 rounded-control sm:columns-2"
			>
				<KeyGroup title={keys.tools} entries={[...tools, [keys.recipients, "1 – 9"], [keys.placing, shown("enter")]]} />
				{groups.map(({ title, entries }) =>
					entries.length > 0 ? <KeyGroup key={title} title={title} entries={entries} /> : null,
				)}
			</div>
		</Dialog>
	);
}
