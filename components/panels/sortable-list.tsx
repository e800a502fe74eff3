"use client";

import {
	type Announcements,
	closestCenter,
	DndContext,
	type DragEndEvent,
	type KeyboardCoordinateGetter,
	KeyboardSensor,
	MeasuringStrategy,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { restrictToParentElement, restrictToVerticalAxis } from "@dnd-kit/modifiers";
import {
	SortableContext,
	sortableKeyboardCoordinates,
	useSortable,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Props = {
	label: string;
	ids: readonly string[];
	/** What a thing is called, for those who hear where it goes. */
	nameOf: (id: string) => string;
	onMove: (id: string, toIndex: number) => void;
	children: (id: string, handle: ReactNode) => ReactNode;
};

/** A list that is put in order by pointer, or with Space and the arrow keys on a thing's handle. */
export function SortableList({ label, ids, nameOf, onMove, children }: Props) {
	const words = useWords("fieldSettings").sorting;
	const sensors = useSensors(
		// A press that does not move is a click on the row.
		useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
		useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
	);
	const contextId = useId();
	const placeOf = (id: string | number | undefined) => ({
		place: ids.indexOf(String(id)) + 1,
		total: ids.length,
	});
	const lastOver = useRef<string | null>(null);
	const announcements: Announcements = {
		onDragStart: ({ active }) => {
			lastOver.current = String(active.id);
			return format(words.picked, { name: nameOf(String(active.id)), ...placeOf(active.id) });
		},
		// It is over itself at once, which would take the words of picking it up away.
		onDragOver: ({ active, over }) => {
			if (!over || over.id === lastOver.current) return undefined;
			lastOver.current = String(over.id);
			return format(words.over, { name: nameOf(String(active.id)), ...placeOf(over.id) });
		},
		onDragEnd: ({ active, over }) =>
			format(words.dropped, { name: nameOf(String(active.id)), ...placeOf((over ?? active).id) }),
		onDragCancel: ({ active }) => format(words.back, { name: nameOf(String(active.id)) }),
	};
	const onDragEnd = ({ active, over }: DragEndEvent) => {
		if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)));
	};
	return (
		<DndContext
			id={contextId}
			sensors={sensors}
			collisionDetection={closestCenter}
			// An arrow key that follows at once finds where the others are.
			measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
			modifiers={[restrictToVerticalAxis, restrictToParentElement]}
			onDragEnd={onDragEnd}
			accessibility={{ announcements, screenReaderInstructions: { draggable: words.how } }}
		>
			<SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
				<ol aria-label={label}>
					{ids.map((id) => (
						<SortableItem key={id} id={id} name={nameOf(id)}>
							{(handle) => children(id, handle)}
						</SortableItem>
					))}
				</ol>
			</SortableContext>
		</DndContext>
	);
}

/** Where an arrow key leads. One that follows at once finds a thing picked up that is not measured yet: it lies where it was. */
const nextPlace: KeyboardCoordinateGetter = (event, { context, ...rest }) => {
	const { active, collisionRect, droppableRects } = context;
	const lies = collisionRect ?? (active && droppableRects.get(active.id)) ?? null;
	return sortableKeyboardCoordinates(event, { ...rest, context: { ...context, collisionRect: lies } });
};

type ItemProps = { id: string; name: string; children: (handle: ReactNode) => ReactNode };

function SortableItem({ id, name, children }: ItemProps) {
	const words = useWords("fieldSettings").sorting;
	const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
		id,
		attributes: { roleDescription: words.role },
	});
	return (
		<li
			ref={setNodeRef}
			style={{ transform: CSS.Translate.toString(transform), transition }}
			className={cx("relative", isDragging && "z-10 rounded-control bg-raised shadow-float")}
		>
			{children(
				<button
					type="button"
					ref={setActivatorNodeRef}
					{...attributes}
					{...listeners}
					aria-label={format(words.handle, { name })}
					className="grid h-8 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-sunken max-md:h-11 max-md:w-8"
				>
					<GripVertical size={16} aria-hidden="true" />
				</button>,
			)}
		</li>
	);
}
