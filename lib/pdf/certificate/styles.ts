import { INK_SOFT } from "./certificate-colours.ts";
import type { BlockStyle } from "./text-block.ts";

export const TITLE: BlockStyle = { sizePt: 24, leadingPt: 30, isBold: true };
export const HEADING: BlockStyle = { sizePt: 13, leadingPt: 18, isBold: true };
export const NAME: BlockStyle = { sizePt: 11, leadingPt: 15, isBold: true };
export const BODY: BlockStyle = { sizePt: 9.5, leadingPt: 13.5 };
export const LABEL: BlockStyle = { sizePt: 9.5, leadingPt: 13.5, color: INK_SOFT };
export const SMALL: BlockStyle = { sizePt: 8.5, leadingPt: 12 };
export const SMALL_SOFT: BlockStyle = { ...SMALL, color: INK_SOFT };
/** Hashes. The figures of the text face have equal widths; a face of their own would add 3 KB to every file. */
export const HASH: BlockStyle = { sizePt: 8.5, leadingPt: 13.5 };
