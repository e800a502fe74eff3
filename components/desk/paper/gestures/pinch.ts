import type { Paper } from "./gesture.ts";

/** How much a turn of the wheel with Ctrl, or a trackpad's pinch, changes the size. */
const WHEEL_RATE = 0.0025;

/**
 * Makes the pages larger and smaller around the fingers or the pointer.
 *
 * @returns what takes it off again
 */
export function attachPinch(paper: Paper): () => void {
	const scroller = paper.scroller();
	let pinch: { distance: number; zoom: number } | null = null;
	const onTouch = (event: TouchEvent) => {
		const [a, b] = [event.touches[0], event.touches[1]];
		if (!a || !b) {
			pinch = null;
			return;
		}
		event.preventDefault();
		const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
		if (!pinch) {
			pinch = { distance, zoom: paper.stack().zoom };
			return;
		}
		const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
		paper.setZoom((pinch.zoom * distance) / Math.max(1, pinch.distance), middle);
	};
	const onWheel = (event: WheelEvent) => {
		if (!event.ctrlKey && !event.metaKey) return;
		event.preventDefault();
		paper.setZoom(paper.stack().zoom * Math.exp(-event.deltaY * WHEEL_RATE), event);
	};
	scroller.addEventListener("touchstart", onTouch, { passive: false });
	scroller.addEventListener("touchmove", onTouch, { passive: false });
	scroller.addEventListener("touchend", onTouch, { passive: false });
	scroller.addEventListener("wheel", onWheel, { passive: false });
	return () => {
		scroller.removeEventListener("touchstart", onTouch);
		scroller.removeEventListener("touchmove", onTouch);
		scroller.removeEventListener("touchend", onTouch);
		scroller.removeEventListener("wheel", onWheel);
	};
}
