/** How near the edge scrolling begins, and how far it goes at most in a frame. CSS pixels. */
const EDGE_PX = 48;
const FASTEST_PX = 18;

/**
 * Scrolls while something is held near the upper or lower edge, the nearer the faster.
 *
 * @param onScroll called after each bit: what is held lies over another place now
 */
export function edgeScroller(scroller: HTMLElement, onScroll: () => void) {
	let speed = 0;
	let frame = 0;
	const tick = () => {
		frame = 0;
		if (speed === 0) return;
		const before = scroller.scrollTop;
		scroller.scrollTop += speed;
		if (scroller.scrollTop !== before) onScroll();
		frame = requestAnimationFrame(tick);
	};
	return {
		/** @param clientY where the pointer is */
		at(clientY: number) {
			const { top, bottom } = scroller.getBoundingClientRect();
			const above = top + EDGE_PX - clientY;
			const below = clientY - (bottom - EDGE_PX);
			const share = Math.min(1, Math.max(above, below, 0) / EDGE_PX);
			speed = share * FASTEST_PX * (above > below ? -1 : 1);
			if (speed !== 0 && frame === 0) frame = requestAnimationFrame(tick);
		},
		stop() {
			speed = 0;
			cancelAnimationFrame(frame);
			frame = 0;
		},
	};
}
