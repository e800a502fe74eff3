import { listBlockRows } from "#lib/db/stores/blocks.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { BlockEntry } from "#lib/draft/block.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { decide } from "#lib/policy/grants.ts";

/** The caller’s own blocks and the shared ones by name, and which of them the caller can change. */
export const listBlocks = defineVerb(
	{ permission: "blocks.read" },
	async ({ principal }: GrantedContext): Promise<BlockEntry[]> => {
		const change = decide(principal, "blocks.change");
		const changesAll = change.isGranted && change.reach === "account";
		return (await listBlockRows(principal)).map(({ id, name, isShared, createdById, fields }) => ({
			...{ id, name, isShared, fields },
			mayChange: changesAll || createdById === principal.userId,
		}));
	},
);
