import type { Bounds } from "#lib/fields/field-types.ts";
import { cut, type Edge, resized } from "../bounds.ts";
import { guidesOf, type SnapTargets, snapEdge } from "../snap.ts";
import { boxesOn, fieldElement, type Gesture, type Paper, type Point, pageOf, REACH_PX, toStack } from "./gesture.ts";

/** Draws a field's edge or corner; Shift keeps its shape. */
export function beginResize(paper: Paper, key: string, edge: Edge, start: Point): Gesture | null {
	const field = paper.state().fields[key];
	const stack = paper.stack();
	const page = field && pageOf(stack, field.fileId, field.page);
	if (!page) return null;
	const { zoom } = stack;
	const { bounds, fileId } = field;
	const targets: SnapTargets = { ...boxesOn(paper.state(), page, new Set([key])), page };
	const element = fieldElement(paper, key);
	let box = bounds;
	return {
		move(to, held) {
			const dx = (to.x - start.x) / zoom;
			const dy = (to.y - start.y) / zoom;
			box = resized(bounds, edge, dx, dy);
			if (!held.isFree && !held.isStraight) box = snapped(box, edge, targets, REACH_PX / zoom);
			if (held.isStraight) box = inShape(bounds, box, edge);
			box = cut(box, page);
			if (element) draw(element, box);
			const shown = toStack(box, page, zoom);
			paper.overlay.set({
				pageKey: page.key,
				guides: held.isFree ? [] : guidesOf(box, targets),
				place: {
					left: shown.x + shown.width / 2,
					top: shown.y + shown.height + 12,
					text: `${Math.round(box.width)} × ${Math.round(box.height)}`,
				},
			});
		},
		end() {
			if (element) draw(element, bounds);
			if (box !== bounds) paper.commitResize({ key, fileId, page: field.page, bounds: box });
		},
		cancel() {
			if (element) draw(element, bounds);
			if (box !== bounds) paper.putBack(1);
		},
	};
}

function draw({ style }: HTMLElement, box: Bounds): void {
	style.setProperty("--x", String(box.x));
	style.setProperty("--y", String(box.y));
	style.setProperty("--w", String(box.width));
	style.setProperty("--h", String(box.height));
}

function snapped(box: Bounds, edge: Edge, targets: SnapTargets, reach: number): Bounds {
	const { x, y, width, height } = box;
	const dx = edge.includes("w")
		? snapEdge(x, "x", targets, reach)
		: edge.includes("e")
			? snapEdge(x + width, "x", targets, reach)
			: 0;
	const dy = edge.includes("n")
		? snapEdge(y, "y", targets, reach)
		: edge.includes("s")
			? snapEdge(y + height, "y", targets, reach)
			: 0;
	return resized(box, edge, dx, dy);
}

/** The same shape as before, as large as it is drawn. */
function inShape(before: Bounds, drawn: Bounds, edge: Edge): Bounds {
	const factor = Math.max(drawn.width / before.width, drawn.height / before.height);
	const width = before.width * factor;
	const height = before.height * factor;
	return {
		x: edge.includes("w") ? before.x + before.width - width : before.x,
		y: edge.includes("n") ? before.y + before.height - height : before.y,
		width,
		height,
	};
}
