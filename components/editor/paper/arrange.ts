import type { Bounds } from "#lib/fields/field-types.ts";
import { around } from "./bounds.ts";

export type Alignment = "left" | "center" | "right" | "top" | "middle" | "bottom";

/** The same boxes, level with each other at an edge or the middle of what they fill together. */
export function aligned(boxes: readonly Bounds[], alignment: Alignment): Bounds[] {
	const frame = around(boxes);
	if (!frame) return [];
	return boxes.map((box) => ({ ...box, ...placeIn(frame, box, alignment) }));
}

function placeIn(frame: Bounds, box: Bounds, alignment: Alignment): Partial<Bounds> {
	switch (alignment) {
		case "left":
			return { x: frame.x };
		case "center":
			return { x: frame.x + (frame.width - box.width) / 2 };
		case "right":
			return { x: frame.x + frame.width - box.width };
		case "top":
			return { y: frame.y };
		case "middle":
			return { y: frame.y + (frame.height - box.height) / 2 };
		case "bottom":
			return { y: frame.y + frame.height - box.height };
	}
}

/** The same boxes with equal gaps across or down; the outer ones stay. Boxes may overlap by equal amounts. */
export function distributed(boxes: readonly Bounds[], axis: "x" | "y"): Bounds[] {
	const size = axis === "x" ? "width" : "height";
	const order = boxes.map((_, index) => index).sort((a, b) => (boxes[a]?.[axis] ?? 0) - (boxes[b]?.[axis] ?? 0));
	const frame = around(boxes);
	if (!frame || boxes.length < 3) return [...boxes];
	const filled = boxes.reduce((sum, box) => sum + box[size], 0);
	const gap = (frame[size] - filled) / (boxes.length - 1);
	const result = [...boxes];
	let at = frame[axis];
	for (const index of order) {
		const box = boxes[index];
		if (!box) continue;
		result[index] = { ...box, [axis]: at };
		at += box[size] + gap;
	}
	return result;
}
