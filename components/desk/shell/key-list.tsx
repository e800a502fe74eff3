"use client";

import { Dialog } from "#components/ui/dialog.tsx";
import type { FieldType } from "#lib/fields/types.ts";
import type { Action } from "../actions/action.ts";
import { EDITING } from "../actions/edit-actions.ts";
import { shownKeys } from "../actions/keys.ts";
import { LOOKING } from "../actions/look-actions.ts";
import { TOOL_KEYS } from "../fields/tools.ts";
import { useShell, useWork } from "../work/work-context.tsx";
import { useIsMac } from "./use-is-mac.ts";

/** All keys of the desk, from where they are defined. */
export function KeyList() {
	const { shell, words } = useWork();
	const isMac = useIsMac();
	const isOpen = useShell(({ areKeysOpen }) => areKeysOpen);
	const { keys, sides } = words.layout;
	const ofActions = (actions: readonly Action[]) =>
		actions.flatMap(({ id, keys: [first] }): [string, string][] =>
			first ? [[words.paper.actions[id], shownKeys(first, isMac)]] : [],
		);
	const ofTools = Object.entries(TOOL_KEYS).map(([type, key]): [string, string] => [
		words.paper.types[type as FieldType],
		key.toUpperCase(),
	]);
	return (
		<Dialog
			title={keys.title}
			isOpen={isOpen}
			onClose={() => shell.set({ areKeysOpen: false })}
			closeLabel={sides.close}
			look="wide"
		>
			<div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
				<KeyGroup
					title={keys.tools}
					entries={[...ofTools, [keys.recipients, "1 – 9"], [keys.placing, shownKeys("enter", isMac)]]}
				/>
				<KeyGroup title={keys.look} entries={ofActions(LOOKING)} />
				<KeyGroup
					title={keys.edit}
					entries={[
						...ofActions(EDITING),
						[keys.arrows, "← ↑ → ↓"],
						[keys.resizing, "Alt+← ↑ → ↓"],
						[keys.escape, shownKeys("escape", isMac)],
					]}
				/>
			</div>
		</Dialog>
	);
}

function KeyGroup({ title, entries }: { title: string; entries: readonly (readonly [string, string])[] }) {
	return (
		<section>
			<h3 className="mb-1 font-semibold">{title}</h3>
			<dl>
				{entries.map(([name, keys]) => (
					<div key={name} className="flex items-center justify-between gap-4 border-line border-b py-1.5 last:border-0">
						<dt>{name}</dt>
						<dd>
							<kbd className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans text-ink-soft text-xs">
								{keys}
							</kbd>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
