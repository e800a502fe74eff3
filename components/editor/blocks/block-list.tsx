"use client";

import { useState } from "react";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { BlockEntry } from "#lib/draft/block.ts";
import { useDeskView } from "../state/use-editor.ts";
import { activeRecipient, fieldRecipients } from "../verbs/active-recipient.ts";
import { insertBlock } from "../verbs/block-verbs.ts";
import { useWork } from "../work/work-context.tsx";
import { BlockRow } from "./block-row.tsx";
import { type Blocks, useBlocks } from "./use-blocks.ts";

/** The blocks there are: inserting one for a recipient, renaming, sharing and deleting them. */
export function BlockList({ onClose }: { onClose: () => void }) {
	const work = useWork();
	const words = work.words.blocks;
	const blocks = useBlocks();
	const insert = ({ fields }: BlockEntry) => {
		onClose();
		// The dialog gives the focus back first.
		requestAnimationFrame(() => void insertBlock(work, fields));
	};
	return (
		<Dialog
			title={words.title}
			description={words.about}
			isOpen
			onClose={onClose}
			closeLabel={work.words.layout.sides.close}
			look="wide"
		>
			<div className="flex flex-col gap-4">
				<ForWhom />
				<Listed blocks={blocks} onInsert={insert} />
			</div>
		</Dialog>
	);
}

/** Whose the fields become; who is the only one needs no choice. */
function ForWhom() {
	const work = useWork();
	useDeskView(({ recipientId }) => recipientId);
	const people = fieldRecipients(work);
	if (people.length < 2) return null;
	return (
		<ChoiceInput
			label={work.words.blocks.forWhom}
			value={activeRecipient(work)?.id ?? null}
			options={people.map(({ id, name }) => ({ value: id, label: name }))}
			onChoose={(recipientId) => work.view.set({ recipientId })}
		/>
	);
}

/** From so many on they are searched. */
const SEARCHED_FROM = 9;

function Listed({ blocks, onInsert }: { blocks: Blocks; onInsert: (block: BlockEntry) => void }) {
	const { words } = useWork();
	const [search, setSearch] = useState("");
	const { list, problem, load, change } = blocks;
	const wanted = search.trim().toLowerCase();
	const found = (list ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
	return (
		<>
			<div role="alert" className="empty:hidden">
				{problem ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
			{list === null && problem ? (
				<Button className="self-start" onClick={load}>
					{words.blocks.again}
				</Button>
			) : null}
			{list === null && !problem ? (
				<p role="status" className="flex items-center gap-2 text-ink-soft">
					<Spinner />
					{words.blocks.loading}
				</p>
			) : null}
			{list?.length === 0 ? <p className="text-pretty text-ink-soft text-read">{words.blocks.none}</p> : null}
			{list && list.length >= SEARCHED_FROM ? (
				<TextField
					label={words.blocks.search}
					type="search"
					autoComplete="off"
					value={search}
					onChange={({ target }) => setSearch(target.value)}
				/>
			) : null}
			{list && list.length > 0 && found.length === 0 ? (
				<p role="status" className="text-ink-soft">
					{words.blocks.notFound}
				</p>
			) : null}
			{found.length > 0 ? (
				<ul aria-label={words.blocks.title} className="rounded-control border border-line">
					{found.map((block) => (
						<BlockRow key={block.id} {...{ block, change }} onInsert={() => onInsert(block)} />
					))}
				</ul>
			) : null}
		</>
	);
}
