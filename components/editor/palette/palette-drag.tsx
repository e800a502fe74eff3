"use client";

import {
	DndContext,
	type DragEndEvent,
	DragOverlay,
	type DragStartEvent,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { ghostAt, hoverTool } from "../paper/gestures/draw-field.ts";
import { edgeScroller } from "../paper/gestures/edge-scroll.ts";
import { type Held, heldOf } from "../paper/gestures/gesture.ts";
import { stackPoint } from "../paper/gestures/pointer-layer.ts";
import { placeField, toolName, typeOfTool } from "../verbs/place-field.ts";
import { useWork, type Work } from "../work/work-context.tsx";

/** Less is a click on the tool. */
const SENSOR = { activationConstraint: { distance: 6 } };
/** Tools are real buttons with names and a way of their own for the keyboard: what the library would say of them is wrong. */
const SILENT = {
	announcements: {
		onDragStart: () => undefined,
		onDragOver: () => undefined,
		onDragEnd: () => undefined,
		onDragCancel: () => undefined,
	},
	screenReaderInstructions: { draggable: "" },
};

/** Where the pointer is, and which keys are held with it. */
type At = { clientX: number; clientY: number; held: Held };

/** Lets tools be dragged to the paper: over it the field itself is shown where it would come to lie. */
export function PaletteDrag({ children }: { children: ReactNode }) {
	const work = useWork();
	const sensors = useSensors(useSensor(PointerSensor, SENSOR));
	const [dragged, setDragged] = useState<FieldType | null>(null);
	const { isOver, last } = useDraggedTool(work, dragged !== null);
	const onDragStart = ({ active }: DragStartEvent) => {
		const type = typeOfTool(String(active.id));
		last.current = null;
		work.view.set({ tool: String(active.id), isToolKept: false, selection: [] });
		setDragged(type);
	};
	const onDragEnd = (event: DragEndEvent) => {
		const end = last.current ?? endOf(event);
		const at = end && pointOver(work, end);
		const ghost = at && work.paper.current ? ghostAt(work.paper.current, at, end.held) : null;
		// The tool says what is placed, so it goes afterwards.
		if (ghost && dragged) placeField(work, dragged, { page: ghost.page, bounds: ghost.box, keepsTool: false });
		stop();
	};
	const stop = () => {
		setDragged(null);
		work.overlay.clear();
		work.view.set({ tool: null });
	};
	return (
		<DndContext
			id="desk-palette"
			sensors={sensors}
			accessibility={SILENT}
			autoScroll={false}
			onDragCancel={stop}
			{...{ onDragStart, onDragEnd }}
		>
			{children}
			<DragOverlay dropAnimation={null}>{dragged && !isOver ? <DraggedTool type={dragged} /> : null}</DragOverlay>
		</DndContext>
	);
}

/** Where a drag ended that was over before anything could follow it. */
function endOf({ activatorEvent, delta }: DragEndEvent): At | null {
	if (!(activatorEvent instanceof PointerEvent)) return null;
	const { clientX, clientY } = activatorEvent;
	return { clientX: clientX + delta.x, clientY: clientY + delta.y, held: heldOf(activatorEvent) };
}

/** Follows the pointer while a tool is dragged: shows it over the paper, and scrolls at the paper's edges. */
function useDraggedTool(work: Work, isDragging: boolean) {
	const [isOver, setIsOver] = useState(false);
	const last = useRef<At | null>(null);
	useEffect(() => {
		const paper = work.paper.current;
		if (!isDragging || !paper) return;
		const show = () => {
			const at = last.current && pointOver(work, last.current);
			setIsOver(at !== null);
			if (at && last.current) hoverTool(paper, at, last.current.held);
			else work.overlay.clear();
			return at !== null;
		};
		const scroll = edgeScroller(paper.scroller(), show);
		const ended = new AbortController();
		const follow = (event: PointerEvent) => {
			last.current = { clientX: event.clientX, clientY: event.clientY, held: heldOf(event) };
			if (show()) scroll.at(event.clientY);
			else scroll.stop();
		};
		const hold = (event: KeyboardEvent) => {
			if (last.current) last.current = { ...last.current, held: heldOf(event) };
			show();
		};
		window.addEventListener("pointermove", follow, { signal: ended.signal });
		window.addEventListener("keydown", hold, { signal: ended.signal });
		window.addEventListener("keyup", hold, { signal: ended.signal });
		return () => {
			ended.abort();
			scroll.stop();
			setIsOver(false);
		};
	}, [work, isDragging]);
	return { isOver, last };
}

/** Where on the stack the pointer is; null: not over the pages. */
function pointOver({ paper }: Work, at: At) {
	if (!paper.current || paper.current.stack().pages.length === 0) return null;
	const { left, right, top, bottom } = paper.current.scroller().getBoundingClientRect();
	const isOver = at.clientX > left && at.clientX < right && at.clientY > top && at.clientY < bottom;
	return isOver ? stackPoint(paper.current, at) : null;
}

function DraggedTool({ type }: { type: FieldType }) {
	const work = useWork();
	const Icon = FIELD_ICONS[type];
	return (
		<span className="desk-float flex h-9 w-max items-center gap-2 border-seal px-3 font-medium text-seal">
			<Icon size={16} aria-hidden="true" />
			{toolName(work, type)}
		</span>
	);
}
