import { z } from "zod";
import { changeBlock } from "#lib/domain/blocks/change-block.ts";
import { deleteBlock } from "#lib/domain/blocks/delete-block.ts";
import { restoreBlock } from "#lib/domain/blocks/restore-block.ts";
import { blockChangeSchema } from "#lib/draft/block-schema.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

/** A change of name or sharing, or whether it is deleted. */
const change = z.union([z.strictObject({ isDeleted: z.boolean() }), blockChangeSchema]);

export const POST = defineDeskCall<typeof change, { blockId: string }>(
	change,
	async (context, { blockId: id }, given) => {
		if (!("isDeleted" in given)) await changeBlock(context, { id, change: given });
		else if (given.isDeleted) await deleteBlock(context, { id });
		else await restoreBlock(context, { id });
		return {};
	},
);
