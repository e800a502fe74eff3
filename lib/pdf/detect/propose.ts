import { leaderRooms } from "./leaders.ts";
import { type Box, heightOf, type PageInk, shared, widthOf } from "./page-ink.ts";
import { type Proposal, viewPage } from "./page-view.ts";
import { proposeBoxes } from "./propose-boxes.ts";
import { freeRules, proposeRooms } from "./propose-rules.ts";
import { findCombs, proposeTicks } from "./propose-ticks.ts";

/** A date this near a signature is the day of signing. */
const NEAR_SIGNATURE_PX = 120;
const SAME_LINE_PX = 40;
const MAX_PROPOSALS = 1_000;

/**
 * The places of a page that are there to be filled in, in reading order.
 *
 * @param signed places of signatures that are known besides
 */
export function proposePlaces(ink: PageInk, signed: readonly Box[]): Proposal[] {
	const view = viewPage(ink);
	const combs = findCombs(view);
	const combed = new Set(combs.flat());
	const ticks = proposeTicks(view, combed);
	const all = [
		...ticks,
		...proposeBoxes(view, combed, combs),
		...proposeRooms(view, [...freeRules(view), ...leaderRooms(view)]),
	];
	const kept = withoutOverlaps(all.filter((one) => isInside(one, ink)));
	return datesOfSigning(kept, signed).toSorted(inReadingOrder).slice(0, MAX_PROPOSALS);
}

function isInside({ left, top, right, bottom }: Box, { widthPx, heightPx }: PageInk): boolean {
	return left >= -1 && top >= -1 && right <= widthPx + 1 && bottom <= heightPx + 1;
}

/** Of two on one spot the surer one stays. */
function withoutOverlaps(all: readonly Proposal[]): Proposal[] {
	const kept: Proposal[] = [];
	for (const one of all.toSorted((a, b) => b.confidence - a.confidence)) {
		if (!kept.some((other) => shared(one, other) > 0.3 * Math.min(area(one), area(other)))) kept.push(one);
	}
	return kept;
}

function area(box: Box): number {
	return widthOf(box) * heightOf(box);
}

/** A plain date is that of signing only beside a signature. */
function datesOfSigning(all: readonly Proposal[], signed: readonly Box[]): Proposal[] {
	const marks = [...signed, ...all.filter((one) => one.kind === "mark")];
	return all.map((one) => {
		if (one.kind !== "signingDate" || marks.some((mark) => belongsTo(one, mark))) return one;
		return { ...one, kind: "date" };
	});
}

function belongsTo(date: Box, mark: Box): boolean {
	const down = Math.abs(date.bottom - mark.bottom);
	const isAligned = date.left < mark.right && date.right > mark.left;
	return down < SAME_LINE_PX || (isAligned && down < NEAR_SIGNATURE_PX);
}

function inReadingOrder(a: Box, b: Box): number {
	return Math.abs(a.bottom - b.bottom) < 8 ? a.left - b.left : a.bottom - b.bottom;
}
