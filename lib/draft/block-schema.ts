import { z } from "zod";
import { BLOCK_LIMITS, type BlockField, OF_DOCUMENT } from "./block.ts";
import { draftFieldSchema } from "./draft-field-schema.ts";

type OfDocument = { [Name in (typeof OF_DOCUMENT)[number]]: true };

export const blockFieldSchema = draftFieldSchema.omit(
	Object.fromEntries(OF_DOCUMENT.map((name) => [name, true])) as OfDocument,
) satisfies z.ZodType<BlockField>;

/** A new block, as the editor sends it; how many fields it may have is said where it is stored. */
export const newBlockSchema = z.strictObject({
	name: z.string().max(10 * BLOCK_LIMITS.name),
	isShared: z.boolean(),
	fields: z.array(blockFieldSchema).max(10 * BLOCK_LIMITS.fields),
});
export type NewBlock = z.output<typeof newBlockSchema>;

/** What can be changed of a block. */
export const blockChangeSchema = newBlockSchema.omit({ fields: true }).partial();
export type BlockChange = z.output<typeof blockChangeSchema>;
