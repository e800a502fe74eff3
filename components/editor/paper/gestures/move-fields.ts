import type { Bounds } from "#lib/fields/field-types.ts";
import { around, within } from "../bounds.ts";
import { type PlacedPage, pageAt } from "../page-stack.ts";
import { guidesOf, levelWith, type SnapTargets, snapMove } from "../snap.ts";
import {
	boxesOn,
	type FieldPlacement,
	fieldElement,
	type Gesture,
	type Paper,
	type Point,
	pageOf,
	REACH_PX,
	toPage,
	toStack,
} from "./gesture.ts";

type Moving = { key: string; home: PlacedPage; box: Bounds };

/** Draws fields along, also over the edge of a page; they snap, and land when they are let go. */
export function beginMove(paper: Paper, keys: readonly string[], start: Point): Gesture | null {
	const stack = paper.stack();
	const { fields } = paper.state();
	const moving = keys.flatMap((key): Moving[] => {
		const field = fields[key];
		const home = field && pageOf(stack, field.fileId, field.page);
		return home && !paper.isFixed(key) ? [{ key, home, box: toStack(field.bounds, home, stack.zoom) }] : [];
	});
	const frame = around(moving.map(({ box }) => box));
	if (!frame) return null;
	const lifted = lift(paper, moving);
	const targetsOf = rememberTargets(paper, new Set(keys));
	const levelOf = rememberLevel(paper);
	let way = { x: 0, y: 0 };
	return {
		move(to, held) {
			way = { x: to.x - start.x, y: to.y - start.y };
			if (held.isStraight) way = Math.abs(way.x) >= Math.abs(way.y) ? { x: way.x, y: 0 } : { x: 0, y: way.y };
			const page = pageAt(stack, frame.y + way.y + frame.height / 2);
			if (!page) return;
			const targets = targetsOf(page);
			if (!held.isFree) {
				const box = toPage({ ...frame, x: frame.x + way.x, y: frame.y + way.y }, page, stack.zoom);
				const { dx, dy } = snapMove(box, targets, REACH_PX / stack.zoom);
				if (!held.isStraight || way.x !== 0) way.x += dx * stack.zoom;
				if (!held.isStraight || way.y !== 0) way.y += dy * stack.zoom;
			}
			lifted.to(way);
			const box = toPage({ ...frame, x: frame.x + way.x, y: frame.y + way.y }, page, stack.zoom);
			paper.overlay.set({
				pageKey: page.key,
				guides: held.isFree ? [] : guidesOf(box, targets),
				origins: moving.map((one) => one.box),
				isCopy: held.isCopy,
				place: {
					...placeBelow({ ...frame, x: frame.x + way.x, y: frame.y + way.y }, box),
					level: levelOf(box, targets),
				},
			});
		},
		end(held) {
			lifted.drop();
			if (way.x === 0 && way.y === 0) return;
			paper.commitMove(land(paper, moving, way), held.isCopy);
		},
		cancel() {
			lifted.drop();
			if (way.x !== 0 || way.y !== 0) paper.putBack(moving.length);
		},
	};
}

function placeBelow(frame: Bounds, box: Bounds) {
	return {
		left: frame.x + frame.width / 2,
		top: frame.y + frame.height + 12,
		text: `X ${Math.round(box.x)}  Y ${Math.round(box.y)}`,
	};
}

/**
 * Takes the elements of fields off the paper: they follow two lengths of their pages from then on. Of the stack they
 * would be lengths of all 200 pages, whose styles would be found anew at every move.
 */
function lift(paper: Paper, moving: readonly Moving[]) {
	const elements = moving.flatMap(({ key }) => fieldElement(paper, key) ?? []);
	const pages = new Set(elements.flatMap((element) => element.closest<HTMLElement>("[data-page-key]") ?? []));
	for (const element of elements) element.dataset.moving = "";
	for (const page of pages) page.dataset.lifted = "";
	return {
		to({ x, y }: Point) {
			for (const { style } of pages) {
				style.setProperty("--dx", `${x}px`);
				style.setProperty("--dy", `${y}px`);
			}
		},
		drop() {
			for (const element of elements) delete element.dataset.moving;
			for (const { dataset, style } of pages) {
				delete dataset.lifted;
				style.removeProperty("--dx");
				style.removeProperty("--dy");
			}
		},
	};
}

type KeyedTargets = SnapTargets & { keys: readonly string[] };

/** What a box is level with, in words, which are found anew only when that is another field. */
function rememberLevel(paper: Paper) {
	let last = { key: "", words: "" };
	return (box: Bounds, { keys, boxes }: KeyedTargets): string => {
		const key = keys[levelWith(box, boxes)];
		if (key === undefined) return "";
		if (key !== last.key) last = { key, words: paper.levelWords(key) };
		return last.words;
	};
}

/** What there is to snap to is gathered once for each page that a drag comes to. */
function rememberTargets(paper: Paper, but: ReadonlySet<string>) {
	const known = new Map<string, KeyedTargets>();
	const state = paper.state();
	return (page: PlacedPage): KeyedTargets => {
		const targets = known.get(page.key) ?? { ...boxesOn(state, page, but), page };
		known.set(page.key, targets);
		return targets;
	};
}

/** Each field comes to lie on the page where its middle is, whole. */
function land(paper: Paper, moving: readonly Moving[], way: Point): FieldPlacement[] {
	const stack = paper.stack();
	return moving.flatMap(({ key, box }) => {
		const moved = { ...box, x: box.x + way.x, y: box.y + way.y };
		const page = pageAt(stack, moved.y + moved.height / 2);
		if (!page) return [];
		return [{ key, fileId: page.fileId, page: page.page, bounds: within(toPage(moved, page, stack.zoom), page) }];
	});
}
