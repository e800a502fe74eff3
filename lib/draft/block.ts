import type { DraftField } from "./draft-state.ts";

export const BLOCK_LIMITS = {
	blocksPerAccount: 200,
	fields: 100,
	name: 100,
	/** Characters of JSON; more is a field with a large image. */
	length: 200_000,
} as const;

/** Points of 1/72 inch in a pixel of 96 dpi. */
export const POINTS_PER_PIXEL = 0.75;

/** What depends on the document that a field was in, or on the template. */
export const OF_DOCUMENT = [
	"recipientId",
	"fileId",
	"page",
	"order",
	"foundAs",
	"mayChange",
	"mayRemove",
	"needsValue",
] as const satisfies (keyof DraftField)[];

/** A field of a block. Its bounds are in points, from the top left of the block. */
export type BlockField = Omit<DraftField, (typeof OF_DOCUMENT)[number]>;

/** A block as senders choose from. */
export type BlockEntry = {
	id: string;
	name: string;
	/** Everyone in the account can insert it; otherwise only its creator. */
	isShared: boolean;
	mayChange: boolean;
	fields: BlockField[];
};

/** A field without what depends on its document. */
export function blockFieldOf(field: DraftField): BlockField {
	const rest: Partial<DraftField> = { ...field };
	for (const name of OF_DOCUMENT) delete rest[name];
	return rest as BlockField;
}
