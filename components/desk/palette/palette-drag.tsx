"use client";

import {
	DndContext,
	type DragEndEvent,
	type DragMoveEvent,
	DragOverlay,
	type DragStartEvent,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useState } from "react";
import type { FieldType } from "#lib/fields/types.ts";
import { FIELD_ICONS } from "../fields/tools.ts";
import { ghostAt, hoverTool } from "../paper/gestures/draw-field.ts";
import type { Held } from "../paper/gestures/gesture.ts";
import { stackPoint } from "../paper/gestures/pointer-layer.ts";
import { placeField, typeOfTool } from "../verbs/place-field.ts";
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

/** Lets tools be dragged to the paper: over it the field itself is shown where it would come to lie. */
export function PaletteDrag({ children }: { children: ReactNode }) {
	const work = useWork();
	const sensors = useSensors(useSensor(PointerSensor, SENSOR));
	const [dragged, setDragged] = useState<FieldType | null>(null);
	const [isOver, setIsOver] = useState(false);
	const stop = () => {
		setDragged(null);
		setIsOver(false);
		work.overlay.clear();
	};
	const onDragStart = ({ active }: DragStartEvent) => {
		const type = typeOfTool(String(active.id));
		work.view.set({ tool: type, isToolKept: false, selection: [] });
		setDragged(type);
	};
	const onDragMove = (event: DragMoveEvent) => {
		const at = pointOver(work, event);
		setIsOver(at !== null);
		if (at && work.paper.current) hoverTool(work.paper.current, at, NOTHING_HELD);
		else work.overlay.clear();
	};
	const onDragEnd = (event: DragEndEvent) => {
		const at = pointOver(work, event);
		const ghost = at && work.paper.current ? ghostAt(work.paper.current, at, NOTHING_HELD) : null;
		stop();
		if (ghost && dragged) placeField(work, dragged, { page: ghost.page, bounds: ghost.box, keepsTool: false });
		else work.view.set({ tool: null });
	};
	const onDragCancel = () => {
		stop();
		work.view.set({ tool: null });
	};
	return (
		<DndContext
			id="desk-palette"
			sensors={sensors}
			accessibility={SILENT}
			autoScroll={false}
			{...{ onDragStart, onDragMove, onDragEnd, onDragCancel }}
		>
			{children}
			<DragOverlay dropAnimation={null}>{dragged && !isOver ? <DraggedTool type={dragged} /> : null}</DragOverlay>
		</DndContext>
	);
}

const NOTHING_HELD: Held = { isFree: false, isStraight: false, isCopy: false };

/** Where on the stack the pointer is; null: not over the pages. */
function pointOver({ paper }: Work, { activatorEvent, delta }: DragMoveEvent | DragEndEvent) {
	if (!paper.current || !(activatorEvent instanceof PointerEvent)) return null;
	const at = { clientX: activatorEvent.clientX + delta.x, clientY: activatorEvent.clientY + delta.y };
	const { left, right, top, bottom } = paper.current.scroller().getBoundingClientRect();
	const isOver = at.clientX > left && at.clientX < right && at.clientY > top && at.clientY < bottom;
	return isOver && paper.current.stack().pages.length > 0 ? stackPoint(paper.current, at) : null;
}

function DraggedTool({ type }: { type: FieldType }) {
	const { words } = useWork();
	const Icon = FIELD_ICONS[type];
	return (
		<span className="desk-float flex h-9 w-max items-center gap-2 border-seal px-3 font-medium text-seal">
			<Icon size={16} aria-hidden="true" />
			{words.paper.types[type]}
		</span>
	);
}
