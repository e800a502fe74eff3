import { between, overlaps } from "../bounds.ts";
import { type Gesture, type Paper, type Point, pageOf, toStack } from "./gesture.ts";

/** Chooses what a drawn frame touches, besides what was chosen before where Shift is held. */
export function beginMarquee(paper: Paper, start: Point, adds: boolean): Gesture {
	const before = paper.selection();
	const kept = adds ? before : [];
	const stack = paper.stack();
	const boxes = Object.entries(paper.state().fields).flatMap(([key, field]) => {
		const page = pageOf(stack, field.fileId, field.page);
		return page && !paper.isFixed(key) ? [{ key, box: toStack(field.bounds, page, stack.zoom) }] : [];
	});
	return {
		move(to) {
			const marquee = between(start, to);
			paper.overlay.set({ marquee });
			const touched = boxes.filter(({ box }) => overlaps(box, marquee)).map(({ key }) => key);
			const next = [...new Set([...kept, ...touched])];
			if (next.join() !== paper.selection().join()) paper.select(next);
		},
		end: () => undefined,
		cancel: () => paper.select(before),
	};
}
