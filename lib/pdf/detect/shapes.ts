import type { Box } from "./page-ink.ts";

const SMALLEST_DOTS = 2;
const MAX_SHAPES = 20_000;

/** Extents, in dots, of what hangs together in a picture of 0 and 1. */
export function findShapes(ink: Uint8Array, width: number, height: number): Box[] {
	const parents: number[] = [];
	const boxes: (Box & { dots: number })[] = [];
	const rootOf = (label: number): number => {
		let root = label;
		while (parents[root] !== root) root = parents[root] ?? root;
		parents[label] = root;
		return root;
	};
	let above: { from: number; to: number; label: number }[] = [];
	for (let y = 0; y < height; y += 1) {
		const runs: typeof above = [];
		let next = 0;
		for (let x = ink.indexOf(1, y * width) - y * width; x >= 0 && x < width; ) {
			let to = x;
			while (to + 1 < width && ink[y * width + to + 1] === 1) to += 1;
			const label = parents.length;
			parents.push(label);
			boxes.push({ left: x, right: to, top: y, bottom: y, dots: to - x + 1 });
			while (next < above.length && (above[next]?.to ?? 0) < x - 1) next += 1;
			for (let at = next; at < above.length; at += 1) {
				const other = above[at];
				if (!other || other.from > to + 1) break;
				unite(parents, boxes, rootOf(other.label), rootOf(label));
			}
			runs.push({ from: x, to, label });
			const following = ink.indexOf(1, y * width + to + 1) - y * width;
			x = following > to ? following : width;
		}
		above = runs;
	}
	const shapes = boxes.filter((box, label) => parents[label] === label && box.dots >= SMALLEST_DOTS);
	return shapes.slice(0, MAX_SHAPES).map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
}

function unite(parents: number[], boxes: (Box & { dots: number })[], a: number, b: number): void {
	const [one, other] = [boxes[a], boxes[b]];
	if (a === b || !one || !other) return;
	parents[b] = a;
	one.left = Math.min(one.left, other.left);
	one.right = Math.max(one.right, other.right);
	one.top = Math.min(one.top, other.top);
	one.bottom = Math.max(one.bottom, other.bottom);
	one.dots += other.dots;
}
