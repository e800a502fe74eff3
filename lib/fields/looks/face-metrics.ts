import type { FontName } from "#lib/fields/field-types.ts";
import type { SignatureFace } from "#lib/fields/values/mark.ts";
import type { LookLine } from "./look-parts.ts";

type Metrics = { ascent: number; descent: number };

/** Em above and below the base line of the faces that browsers show for these names (their hhea tables). */
export const FACE_METRICS: Readonly<Record<FontName | SignatureFace, Metrics>> = {
	Helvetica: { ascent: 0.905, descent: 0.212 },
	Courier: { ascent: 0.833, descent: 0.3 },
	TimesRoman: { ascent: 0.891, descent: 0.216 },
	NotoSans: { ascent: 1.069, descent: 0.293 },
	Carlito: { ascent: 0.952, descent: 0.269 },
	"dancing-script": { ascent: 0.92, descent: 0.28 },
	caveat: { ascent: 0.96, descent: 0.3 },
	"great-vibes": { ascent: 0.851, descent: 0.4 },
};

/**
 * Size and place of a line in its box.
 *
 * @param advance width of the text in em
 * @returns x of the line's left end and y of its base line, y down
 */
export function placeLine(
	{ box, share, align }: LookLine,
	text: Metrics & { advance: number; direction: "ltr" | "rtl" },
): { size: number; x: number; baseline: number } {
	const { ascent, descent, advance, direction } = text;
	const size = Math.min(box.height / (ascent + descent), (box.width * share) / Math.max(advance, 0.01));
	const spare = box.width - advance * size;
	const shift = align === "center" ? spare / 2 : direction === "rtl" ? spare : 0;
	return { size, x: box.x + shift, baseline: box.y + (box.height + (ascent - descent) * size) / 2 };
}
