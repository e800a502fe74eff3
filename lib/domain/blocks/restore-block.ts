import { countBlocks, updateBlock } from "#lib/db/stores/blocks.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordBlockEvent } from "./record-block-event.ts";
import { requireBlock } from "./require-block.ts";
import { requireFreeName, requireRoomForBlock } from "./rules.ts";

/**
 * Restores a block that was deleted.
 *
 * @throws AppError NotFound; Forbidden; ValidationError when its creator has given another block its
 *   name since, or the account has as many blocks as it may have
 */
export const restoreBlock = defineVerb(
	{ permission: "blocks.change" },
	async (context: GrantedContext, { id }: { id: string }): Promise<void> => {
		await inTransaction(async (tx) => {
			const { block, account } = await requireBlock(tx, context, id);
			if (!block.deletedAt) return;
			await requireFreeName(tx, account, block);
			requireRoomForBlock(await countBlocks(tx, account));
			await updateBlock(tx, block, { deletedAt: null });
			await recordBlockEvent(tx, context, "BlockRestored", block);
		});
	},
);
