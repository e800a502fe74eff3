import { randomUUID } from "node:crypto";
import { countBlocks, insertBlock } from "#lib/db/stores/blocks.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import type { NewBlock } from "#lib/draft/block-schema.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordBlockEvent } from "./record-block-event.ts";
import { lockBlocks } from "./require-block.ts";
import { blockName, requireBlockSize, requireFreeName, requireRoomForBlock } from "./rules.ts";

/**
 * Saves fields as a block of the caller, to insert again.
 *
 * @returns its id
 * @throws AppError ValidationError for a name the caller has given another block, or a name, fields or a number of blocks beyond the limits
 */
export const createBlock = defineVerb(
	{ permission: "blocks.change" },
	async (context: GrantedContext, { name: given, isShared, fields }: NewBlock): Promise<{ id: string }> => {
		const name = blockName(given);
		requireBlockSize(fields);
		const [id, now] = [randomUUID(), context.now()];
		await inTransaction(async (tx) => {
			const account = await lockBlocks(tx, context);
			const createdById = context.principal.userId;
			await requireFreeName(tx, account, { createdById, name });
			requireRoomForBlock(await countBlocks(tx, account));
			await insertBlock(tx, account, {
				...{ id, createdById, name, isShared, fields },
				createdAt: now,
				modifiedAt: now,
			});
			await recordBlockEvent(tx, context, "BlockCreated", { id, name, isShared });
		});
		return { id };
	},
);
