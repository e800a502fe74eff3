import type { Bounds } from "#lib/fields/types.ts";

/** What is placed on a page, in one measure: down and to the right of its upper left corner. */
type Placed = Pick<Bounds, "x" | "y" | "width" | "height">;

/** Before the page's first line. */
export const BEFORE_TEXT = -1;

/**
 * After which of a page's lines each field is read aloud: the one beside it that ends nearest before it; else the
 * nearest above it, if possible over it.
 *
 * @returns an index into the lines for each field, or BEFORE_TEXT
 */
export function anchorFields(lines: readonly Placed[], fields: readonly Placed[]): number[] {
	return fields.map((field) => {
		const beside = lines.filter((line) => isBeside(line, field));
		const last = nearest(beside, (line) => line.x + line.width);
		if (last) return lines.indexOf(last);
		const above = lines.filter((line) => middle(line) < middle(field) && !isBesideRow(line, field));
		const over = above.filter((line) => line.x < field.x + field.width && field.x < line.x + line.width);
		const next = nearest(over, bottom) ?? nearest(above, bottom);
		return next ? lines.indexOf(next) : BEFORE_TEXT;
	});
}

const bottom = ({ y, height }: Placed) => y + height;
const middle = ({ y, height }: Placed) => y + height / 2;

/** In one row: the middle of the lower one is within the height of the other. */
function isBesideRow(line: Placed, field: Placed): boolean {
	const [low, high] = line.height < field.height ? [line, field] : [field, line];
	return middle(low) >= high.y && middle(low) <= bottom(high);
}

function isBeside(line: Placed, field: Placed): boolean {
	return isBesideRow(line, field) && line.x + line.width / 2 < field.x + field.width / 2;
}

/** The last of those for which it is the most. */
function nearest(lines: readonly Placed[], of: (line: Placed) => number): Placed | undefined {
	return lines.reduce<Placed | undefined>((best, line) => (best && of(best) > of(line) ? best : line), undefined);
}
