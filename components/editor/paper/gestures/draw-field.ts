import { between, cut, LEAST_SIZE, within } from "../bounds.ts";
import { type PlacedPage, pageAt } from "../page-stack.ts";
import { guidesOf, snapEdge, snapMove } from "../snap.ts";
import { boxesOn, type Gesture, type Held, type Paper, type Point, REACH_PX, toPage, toStack } from "./gesture.ts";

/** Less than this between pressing and letting go is a click. */
const DRAWN_PX = 6;

const NOTHING: ReadonlySet<string> = new Set();

/** Where a click puts what the tool makes: around the pointer, snapped, on the page. */
export function ghostAt(paper: Paper, at: Point, held: Held) {
	const stack = paper.stack();
	const page = pageAt(stack, at.y);
	if (!page) return null;
	const { width, height } = paper.toolSize(page);
	const point = toPage({ ...at, width: 0, height: 0 }, page, stack.zoom);
	let box = { x: point.x - width / 2, y: point.y - height / 2, width, height };
	const targets = { ...boxesOn(paper.state(), page, NOTHING), page };
	if (!held.isFree) {
		const { dx, dy } = snapMove(box, targets, REACH_PX / stack.zoom);
		box = { ...box, x: box.x + dx, y: box.y + dy };
	}
	box = within(box, page);
	return { page, box, guides: held.isFree ? [] : guidesOf(box, targets) };
}

/** Shows what a click would place. */
export function hoverTool(paper: Paper, at: Point, held: Held): void {
	const ghost = ghostAt(paper, at, held);
	if (!ghost) {
		paper.overlay.clear();
		return;
	}
	const { page, box, guides } = ghost;
	paper.overlay.set({ pageKey: page.key, guides, ghost: toStack(box, page, paper.stack().zoom) });
}

/** Places a field by a click, or draws it as large as it is to be. */
export function beginDraw(paper: Paper, start: Point): Gesture | null {
	const stack = paper.stack();
	const page = pageAt(stack, start.y);
	if (!page) return null;
	let to = start;
	const isDrawn = () => Math.hypot(to.x - start.x, to.y - start.y) > DRAWN_PX;
	return {
		move(point, held) {
			to = point;
			if (isDrawn()) showDrawn(paper, page, drawnBox(paper, page, { start, to, held }));
		},
		end(held) {
			if (isDrawn()) {
				const box = drawnBox(paper, page, { start, to, held });
				if (box.width > LEAST_SIZE || box.height > LEAST_SIZE) paper.place(box, page, held.isStraight);
				return;
			}
			const ghost = ghostAt(paper, to, held);
			if (ghost) paper.place(ghost.box, ghost.page, held.isStraight);
		},
		cancel: () => undefined,
	};
}

function drawnBox(paper: Paper, page: PlacedPage, { start, to, held }: { start: Point; to: Point; held: Held }) {
	const { zoom } = paper.stack();
	const targets = { ...boxesOn(paper.state(), page, NOTHING), page };
	const snap = (point: Point) => {
		const { x, y } = toPage({ ...point, width: 0, height: 0 }, page, zoom);
		if (held.isFree) return { x, y };
		const reach = REACH_PX / zoom;
		return { x: x + snapEdge(x, "x", targets, reach), y: y + snapEdge(y, "y", targets, reach) };
	};
	return cut(between(snap(start), snap(to)), page);
}

function showDrawn(paper: Paper, page: PlacedPage, box: ReturnType<typeof drawnBox>): void {
	const shown = toStack(box, page, paper.stack().zoom);
	paper.overlay.set({
		pageKey: page.key,
		guides: [],
		ghost: shown,
		place: {
			left: shown.x + shown.width / 2,
			top: shown.y + shown.height + 12,
			text: `${Math.round(box.width)} × ${Math.round(box.height)}`,
		},
	});
}
