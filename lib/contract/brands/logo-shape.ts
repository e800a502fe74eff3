/** Beyond these, a logo is too small to read in a phone’s header or an email. */
const WIDEST = 9;
const NARROWEST = 1 / 3;

/** Whether a logo of this shape can be read where there is room for 112 × 36 px; one of unknown size (0 × 0) can. */
export function isReadableLogo({ widthPx, heightPx }: { widthPx: number; heightPx: number }): boolean {
	if (widthPx === 0 || heightPx === 0) return true;
	const ratio = widthPx / heightPx;
	return ratio <= WIDEST && ratio >= NARROWEST;
}
