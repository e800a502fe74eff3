import { updateBlock } from "#lib/db/stores/blocks.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordBlockEvent } from "./record-block-event.ts";
import { requireBlock } from "./require-block.ts";

/**
 * Deletes a block; it can be restored for a day. Fields inserted from it stay.
 *
 * @throws AppError NotFound; Forbidden
 */
export const deleteBlock = defineVerb(
	{ permission: "blocks.change" },
	async (context: GrantedContext, { id }: { id: string }): Promise<void> => {
		await inTransaction(async (tx) => {
			const { block } = await requireBlock(tx, context, id);
			if (block.deletedAt) return;
			await updateBlock(tx, block, { deletedAt: context.now() });
			await recordBlockEvent(tx, context, "BlockDeleted", block);
		});
	},
);
