import type { Edge } from "../bounds.ts";
import { beginDraw, hoverTool } from "./draw-field.ts";
import { edgeScroller } from "./edge-scroll.ts";
import { type Gesture, type Held, heldOf, type Paper, type Point } from "./gesture.ts";
import { beginMarquee } from "./marquee.ts";
import { beginMove } from "./move-fields.ts";
import { beginResize } from "./resize-field.ts";

/** What is pressed and let go within this is no drag. */
const DRAG_PX = 4;
const TOUCH_DRAG_PX = 10;
const LONG_PRESS_MS = 550;

type Pressed = {
	pointerId: number;
	isTouch: boolean;
	start: Point;
	client: { clientX: number; clientY: number };
	/** What it becomes once the pointer has gone a little way. */
	begin: () => Gesture | null;
	/** What it is when the finger stays. */
	hold: () => void;
	/** What it was when it did not. */
	click: (held: Held) => void;
	kind: "move" | "resize" | "draw" | "marquee";
	gesture: Gesture | null;
	timer: number;
};

/** Where a client's point is on the stack. */
export function stackPoint(paper: Paper, { clientX, clientY }: { clientX: number; clientY: number }): Point {
	const { left, top } = paper.element().getBoundingClientRect();
	return { x: clientX - left, y: clientY - top };
}

/**
 * One layer for everything that a pointer does on the paper. It renders nothing while a drag goes on: fields follow
 * lengths of the stack, and what was done is said once, at the end. Esc and a second finger put everything back.
 *
 * @returns what takes it off again
 */
export function attachPointerLayer(paper: Paper): () => void {
	const layer = new PointerLayer(paper);
	const scroller = paper.scroller();
	const abort = new AbortController();
	const { signal } = abort;
	scroller.addEventListener("pointerdown", (event) => layer.down(event), { signal });
	scroller.addEventListener("pointerleave", () => layer.leave(), { signal });
	window.addEventListener("pointermove", (event) => layer.move(event), { signal });
	window.addEventListener("pointerup", (event) => layer.up(event), { signal });
	// Before the browser makes a press of the mouse of a tap.
	scroller.addEventListener("touchend", (event) => layer.touchEnd(event), { signal, passive: false });
	window.addEventListener("pointercancel", () => layer.cancel(), { signal });
	window.addEventListener("blur", () => layer.cancel(), { signal });
	window.addEventListener("keydown", (event) => layer.key(event), { signal, capture: true });
	window.addEventListener("keyup", (event) => layer.key(event), { signal, capture: true });
	return () => {
		layer.cancel();
		abort.abort();
	};
}

class PointerLayer {
	private readonly paper: Paper;
	private readonly scroll: ReturnType<typeof edgeScroller>;
	private pressed: Pressed | null = null;
	private last: PointerEvent | null = null;
	/** What a tap has opened lies under the finger, and would be pressed by it. */
	private isTapTaken = false;

	constructor(paper: Paper) {
		this.paper = paper;
		this.scroll = edgeScroller(paper.scroller(), () => this.last && this.pressed?.gesture && this.move(this.last));
	}

	down(event: PointerEvent): void {
		this.isTapTaken = false;
		// A second finger: it was no drag after all.
		if (this.pressed) {
			this.cancel();
			return;
		}
		if (event.button !== 0 || !isOnPaper(event)) return;
		const pressed = press(this.paper, event);
		if (!pressed) return;
		this.pressed = pressed;
		if (!pressed.isTouch) this.takeFocus(event, pressed);
		if (pressed.isTouch && pressed.kind === "move") {
			pressed.timer = window.setTimeout(() => {
				this.finish();
				this.isTapTaken = true;
				pressed.hold();
				this.paper.openMenu(pressed.client);
			}, LONG_PRESS_MS);
		}
	}

	/**
	 * What is typed next is for the paper. The browser focuses a blank part of it without the ring that it shows around
	 * what a script focuses.
	 */
	private takeFocus(event: PointerEvent, { kind }: Pressed): void {
		if (!(event.target as Element).closest("button, [data-handle]")) return;
		event.preventDefault();
		if (kind === "draw" || kind === "marquee") this.paper.scroller().focus({ preventScroll: true });
	}

	move(event: PointerEvent): void {
		this.last = event;
		const { pressed, paper } = this;
		if (!pressed) {
			this.hover(event);
			return;
		}
		if (event.pointerId !== pressed.pointerId) return;
		if (!pressed.gesture) {
			const { clientX, clientY } = pressed.client;
			const gone = Math.hypot(event.clientX - clientX, event.clientY - clientY);
			if (gone < (pressed.isTouch ? TOUCH_DRAG_PX : DRAG_PX)) return;
			this.begin(pressed);
		}
		pressed.gesture?.move(stackPoint(paper, event), heldOf(event));
		if (pressed.gesture) this.scroll.at(event.clientY);
	}

	up(event: PointerEvent): void {
		if (!this.pressed || event.pointerId !== this.pressed.pointerId) return;
		const { gesture, click, isTouch, kind } = this.pressed;
		this.isTapTaken = isTouch && !gesture && kind !== "marquee";
		this.finish();
		if (gesture) gesture.end(heldOf(event));
		else click(heldOf(event));
	}

	touchEnd(event: TouchEvent): void {
		if (this.isTapTaken && event.cancelable) event.preventDefault();
		this.isTapTaken = false;
	}

	key(event: KeyboardEvent): void {
		if (!this.pressed) return;
		if (event.key === "Escape" && event.type === "keydown") {
			event.preventDefault();
			event.stopPropagation();
			this.cancel();
		} else if (this.last) this.pressed.gesture?.move(stackPoint(this.paper, this.last), heldOf(event));
	}

	leave(): void {
		if (!this.pressed && this.paper.overlay.get().ghost) this.paper.overlay.clear();
	}

	cancel(): void {
		this.pressed?.gesture?.cancel();
		this.finish();
	}

	private hover(event: PointerEvent): void {
		const isWanted = event.pointerType !== "touch" && this.paper.tool() !== null && isOnPaper(event);
		if (isWanted) hoverTool(this.paper, stackPoint(this.paper, event), heldOf(event));
	}

	private begin(pressed: Pressed): void {
		window.clearTimeout(pressed.timer);
		pressed.gesture = pressed.begin();
		if (!pressed.gesture) {
			this.finish();
			return;
		}
		for (const element of marked(this.paper)) element.dataset.gesture = pressed.kind;
	}

	private finish(): void {
		if (!this.pressed) return;
		window.clearTimeout(this.pressed.timer);
		this.pressed = null;
		this.scroll.stop();
		this.paper.overlay.clear();
		for (const element of marked(this.paper)) delete element.dataset.gesture;
	}
}

/** What looks otherwise while a gesture goes on. */
function marked(paper: Paper): HTMLElement[] {
	const pages = paper.scroller().parentElement;
	return pages ? [paper.element(), pages] : [paper.element()];
}

/** Not the scroll bar, and not what floats over the pages. */
function isOnPaper(event: PointerEvent): boolean {
	const { target } = event;
	return target instanceof Element && target.closest(".desk-scroll") !== null && !target.closest("[data-floating]");
}

function press(paper: Paper, event: PointerEvent): Pressed | null {
	const target = event.target as Element;
	const start = stackPoint(paper, event);
	const isTouch = event.pointerType === "touch";
	const common = {
		pointerId: event.pointerId,
		isTouch,
		start,
		client: toClient(event),
		gesture: null,
		timer: 0,
		hold: nothing,
	};
	const handle = target.closest<HTMLElement>("[data-handle]");
	if (handle) {
		const { handle: edge, of: key } = handle.dataset;
		const begin = () => (key ? beginResize(paper, key, edge as Edge, start) : null);
		return { ...common, kind: "resize", begin, click: nothing };
	}
	if (paper.tool()) return { ...common, kind: "draw", ...drawing(paper, start, isTouch) };
	const field = target.closest<HTMLElement>("[data-field]");
	if (field) return { ...common, kind: "move", ...pressField(paper, field, { start, isTouch, adds: event.shiftKey }) };
	const begin = () => (isTouch ? null : beginMarquee(paper, start, event.shiftKey));
	return { ...common, kind: "marquee", begin, click: () => !event.shiftKey && paper.select([]) };
}

const nothing = () => undefined;

const toClient = ({ clientX, clientY }: PointerEvent) => ({ clientX, clientY });

function drawing(paper: Paper, start: Point, isTouch: boolean): Pick<Pressed, "begin" | "click"> {
	return {
		// A finger that moves scrolls.
		begin: () => (isTouch ? null : beginDraw(paper, start)),
		click: (held) => beginDraw(paper, start)?.end(held),
	};
}

/** A pressed field is chosen at once, so that it can be drawn along; with Shift it joins or leaves the others. */
function pressField(
	paper: Paper,
	element: HTMLElement,
	{ start, isTouch, adds }: { start: Point; isTouch: boolean; adds: boolean },
): Pick<Pressed, "begin" | "click" | "hold"> {
	const key = element.dataset.field ?? "";
	const before = paper.selection();
	const wasSelected = before.includes(key);
	if (paper.isFixed(key)) return pressFixed(paper, element, isTouch);
	if (!isTouch && !wasSelected) paper.select(adds ? [...before, key] : [key]);
	if (!isTouch) element.focus({ preventScroll: true });
	return {
		hold: () => wasSelected || paper.select([key]),
		begin: () => (isTouch && !wasSelected ? null : beginMove(paper, paper.selection(), start)),
		click: () => {
			if (isTouch) element.focus({ preventScroll: true });
			if (adds && wasSelected) paper.select(before.filter((other) => other !== key));
			else if (!adds) paper.select([key]);
			if (isTouch) paper.chosen();
		},
	};
}

/** What stays as it is can be looked at, by itself. */
function pressFixed(paper: Paper, element: HTMLElement, isTouch: boolean): Pick<Pressed, "begin" | "click" | "hold"> {
	const choose = () => paper.select([element.dataset.field ?? ""]);
	return {
		hold: choose,
		begin: () => null,
		click() {
			choose();
			element.focus({ preventScroll: true });
			if (isTouch) paper.chosen();
		},
	};
}
