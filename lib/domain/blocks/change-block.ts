import { updateBlock } from "#lib/db/stores/blocks.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { BlockChange } from "#lib/draft/block-schema.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordBlockEvent } from "./record-block-event.ts";
import { requireBlock } from "./require-block.ts";
import { blockName, requireFreeName } from "./rules.ts";

/**
 * Renames a block, shares it with the account or makes it private to its creator.
 *
 * @throws AppError NotFound; Forbidden; ValidationError for a name, also one that its creator has given another block
 */
export const changeBlock = defineVerb(
	{ permission: "blocks.change" },
	async (context: GrantedContext, { id, change }: { id: string; change: BlockChange }): Promise<void> => {
		await inTransaction(async (tx) => {
			const { block, account } = await requireBlock(tx, context, id);
			if (block.deletedAt) throw notFound("block");
			const name = change.name === undefined ? block.name : blockName(change.name);
			if (name !== block.name) await requireFreeName(tx, account, { ...block, name });
			const isShared = change.isShared ?? block.isShared;
			await updateBlock(tx, block, { name, isShared, modifiedAt: context.now() });
			// What was shared until now is named too.
			await recordBlockEvent(tx, context, "BlockEdited", { id, name, isShared: isShared || block.isShared });
		});
	},
);
