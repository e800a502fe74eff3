import type { Grip, Paper } from "./gesture.ts";

/** How much a turn of the wheel with Ctrl, or a trackpad's pinch, changes the size. */
const WHEEL_RATE = 0.0025;

type Fingers = { distance: number; middle: { clientX: number; clientY: number } };
type Pinch = { distance: number; zoom: number; grip: Grip | null };

/**
 * Makes the pages larger and smaller around the fingers or the pointer. What lay between two fingers stays between
 * them, wherever they go.
 *
 * @returns what takes it off again
 */
export function attachPinch(paper: Paper): () => void {
	const scroller = paper.scroller();
	const attached = new AbortController();
	let held = new AbortController();
	const hold = (event: TouchEvent) => {
		held.abort();
		const fingers = fingersOf(event);
		if (!fingers) return;
		if (event.cancelable) event.preventDefault();
		const pinch = { distance: fingers.distance, zoom: paper.stack().zoom, grip: paper.grip(fingers.middle) };
		const move = (moved: TouchEvent) => follow(paper, pinch, moved);
		held = new AbortController();
		const { signal } = held;
		// A page that goes out of sight, or is drawn anew, takes what was touched along: nothing else hears of the finger.
		for (const target of new Set([...event.touches].map((touch) => touch.target as HTMLElement))) {
			target.addEventListener("touchmove", move, { passive: false, signal });
			target.addEventListener("touchend", hold, { passive: false, signal });
			target.addEventListener("touchcancel", hold, { signal });
		}
	};
	const onWheel = (event: WheelEvent) => {
		if (!event.ctrlKey && !event.metaKey) return;
		event.preventDefault();
		paper.setZoom(paper.stack().zoom * Math.exp(-event.deltaY * WHEEL_RATE), event, paper.grip(event));
	};
	scroller.addEventListener("touchstart", hold, { passive: false, signal: attached.signal });
	scroller.addEventListener("wheel", onWheel, { passive: false, signal: attached.signal });
	return () => {
		held.abort();
		attached.abort();
	};
}

function follow(paper: Paper, { distance, zoom, grip }: Pinch, event: TouchEvent): void {
	const fingers = fingersOf(event);
	if (!fingers) return;
	if (event.cancelable) event.preventDefault();
	paper.setZoom((zoom * fingers.distance) / Math.max(1, distance), fingers.middle, grip);
}

/** null: fewer than two. */
function fingersOf({ touches: [a, b] }: TouchEvent): Fingers | null {
	if (!a || !b) return null;
	return {
		distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
		middle: { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 },
	};
}
