import type { IdentityKind, IdentityPicture } from "#lib/contract/signing/identity-page.ts";

type Size = { width: number; height: number };
export type Rect = Size & { x: number; y: number };

/** Width to height: a passport's page (ICAO 9303-4, TD3), a card (ISO/IEC 7810, ID-1), a face. */
const PASSPORT = 125 / 88;
const CARD = 85.6 / 53.98;
const FACE = 3 / 4;

/** How much of the picture the frame takes: room is left, so that edges show. */
const OF_WIDTH = 0.92;
const OF_HEIGHT = 0.86;

/** Around the frame: nobody holds a document to the point. */
const MARGIN = 0.06;

export function aspectOf(kind: IdentityKind, picture: IdentityPicture): number {
	if (picture === "Selfie") return FACE;
	return kind === "Passport" ? PASSPORT : CARD;
}

/** Where the frame stands in a camera's picture, in its pixels. */
export function guideIn({ width, height }: Size, aspect: number): Rect {
	const wide = Math.min(width * OF_WIDTH, height * OF_HEIGHT * aspect);
	const high = wide / aspect;
	return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}

/** What is taken of a camera's picture: the frame and a little around it, in whole pixels. */
export function cropOf(frame: Size, aspect: number): Rect {
	const guide = guideIn(frame, aspect);
	const [aside, above] = [guide.width * MARGIN, guide.height * MARGIN];
	const x = Math.max(0, Math.floor(guide.x - aside));
	const y = Math.max(0, Math.floor(guide.y - above));
	const right = Math.min(frame.width, Math.ceil(guide.x + guide.width + aside));
	const bottom = Math.min(frame.height, Math.ceil(guide.y + guide.height + above));
	return { x, y, width: right - x, height: bottom - y };
}
