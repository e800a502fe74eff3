"use client";

import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { format } from "#lib/i18n/message.ts";
import { isFixedField } from "../correcting/is-fixed.ts";
import { moveFields } from "../verbs/change-fields.ts";
import { copyTo } from "../verbs/copy-fields.ts";
import { placeField, toolSize, typeOfTool } from "../verbs/place-field.ts";
import { levelInWords } from "../verbs/words-of-fields.ts";
import { useWork, type Work } from "../work/work-context.tsx";
import { type ClientPoint, fieldElement, type Grip, pageOf } from "./gestures/gesture.ts";
import { attachPinch } from "./gestures/pinch.ts";
import { attachPointerLayer, stackPoint } from "./gestures/pointer-layer.ts";
import { type PageStack, pageAt } from "./page-stack.ts";
import type { PaperHandle } from "./paper-handle.ts";
import { sensibleZoom } from "./use-page-stack.ts";

type Refs = { scroller: RefObject<HTMLDivElement | null>; element: RefObject<HTMLDivElement | null> };
/** What of a page is to lie where, once its size has changed. */
type Anchor = Grip & ClientPoint;

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4];

/** The paper on the screen: what gestures and actions know of it. It stays the same object. */
export function usePaper({ scroller, element }: Refs, stack: PageStack): void {
	const work = useWork();
	const now = useRef(stack);
	now.current = stack;
	const anchor = useRef<Anchor | null>(null);
	const handle = useMemo(() => makeHandle(work, { scroller, element }, { now, anchor }), [work, scroller, element]);
	useEffect(() => {
		work.paper.current = handle;
		const ends = [attachPointerLayer(handle), attachPinch(handle), trackPointer(handle, pointerOf)];
		return () => {
			work.paper.current = null;
			for (const end of ends) end();
		};
	}, [work, handle]);
	useEffect(() => work.zoom.set(stack.zoom), [work, stack.zoom]);
	useLayoutEffect(() => {
		keepAnchor(handle, stack, anchor.current);
		anchor.current = null;
	}, [handle, stack]);
}

const pointerOf: { current: ClientPoint | null } = { current: null };

function trackPointer(handle: PaperHandle, pointer: typeof pointerOf): () => void {
	const scroller = handle.scroller();
	const move = ({ clientX, clientY }: PointerEvent) => {
		pointer.current = { clientX, clientY };
	};
	const leave = () => {
		pointer.current = null;
	};
	scroller.addEventListener("pointermove", move, { passive: true });
	scroller.addEventListener("pointerleave", leave);
	return () => {
		scroller.removeEventListener("pointermove", move);
		scroller.removeEventListener("pointerleave", leave);
	};
}

/** Scrolls so that what was under the pointer is there again. */
function keepAnchor(handle: PaperHandle, stack: PageStack, anchor: Anchor | null): void {
	const page = stack.pages.find(({ key }) => key === anchor?.key);
	if (!anchor || !page) return;
	const { left, top } = handle.element().getBoundingClientRect();
	const scroller = handle.scroller();
	scroller.scrollLeft += left + page.left + anchor.x * stack.zoom - anchor.clientX;
	scroller.scrollTop += top + page.top + anchor.y * stack.zoom - anchor.clientY;
}

type Held = { now: { readonly current: PageStack }; anchor: { current: Anchor | null } };

function makeHandle(work: Work, { scroller, element }: Refs, { now, anchor }: Held): PaperHandle {
	const { store, view, shell, overlay } = work;
	const there = (ref: RefObject<HTMLDivElement | null>): HTMLDivElement => {
		if (!ref.current) throw new Error("The paper is not on the screen.");
		return ref.current;
	};
	const handle: PaperHandle = {
		stack: () => now.current,
		element: () => there(element),
		scroller: () => there(scroller),
		overlay,
		state: () => store.getSnapshot().draft,
		selection: () => view.getSnapshot().selection,
		select: (keys) => view.set({ selection: keys }),
		isFixed(key) {
			const field = store.getSnapshot().draft.fields[key];
			return field !== undefined && isFixedField(work.facts, field);
		},
		tool: () => typeOfTool(view.getSnapshot().tool),
		toolSize(page) {
			const type = typeOfTool(view.getSnapshot().tool) ?? "TextBox";
			return toolSize(work, type, page);
		},
		place(box, page, keepsTool) {
			const type = typeOfTool(view.getSnapshot().tool);
			if (type) placeField(work, type, { page, bounds: box, keepsTool });
		},
		commitMove(placements, isCopy) {
			if (isCopy) copyTo(work, placements);
			else moveFields(work, placements, "move");
			const [first] = placements;
			if (first && !isCopy) handle.focusField(first.key);
		},
		commitResize: (placement) => moveFields(work, [placement], "resize"),
		levelWords: (key) => levelInWords(key, work),
		putBack: (count) => work.announcer.say(format(work.words.paper.said.movedBack, { count })),
		chosen() {
			shell.set({ sheet: "properties" });
			showAboveSheet(handle);
		},
		openMenu: (menu) => shell.set({ menu }),
		...zooming(work, () => handle, anchor),
		...leading(work, () => handle),
		pointer: () => pointerOf.current && stackPoint(handle, pointerOf.current),
	};
	return handle;
}

function zooming(
	{ view }: Work,
	handle: () => PaperHandle,
	anchor: Held["anchor"],
): Pick<PaperHandle, "grip" | "setZoom" | "zoomBy"> {
	const grip: PaperHandle["grip"] = (at) => {
		const stack = handle().stack();
		const point = stackPoint(handle(), at);
		const page = pageAt(stack, point.y);
		return page && { key: page.key, x: (point.x - page.left) / stack.zoom, y: (point.y - page.top) / stack.zoom };
	};
	const setZoom: PaperHandle["setZoom"] = (zoom, { clientX, clientY }, held) => {
		const stack = handle().stack();
		const next = sensibleZoom(zoom);
		const wanted = held && { ...held, clientX, clientY };
		if (next === stack.zoom) {
			keepAnchor(handle(), stack, wanted);
			return;
		}
		anchor.current = wanted;
		view.set({ zoom: next });
	};
	return {
		grip,
		setZoom,
		zoomBy(step) {
			const { zoom } = handle().stack();
			const next = step > 0 ? STEPS.find((one) => one > zoom + 0.01) : STEPS.findLast((one) => one < zoom - 0.01);
			const { left, top, width, height } = handle().scroller().getBoundingClientRect();
			const middle = { clientX: left + width / 2, clientY: top + height / 3 };
			if (next) setZoom(next, middle, grip(middle));
		},
	};
}

/** From the upper edge to what one was led to. CSS pixels. */
const ABOVE_PX = 96;

function leading(
	{ view, store }: Work,
	handle: () => PaperHandle,
): Pick<PaperHandle, "show" | "focusField" | "current"> {
	const show: PaperHandle["show"] = (fileId, page, yPx = 0) => {
		const stack = handle().stack();
		const placed = pageOf(stack, fileId, page);
		if (!placed) return;
		const inset = yPx > 0 ? ABOVE_PX : (stack.pages[0]?.top ?? 0);
		handle().scroller().scrollTop = placed.top + yPx * stack.zoom - inset;
	};
	return {
		show,
		focusField(key) {
			const field = store.getSnapshot().draft.fields[key];
			const stack = handle().stack();
			const page = field && pageOf(stack, field.fileId, field.page);
			if (page && !isInSight(handle().scroller(), page.top + field.bounds.y * stack.zoom))
				show(field.fileId, field.page, field.bounds.y);
			focusSoon(handle(), key);
		},
		current() {
			const { page } = view.getSnapshot();
			const stack = handle().stack();
			return (page && pageOf(stack, page.fileId, page.page)) ?? stack.pages[0] ?? null;
		},
	};
}

function isInSight({ scrollTop, clientHeight }: HTMLElement, y: number): boolean {
	return y >= scrollTop && y <= scrollTop + clientHeight;
}

/** A field's place is kept clear of the sheet by this much. CSS pixels. */
const CLEAR_PX = 24;

/** Scrolls the first selected field to the middle of what a phone's sheet leaves of the pages; in sight it stays. */
function showAboveSheet(paper: PaperHandle): void {
	requestAnimationFrame(() => {
		const [key] = paper.selection();
		const field = key === undefined ? null : fieldElement(paper, key)?.getBoundingClientRect();
		const sheet = document.querySelector(".desk-right")?.getBoundingClientRect();
		const scroller = paper.scroller();
		const { top } = scroller.getBoundingClientRect();
		if (!field || !sheet || sheet.height === 0) return;
		// Where the sheet comes to stand, not where it is while it rises.
		const bottom = window.innerHeight - sheet.height;
		if (field.top >= top + CLEAR_PX && field.bottom <= bottom - CLEAR_PX) return;
		scroller.scrollTop += (field.top + field.bottom) / 2 - (top + bottom) / 2;
	});
}

/** What was just placed, or lies on a page that has yet to come, is there a few frames later. */
function focusSoon(handle: PaperHandle, key: string, tries = 6): void {
	requestAnimationFrame(() => {
		const found = fieldElement(handle, key);
		if (found) found.focus({ preventScroll: true });
		else if (tries > 0) focusSoon(handle, key, tries - 1);
	});
}
