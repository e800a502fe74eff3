"use client";

import type { ReactNode } from "react";
import { format } from "#lib/i18n/message.ts";
import { shownKeys } from "../actions/shortcut-keys.ts";
import { nameOfFirst } from "../recipients/recipient-names.ts";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import { activeRecipient } from "../verbs/active-recipient.ts";
import { toolName, typeOfTool } from "../verbs/place-field.ts";
import { useShell, useWork } from "../work/work-context.tsx";
import { useIsMac } from "./use-is-mac.ts";

/** What a chosen tool waits for, and which keys change what is being drawn. Phones say it below the pages. */
export function DeskHints() {
	const { hints } = useWork().words.layout;
	const isMac = useIsMac();
	const keys = { mod: shownKeys("mod", isMac), alt: shownKeys("alt", isMac), shift: shownKeys("shift", isMac) };
	return (
		<>
			<ToolHint />
			{/* Shown by the gesture itself: nothing is rendered while one goes on. */}
			<div aria-hidden="true" className="desk-hints desk-hints-move desk-float">
				<Hint keys="Esc">{hints.putBack}</Hint>
				<Hint keys={keys.mod}>{hints.free}</Hint>
				<Hint keys={keys.shift}>{hints.straight}</Hint>
				<Hint keys={keys.alt}>{hints.copy}</Hint>
			</div>
		</>
	);
}

function ToolHint() {
	const work = useWork();
	const { paper, layout } = work.words;
	const type = typeOfTool(useDeskView(({ tool }) => tool));
	useDeskView(({ recipientId }) => recipientId);
	const isPlacing = useShell(({ placing }) => placing !== null);
	const name = useDesk(() => activeRecipient(work)?.name ?? nameOfFirst(work.words));
	// The region is there before it has words, so that they are read out.
	return (
		<div
			role="status"
			className="desk-hints desk-hints-tool desk-float"
			data-shown={type && !isPlacing ? "" : undefined}
		>
			{type && !isPlacing ? (
				<>
					<span className="truncate">{format(paper.tools.placing, { field: toolName(work, type), name })}</span>
					<Hint keys="↵">{layout.hints.arrows}</Hint>
					<Hint keys="Esc">{layout.hints.stop}</Hint>
				</>
			) : null}
		</div>
	);
}

function Hint({ keys, children }: { keys: string; children: ReactNode }) {
	return (
		<span className="flex shrink-0 items-center gap-2 text-ink-soft">
			<kbd className="rounded border border-line bg-sunken px-1.5 font-sans text-xs leading-5">{keys}</kbd>
			{children}
		</span>
	);
}
