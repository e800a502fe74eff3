import type { Bounds } from "#lib/fields/field-types.ts";

/** A box on a page, from its upper left corner; lines and fields in the same unit. */
type Placed = Pick<Bounds, "x" | "y" | "width" | "height">;

/** Before the page's first line. */
export const BEFORE_TEXT = -1;

/** A line above a field is its label within this many times the line’s height. */
const LABEL_DISTANCE = 2;

/**
 * After which of a page's lines each field is read aloud: its label, which is beside it or close over it; without one,
 * the last line above it.
 *
 * @returns an index into the lines for each field, or BEFORE_TEXT
 */
export function anchorFields(lines: readonly Placed[], fields: readonly Placed[]): number[] {
	return fields.map((field) => {
		const line = labelBeside(lines, field) ?? lineAbove(lines, field);
		return line ? lines.indexOf(line) : BEFORE_TEXT;
	});
}

function labelBeside(lines: readonly Placed[], field: Placed): Placed | undefined {
	const before = lines.filter((line) => isInRow(line, field) && line.x + line.width / 2 < field.x + field.width / 2);
	return last(before, (line) => line.x + line.width);
}

function lineAbove(lines: readonly Placed[], field: Placed): Placed | undefined {
	const above = lines.filter((line) => middle(line) < middle(field) && !isInRow(line, field));
	const label = above.filter(
		(line) =>
			line.x < field.x + field.width &&
			field.x < line.x + line.width &&
			field.y - bottom(line) <= LABEL_DISTANCE * line.height,
	);
	return last(label, bottom) ?? last(above, bottom);
}

const bottom = ({ y, height }: Placed) => y + height;
const middle = ({ y, height }: Placed) => y + height / 2;

/** In one row: the middle of the lower one is within the height of the other. */
function isInRow(line: Placed, field: Placed): boolean {
	const [low, high] = line.height < field.height ? [line, field] : [field, line];
	return middle(low) >= high.y && middle(low) <= bottom(high);
}

/** The last of those for which it is the most. */
function last(lines: readonly Placed[], of: (line: Placed) => number): Placed | undefined {
	return lines.reduce<Placed | undefined>((best, line) => (best && of(best) > of(line) ? best : line), undefined);
}
