"use client";

import { Pencil, Trash2, Users } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#components/ui/button.tsx";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { BLOCK_LIMITS, type BlockEntry } from "#lib/draft/block.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { useWork } from "../work/work-context.tsx";
import type { Blocks } from "./use-blocks.ts";

type Props = { block: BlockEntry; change: Blocks["change"]; onInsert: () => void };

/** A block: what is in it, and what can be done with it. */
export function BlockRow({ block, change, onInsert }: Props) {
	const { words } = useWork();
	const [isRenaming, setIsRenaming] = useState(false);
	const actions = useRef<HTMLDivElement>(null);

	function endRenaming() {
		// Hidden buttons take no focus.
		flushSync(() => setIsRenaming(false));
		actions.current?.querySelector("button")?.focus();
	}

	return (
		<li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-3 py-2.5 last:border-b-0">
			{isRenaming ? (
				<NameForm {...{ block, change }} onEnd={endRenaming} />
			) : (
				<div className="min-w-40 flex-1 wrap-anywhere">
					<div className="font-medium">
						<bdi>{block.name}</bdi>
					</div>
					<BlockFacts block={block} />
				</div>
			)}
			<div ref={actions} hidden={isRenaming} className="flex shrink-0 items-center gap-1 max-sm:ml-auto">
				{block.mayChange ? <Changes {...{ block, change }} onRename={() => setIsRenaming(true)} /> : null}
				<Button size="sm" aria-label={format(words.blocks.insertOf, { name: isolate(block.name) })} onClick={onInsert}>
					{words.blocks.insert}
				</Button>
			</div>
		</li>
	);
}

/** Renaming, sharing and deleting, for who may. */
function Changes({ block, change, onRename }: Pick<Props, "block" | "change"> & { onRename: () => void }) {
	const { blocks: words } = useWork().words;
	const { isShared } = block;
	const name = isolate(block.name);
	return (
		<>
			<Button
				size="sm"
				variant="ghost"
				icon={<Pencil size={16} aria-hidden="true" />}
				aria-label={format(words.renameOf, { name })}
				title={words.rename}
				onClick={onRename}
			/>
			<Button
				size="sm"
				variant="ghost"
				className={isShared ? "bg-seal-soft text-seal" : ""}
				icon={<Users size={16} aria-hidden="true" />}
				aria-label={format(words.shareOf, { name })}
				title={isShared ? words.unshare : words.share}
				aria-pressed={isShared}
				onClick={() => void change(block, { isShared: !isShared })}
			/>
			<Button
				size="sm"
				variant="ghost"
				icon={<Trash2 size={16} aria-hidden="true" />}
				aria-label={format(words.deleteOf, { name })}
				title={words.delete}
				onClick={({ currentTarget }) => {
					const next = nextButton(currentTarget);
					void change(block, "delete").then((isDone) => isDone && next?.focus());
				}}
			/>
		</>
	);
}

/** Where the keyboard goes on when a row is gone: at the next one, else at the one before, else at the way out. */
function nextButton(button: HTMLElement): HTMLElement | null {
	const row = button.closest("li");
	const beside = row?.nextElementSibling ?? row?.previousElementSibling;
	return (beside ?? button.closest("dialog"))?.querySelector("button") ?? null;
}

/** How many fields of which types, and who sees it. */
function BlockFacts({ block: { fields, isShared } }: { block: BlockEntry }) {
	const { words, types } = useWork();
	const { listSeparator } = useWords("common");
	const names = [...new Set(fields.map(({ type }) => types[type]))].join(listSeparator);
	return (
		<div className="text-ink-soft text-sm">
			{format(words.blocks.fields, { count: fields.length, names })}
			{isShared ? ` · ${words.blocks.isShared}` : null}
		</div>
	);
}

function NameForm({ block, change, onEnd }: Pick<Props, "block" | "change"> & { onEnd: () => void }) {
	const { words } = useWork();

	async function rename(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
		if (name === "" || name === block.name || (await change(block, { name }))) onEnd();
	}

	return (
		<form onSubmit={(event) => void rename(event)} className="flex flex-1 flex-wrap items-center justify-end gap-1">
			<input
				name="name"
				dir="auto"
				aria-label={words.blocks.name}
				autoComplete="off"
				maxLength={BLOCK_LIMITS.name}
				defaultValue={block.name}
				// biome-ignore lint/a11y/noAutofocus: it was asked for
				autoFocus
				onKeyDown={(event) => {
					if (event.key !== "Escape") return;
					event.preventDefault();
					onEnd();
				}}
				className={`${CONTROL_CLASS} h-9 min-w-0 flex-1 max-md:h-11 max-sm:basis-full`}
			/>
			<Button type="submit" size="sm">
				{words.blocks.confirm}
			</Button>
			<Button variant="ghost" size="sm" onClick={onEnd}>
				{words.blocks.cancel}
			</Button>
		</form>
	);
}
