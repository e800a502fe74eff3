import { createBlock } from "#lib/domain/blocks/create-block.ts";
import { listBlocks } from "#lib/domain/blocks/list-blocks.ts";
import { newBlockSchema } from "#lib/draft/block-schema.ts";
import { defineDeskCall, defineDeskQuery } from "#lib/http/pages/define-editor-route.ts";

export const GET = defineDeskQuery(async (context) => ({ blocks: await listBlocks(context) }));

/** Selected fields are saved as a block. */
export const POST = defineDeskCall(newBlockSchema, async (context, _, block) => createBlock(context, block));
