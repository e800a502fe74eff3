import type { Font } from "fontkit";

/** What the font library keeps to itself: the part that places marks (OpenType GPOS). */
type Positioner = {
	applyAnchor: (mark: unknown, base: unknown, index: number) => void;
	applyLookup: (type: number, table: unknown) => boolean;
};

function positionerOf(font: Font): Positioner | null {
	const { _layoutEngine: layout } = font as unknown as { _layoutEngine?: { engine?: { GPOSProcessor?: Positioner } } };
	return layout?.engine?.GPOSProcessor ?? null;
}

/**
 * A letter may have no anchor for a kind of mark (OpenType GPOS, lookup types 4 to 6: the offset may be
 * NULL); then the lookup does not apply and the next one is tried. The font library breaks there
 * instead, on ordinary names in Telugu, Malayalam and Gurmukhi.
 */
export function skipMissingAnchors(font: Font): void {
	const positioner = positionerOf(font);
	if (!positioner) return;
	let isMissing = false;
	const applyAnchor = positioner.applyAnchor.bind(positioner);
	const applyLookup = positioner.applyLookup.bind(positioner);
	positioner.applyAnchor = (mark, base, index) => {
		isMissing = base === null;
		if (!isMissing) applyAnchor(mark, base, index);
	};
	positioner.applyLookup = (type, table) => {
		isMissing = false;
		return applyLookup(type, table) && !isMissing;
	};
}
