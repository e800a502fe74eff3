import type { Font } from "fontkit";

/** What the font library keeps to itself: the parts that substitute (GSUB) and place (GPOS) glyphs. */
type Processor = {
	applyLookups: (lookups: { lookup: Lookup }[], glyphs: unknown[], positions: unknown[]) => void;
	applyLookup: (type: number, table: unknown) => boolean;
	applyAnchor?: (mark: unknown, base: unknown, index: number) => void;
	glyphIterator: GlyphIterator;
};
type Lookup = { flags: { flags?: { useMarkFilteringSet?: boolean } }; markFilteringSet?: number };
type GlyphIterator = {
	options: Lookup["flags"];
	shouldIgnore: (glyph: { id: number; isMark: boolean }) => boolean;
};
type Coverage = { glyphs?: number[]; rangeRecords?: { start: number; end: number }[] };
type Inside = {
	_layoutEngine?: { engine?: { GSUBProcessor?: Processor; GPOSProcessor?: Processor } };
	GDEF?: { markGlyphSetsDef?: { coverage: Coverage[] } };
};

/**
 * Mends what the font library leaves out of OpenType and ordinary names need: letters without an anchor
 * for a mark (it breaks on Telugu, Malayalam, Gurmukhi) and lookups that see some marks only (Bengali
 * conjuncts fall apart).
 */
export function mendShaping(font: Font): void {
	const { _layoutEngine: layout, GDEF } = font as unknown as Inside;
	const { GSUBProcessor: substitution, GPOSProcessor: positioning } = layout?.engine ?? {};
	for (const processor of [substitution, positioning]) {
		if (processor) filterMarks(processor, GDEF?.markGlyphSetsDef?.coverage ?? []);
	}
	if (positioning) skipMissingAnchors(positioning);
}

/** GPOS lookup types 4 to 6: an anchor may be NULL; then the lookup does not apply and the next one is tried. */
function skipMissingAnchors(positioning: Processor): void {
	const applyAnchor = positioning.applyAnchor?.bind(positioning);
	const applyLookup = positioning.applyLookup.bind(positioning);
	let isMissing = false;
	positioning.applyAnchor = (mark, base, index) => {
		isMissing = base === null;
		if (!isMissing) applyAnchor?.(mark, base, index);
	};
	positioning.applyLookup = (type, table) => {
		isMissing = false;
		return applyLookup(type, table) && !isMissing;
	};
}

/** Marks that a lookup sees, by its flags: it passes over all others (OpenType lookup flag 0x0010). */
const seenMarks = new WeakMap<Lookup["flags"], ReadonlySet<number>>();
const mended = new WeakSet<object>();

function filterMarks(processor: Processor, sets: readonly Coverage[]): void {
	if (sets.length === 0) return;
	const applyLookups = processor.applyLookups.bind(processor);
	// A call without lookups makes the iterator whose prototype is to be mended.
	applyLookups([], [], []);
	mendIterator(Object.getPrototypeOf(processor.glyphIterator) as GlyphIterator);
	processor.applyLookups = (lookups, glyphs, positions) => {
		for (const { lookup } of lookups) {
			const set = lookup.flags.flags?.useMarkFilteringSet ? sets[lookup.markFilteringSet ?? 0] : undefined;
			if (set && !seenMarks.has(lookup.flags)) seenMarks.set(lookup.flags, glyphsOf(set));
		}
		applyLookups(lookups, glyphs, positions);
	};
}

function mendIterator(prototype: GlyphIterator): void {
	if (mended.has(prototype)) return;
	mended.add(prototype);
	const { shouldIgnore } = prototype;
	prototype.shouldIgnore = function (glyph) {
		if (shouldIgnore.call(this, glyph)) return true;
		const seen = glyph.isMark ? seenMarks.get(this.options) : undefined;
		return seen !== undefined && !seen.has(glyph.id);
	};
}

function glyphsOf({ glyphs = [], rangeRecords = [] }: Coverage): Set<number> {
	const inRanges = rangeRecords.flatMap(({ start, end }) =>
		Array.from({ length: end - start + 1 }, (_, step) => start + step),
	);
	return new Set([...glyphs, ...inRanges]);
}
