"use client";

import { actionOf } from "../actions/actions.ts";
import { useDesk } from "../state/use-editor.ts";
import { useWork } from "../work/work-context.tsx";

/** The way to the blocks, below the fields to place. */
export function BlocksTool() {
	const { Icon, name, ...button } = useBlocks();
	return (
		<button
			{...button}
			title={name}
			className="-mx-1.5 flex h-8 min-w-0 items-center gap-1.5 rounded-control border-line px-1.5 text-start text-[13px] enabled:hover:bg-sunken disabled:text-ink-soft"
		>
			<Icon size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
			<span className="desk-tool-name truncate">{name}</span>
		</button>
	);
}

/** The same at the end of a phone’s row of tools. */
export function PhoneBlocksTool() {
	const { Icon, name, ...button } = useBlocks();
	return (
		<button
			{...button}
			className="inline-flex h-11 shrink-0 items-center gap-2 rounded-full border border-line px-4 disabled:text-ink-soft"
		>
			<Icon size={18} aria-hidden="true" className="text-ink-soft" />
			{name}
		</button>
	);
}

function useBlocks() {
	const work = useWork();
	const { icon: Icon, isPossible, perform } = actionOf("insertBlock");
	const canInsert = useDesk(() => isPossible(work));
	const name = work.words.blocks.title;
	return { Icon, name, type: "button" as const, disabled: !canInsert, onClick: () => perform(work) };
}
