import type { BlockEntry } from "#lib/draft/block.ts";
import type { BlockChange } from "#lib/draft/block-schema.ts";

const PATH = "/documents/desk/blocks";

type Answer<T> =
	| { ok: true; value: T }
	| {
			ok: false;
			message: string;
			/** It’s the name that is wrong. */
			isOfName: boolean;
	  };

/** The blocks that the sender can insert. @param unreachable what is said without a connection */
export function loadBlocks(unreachable: string): Promise<Answer<{ blocks: BlockEntry[] }>> {
	return ask(PATH, undefined, unreachable);
}

export function createBlock(
	block: Pick<BlockEntry, "name" | "isShared" | "fields">,
	unreachable: string,
): Promise<Answer<{ id: string }>> {
	return ask(PATH, block, unreachable);
}

/** Renames, shares, deletes or restores a block. */
export function changeBlock(
	id: string,
	change: BlockChange | { isDeleted: boolean },
	unreachable: string,
): Promise<Answer<object>> {
	return ask(`${PATH}/${id}`, change, unreachable);
}

async function ask<T>(path: string, body: object | undefined, unreachable: string): Promise<Answer<T>> {
	try {
		const posted = {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(body),
		};
		const response = await fetch(path, body ? posted : undefined);
		const answer = await response.json();
		return response.ok
			? { ok: true, value: answer }
			: { ok: false, message: answer.error, isOfName: answer.errors?.Name !== undefined };
	} catch {
		return { ok: false, message: unreachable, isOfName: false };
	}
}
