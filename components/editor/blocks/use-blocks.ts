"use client";

import { useCallback, useEffect, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { BlockEntry } from "#lib/draft/block.ts";
import { format } from "#lib/i18n/message.ts";
import { changeBlock, loadBlocks } from "./block-calls.ts";

type Change = Partial<Pick<BlockEntry, "name" | "isShared">> | "delete";

export type Blocks = {
	/** null: they are not there yet. */
	list: BlockEntry[] | null;
	problem: string | null;
	load(): void;
	/** @returns whether it was done */
	change(block: BlockEntry, change: Change): Promise<boolean>;
};

/** The sender’s blocks, and what changes them. */
export function useBlocks(): Blocks {
	const words = useWords("editor").blocks;
	const { unreachable } = useWords("common");
	const [list, setList] = useState<BlockEntry[] | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const load = useCallback(async () => {
		setProblem(null);
		const answer = await loadBlocks(unreachable);
		if (answer.ok) setList(answer.value.blocks);
		else setProblem(answer.message);
	}, [unreachable]);
	useEffect(() => void load(), [load]);

	async function send(id: string, change: Parameters<typeof changeBlock>[1]): Promise<boolean> {
		const answer = await changeBlock(id, change, unreachable);
		setProblem(answer.ok ? null : answer.message);
		return answer.ok;
	}

	async function change(block: BlockEntry, given: Change): Promise<boolean> {
		const isDone = await send(block.id, given === "delete" ? { isDeleted: true } : given);
		if (!isDone) return false;
		if (given !== "delete") {
			setList((all) => all?.map((one) => (one.id === block.id ? { ...one, ...given } : one)) ?? null);
			return true;
		}
		setList((all) => all?.filter(({ id }) => id !== block.id) ?? null);
		const undo = async () => {
			const answer = await changeBlock(block.id, { isDeleted: false }, unreachable);
			// The list may be closed by now.
			if (answer.ok) await load();
			else toast(answer.message, "bad");
		};
		toast(format(words.deleted, { name: block.name }), "good", { label: words.undo, act: () => void undo() });
		return true;
	}

	return { list, problem, load: () => void load(), change };
}
