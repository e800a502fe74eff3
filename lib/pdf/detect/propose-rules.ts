import { heightOf, type Stroke, widthOf } from "./page-ink.ts";
import { kindOf, type PageView, type Proposal, roomAbove } from "./page-view.ts";
import { type Label, labelAfter, labelBefore, labelWithin, type PrintLine, tidyLabel } from "./print-lines.ts";

/** Room to write: a rule, or a row of dots or underscores, its lower edge where one writes. */
export type Room = { left: number; right: number; bottom: number; isLeader: boolean };

const SHORTEST_PX = 24;
/** In a picture what is shorter may be of a letter or a drawing. */
const SHORTEST_SEEN_PX = 56;
/** Numbers stand before the lines of a chart, which are longer. */
const LONGEST_NUMBERED_SHARE = 0.45;
const LONGEST_SHARE = 0.93;
/** Heights of what is proposed on a rule. */
const WRITTEN_PX = { text: 20, least: 10, mark: 42 };
/** Nothing is printed so far above a rule that one writes on. */
const CLEAR_PX = 9;
const BELOW_PX = 17;
const ABOVE_PX = 56;
/** A rule over a footnote is shorter, and in a picture its words cannot be read. */
const SEEN_RULE_PX = 165;
const STACK_PX = { from: 14, to: 48 };

const NOT_A_LABEL = /^(?:page|seite|pagina|p\.|s\.)?\s*[\d*\u2020\u00b9\u00b2\u00b3]|^[\d\s.,/-]+$/i;

type Words = { text: string; where: "before" | "below" | "above" | "after"; label: Label };

/** Rules and leaders to write on. */
export function proposeRooms(view: PageView, rooms: readonly Room[]): Proposal[] {
	const found: Proposal[] = [];
	const accepted: Room[] = [];
	const sorted = rooms.toSorted((a, b) => a.bottom - b.bottom || a.left - b.left);
	for (const room of sorted) {
		const proposal = propose(view, room, sorted) ?? proposeStacked(view, room, accepted, found);
		if (!proposal) continue;
		found.push(proposal);
		accepted.push(room);
	}
	return found;
}

/** The rules of a page that are no edge of a box and under no word. */
export function freeRules(view: PageView): Room[] {
	const edges = view.cells.flatMap((cell) => [
		{ from: cell.left, to: cell.right, at: cell.top },
		{ from: cell.left, to: cell.right, at: cell.bottom },
	]);
	return view.horizontals.flatMap(({ from, to, at }) => {
		const length = to - from;
		if (length < (view.isReadable ? SHORTEST_PX : SHORTEST_SEEN_PX) || length > LONGEST_SHARE * view.ink.widthPx)
			return [];
		if (edgeShare({ from, to, at }, edges) > 0.25) return [];
		const isDoubled = view.horizontals.some(
			(other) => other.at !== at && Math.abs(other.at - at) < 7 && other.from < to && other.to > from,
		);
		return isDoubled ? [] : [{ left: from, right: to, bottom: at, isLeader: false }];
	});
}

function edgeShare(rule: Stroke, edges: readonly Stroke[]): number {
	let most = 0;
	for (const edge of edges) {
		if (Math.abs(edge.at - rule.at) > 2.5) continue;
		most = Math.max(most, Math.min(edge.to, rule.to) - Math.max(edge.from, rule.from));
	}
	return most / (rule.to - rule.from);
}

function propose(view: PageView, room: Room, rooms: readonly Room[]): Proposal | null {
	const clear = roomAbove(view, { ...room, left: room.left + 2, right: room.right - 2 }, WRITTEN_PX.mark);
	if (clear < CLEAR_PX) return null;
	const words = wordsOf(view, room, rooms, clear);
	if (words.length === 0) return null;
	const readings = words.map((one) => ({ ...one, ...kindOf(one.text, view) }));
	const before = readings.find((one) => one.where === "before");
	// The words before a place say more than a plain word under it, such as the "No" of a box to be ticked there.
	const below = readings.find(
		(one) => one.where === "below" && (one.isParty || (before ? one.kind !== "text" && one.kind : one.kind)),
	);
	const known = before?.kind && before.kind !== "text" ? before : (below ?? readings.find((one) => one.kind !== null));
	const best = known ?? readings[0];
	if (!best) return null;
	const isSignedByParty = best.isParty && (best.where === "below" || hasDateBeside(view, room, rooms));
	const kind = isSignedByParty && best.kind !== "signingDate" ? "mark" : (best.kind ?? "text");
	const confidence = known ? 0.95 : room.isLeader ? 0.85 : 0.75;
	return toProposal(room, { kind, clear, label: tidyLabel(best.text), confidence });
}

function toProposal(
	{ left, right, bottom }: Room,
	{ kind, clear, label, confidence }: { kind: Proposal["kind"]; clear: number; label: string; confidence: number },
): Proposal {
	const height = Math.max(WRITTEN_PX.least, Math.min(clear - 1, kind === "mark" ? WRITTEN_PX.mark : WRITTEN_PX.text));
	return { left, right, top: bottom - height, bottom, kind, label, confidence };
}

/** One who signs and dates has both on one line. */
function hasDateBeside(view: PageView, room: Room, rooms: readonly Room[]): boolean {
	return rooms.some((other) => {
		if (other === room || Math.abs(other.bottom - room.bottom) > 8 || other.left < room.right) return false;
		const line = lineOf(view, other);
		const label = line && labelBefore(line, other.left, { from: room.right, within: 60 });
		return label ? kindOf(label.text, view).kind === "signingDate" : false;
	});
}

function lineOf({ lines }: PageView, { bottom }: Room): PrintLine | undefined {
	return lines.find((line) => {
		const height = Math.max(...line.items.slice(0, 4).map(heightOf));
		return bottom > line.bottom - 0.75 * height && bottom < line.bottom + Math.min(7, 0.45 * height);
	});
}

/** The words beside a room, those first that say most. */
function wordsOf(view: PageView, room: Room, rooms: readonly Room[], clear: number): Words[] {
	const found: Words[] = [];
	const add = (where: Words["where"], label: Label | null) => {
		if (label) found.push({ text: label.text, where, label });
	};
	const line = lineOf(view, room);
	const start = Math.max(0, ...rooms.filter((other) => isBefore(other, room)).map((other) => other.right - 1));
	if (line) add("before", beforeLabel(view, line, room, start));
	add("below", belowLabel(view, room, rooms, clear));
	if (found.length > 0) return found;
	if (line) add("after", afterLabel(view, line, room));
	if (found.length === 0) add("above", aboveLabel(view, room, rooms, clear));
	return found;
}

function isBefore(other: Room, room: Room): boolean {
	return other !== room && Math.abs(other.bottom - room.bottom) < 8 && other.right <= room.left + 2;
}

function beforeLabel(view: PageView, line: PrintLine, room: Room, from: number): Label | null {
	const near = labelBefore(line, room.left, { from, within: 30 });
	const isOfChart =
		near && /^[\d.,%]+$/.test(near.text) && room.right - room.left > LONGEST_NUMBERED_SHARE * view.ink.widthPx;
	if (near) return isOfChart ? null : near;
	const far = labelBefore(line, room.left, { from, within: 0.3 * view.ink.widthPx });
	if (!view.isReadable) return far && widthOf(far) < 0.3 * view.ink.widthPx ? far : null;
	const isColumn =
		far && (/[:?]$/.test(far.text) || (kindOf(far.text, view).kind !== null && far.text.split(" ").length <= 6));
	return isColumn ? far : null;
}

/** In running text, the words that go on after it. */
function afterLabel(view: PageView, line: PrintLine, room: Room): Label | null {
	const after = labelAfter(line, room.right, { within: 22 });
	if (!after) return null;
	const isNamed = kindOf(after.text, view).kind !== null && after.text.length < 40;
	return isNamed || (room.isLeader && line.items.length > 1) ? after : null;
}

function belowLabel(view: PageView, room: Room, rooms: readonly Room[], clear: number): Label | null {
	const label = under(view, room);
	if (!label || clear < 13 || leadsOn(label, rooms) || isSentence(label.text)) return null;
	const { kind, isParty } = kindOf(label.text, view);
	const words = label.text.split(" ").length;
	if (NOT_A_LABEL.test(label.text) && view.isReadable) return null;
	if ((kind && words <= 9) || isParty || /^\(.*\)$/.test(label.text)) return label;
	if (label.text.length > 44 || clear < 20) return null;
	// Two rules side by side, each with a few words under it, are signed or filled in.
	const isPaired = rooms.some((other) => {
		if (other === room || Math.abs(other.bottom - room.bottom) > 4 || !under(view, other)) return false;
		return other.left > room.right + 8 || other.right < room.left - 8;
	});
	const isMuchShorter =
		widthOf(label) < 0.8 * (room.right - room.left) && room.right - room.left < 0.55 * view.ink.widthPx;
	const isLong = room.right - room.left >= SEEN_RULE_PX;
	return isPaired || (!view.isReadable && isMuchShorter && isLong) ? label : null;
}

function under(view: PageView, { left, right, bottom }: Room): Label | null {
	const line = view.lines.find(
		(one) => one.top > bottom - 4 && one.top < bottom + BELOW_PX && one.left < right && one.right > left,
	);
	const label = line ? labelWithin(line, left, right) : null;
	return label && label.left > left - 14 && label.right < right + 24 ? label : null;
}

/** Words that lead to a room of their own say nothing of one above them. */
function leadsOn({ text, right, bottom }: Label, rooms: readonly Room[]): boolean {
	const isBeside = (room: Room) =>
		Math.abs(room.bottom - bottom) < 9 && room.left > right - 4 && room.left < right + 60;
	return /:$/.test(text) || rooms.some(isBeside);
}

function isSentence(text: string): boolean {
	return /[.;]$/.test(text) && text.split(" ").length > 3;
}

/** Words with room to sign between them and the rule; a heading stands nearer to its rule. */
function aboveLabel(view: PageView, room: Room, rooms: readonly Room[], clear: number): Label | null {
	const isWide = room.right - room.left > 0.72 * view.ink.widthPx;
	if (clear < 11 || (isWide && !rooms.some((other) => isNextLine(room, other)))) return null;
	const line = view.lines.findLast(
		(one) =>
			one.bottom < room.bottom - 12 &&
			one.bottom > room.bottom - ABOVE_PX &&
			one.left < room.right &&
			one.right > room.left,
	);
	const label = line && labelWithin(line, room.left, room.right);
	if (!label || Math.abs(label.left - room.left) > 16 || label.text.length > 48) return null;
	if (rooms.some((other) => other !== room && isOwn(label, other))) return null;
	const { kind, isParty } = kindOf(label.text, view);
	const isLast = /:$/.test(label.text);
	if (clear < 15 && !isLast) return null;
	return (kind && label.text.split(" ").length <= 5) || isParty || isLast ? label : null;
}

/** The words stand before another room or under it. */
function isOwn(label: Label, room: Room): boolean {
	const isBeside = Math.abs(room.bottom - label.bottom) < 9 && room.left > label.right - 4;
	const isUnder =
		room.left < label.right &&
		room.right > label.left &&
		label.top > room.bottom - 4 &&
		label.top < room.bottom + BELOW_PX;
	return isBeside || isUnder;
}

function isNextLine(room: Room, next: Room): boolean {
	const step = next.bottom - room.bottom;
	const isAligned = Math.abs(next.right - room.right) < 6 && Math.abs(next.left - room.left) < 6;
	return isAligned && step >= STACK_PX.from && step <= STACK_PX.to;
}

/** The next line of several to write on. */
function proposeStacked(
	view: PageView,
	room: Room,
	accepted: readonly Room[],
	found: readonly Proposal[],
): Proposal | null {
	const index = accepted.findLastIndex((other) => {
		const step = room.bottom - other.bottom;
		const isUnder = Math.abs(other.right - room.right) < 6 && other.left >= room.left - 6;
		return isUnder && step >= STACK_PX.from && step <= STACK_PX.to;
	});
	const [above, proposal] = [accepted[index], found[index]];
	if (!above || !proposal || proposal.kind !== "text") return null;
	const clear = roomAbove(view, { ...room, left: room.left + 2, right: room.right - 2 }, WRITTEN_PX.text);
	if (clear < room.bottom - above.bottom - 6 && clear < WRITTEN_PX.text - 2) return null;
	return toProposal(room, { kind: "text", clear, label: proposal.label, confidence: 0.75 });
}
