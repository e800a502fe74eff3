"use client";

import { Ellipsis } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Bounds } from "#lib/fields/field-types.ts";
import { format } from "#lib/i18n/message.ts";
import { LockedNote } from "../correcting/locked-note.tsx";
import { useWhyPersonFixed } from "../correcting/use-locks.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { RecipientChoice } from "../shell/recipient-choice.tsx";
import { useDesk, useDeskView, useField } from "../state/use-editor.ts";
import { giveTo, selectedFields } from "../verbs/change-fields.ts";
import { useWork } from "../work/work-context.tsx";
import { around } from "./bounds.ts";
import { toStack } from "./gestures/gesture.ts";
import { type PageStack, pageKey } from "./page-stack.ts";
import { BAR_EDGE_PX, placeBar } from "./place-bar.ts";

/** What is done most to what is selected, beside it, where it hides no other field. Phones have a sheet instead. */
export function SelectionBar({ stack, scroller }: { stack: PageStack; scroller: RefObject<HTMLElement | null> }) {
	const work = useWork();
	const selection = useDeskView((view) => view.selection);
	const tool = useDeskView((view) => view.tool);
	const fields = useDesk(({ draft }) => draft.fields);
	if (selection.length === 0 || tool) return null;
	const chosen = selectedFields(work);
	const pages = new Map(stack.pages.map((page) => [page.key, page]));
	const boxes = new Map(
		Object.entries(fields).flatMap(([key, field]): [string, Bounds][] => {
			const page = pages.get(pageKey(field.fileId, field.page));
			return page ? [[key, toStack(field.bounds, page, stack.zoom)]] : [];
		}),
	);
	if (chosen.length === 0) return <FixedBar boxes={boxes} scroller={scroller} />;
	return <ChosenBar {...{ chosen, boxes, scroller }} />;
}

type BarProps = { boxes: ReadonlyMap<string, Bounds>; scroller: RefObject<HTMLElement | null> };

function ChosenBar({ chosen, boxes, scroller }: BarProps & { chosen: ReturnType<typeof selectedFields> }) {
	const work = useWork();
	const selected = new Set(chosen.map(({ key }) => key));
	const frame = around(chosen.flatMap(({ key }) => boxes.get(key) ?? []));
	const others = [...boxes].filter(([key]) => !selected.has(key)).map(([, box]) => box);
	const bar = useBarPlace(frame, others, scroller);
	if (!frame) return null;
	const recipients = new Set(chosen.map(({ field }) => field.recipientId));
	const [recipientId = null] = recipients.size === 1 ? recipients : [];
	return (
		<div
			ref={bar}
			data-floating=""
			role="toolbar"
			aria-label={format(work.words.layout.selected, { count: chosen.length })}
			className="desk-float desk-selection-bar absolute z-[32] flex w-max flex-wrap items-center gap-0.5 p-1 max-md:hidden"
		>
			<RecipientChoice
				value={recipientId}
				isMixed={recipients.size > 1}
				onChange={(id) => giveTo(work, id)}
				isCompact
			/>
			<span className="mx-1 h-5 w-px bg-line" />
			<ActionButton id="required" isPressed={chosen.every(({ field }) => field.isRequired)} hasLabel />
			<span className="mx-1 h-5 w-px bg-line" />
			<ActionButton id="duplicate" />
			<ActionButton id="duplicateToPages" isLeftOut />
			<ActionButton id="delete" />
			<button
				type="button"
				aria-label={work.words.paper.bar.more}
				title={work.words.paper.bar.more}
				aria-haspopup="menu"
				className="grid size-8 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
				onClick={({ currentTarget }) => {
					const { left, bottom } = currentTarget.getBoundingClientRect();
					work.shell.set({ menu: { clientX: left, clientY: bottom } });
				}}
			>
				<Ellipsis size={16} aria-hidden="true" />
			</button>
		</div>
	);
}

/** In the place of what could be done: why it cannot. */
function FixedBar({ boxes, scroller }: BarProps) {
	const [key = ""] = useDeskView(({ selection }) => selection);
	const why = useWhyPersonFixed(useField(key)?.recipientId);
	const frame = boxes.get(key) ?? null;
	const bar = useBarPlace(why === null ? null : frame, [], scroller);
	if (why === null || !frame) return null;
	return (
		<div
			ref={bar}
			data-floating=""
			className="desk-float desk-selection-bar absolute z-[32] w-104 px-3 py-2 max-md:hidden"
		>
			<LockedNote text={why} />
		</div>
	);
}

/**
 * Puts a bar beside a frame, in what is in sight of the pages: as large as it is in the reader's language, so that nothing
 * of it is cut off.
 */
function useBarPlace(frame: Bounds | null, others: readonly Bounds[], scroller: RefObject<HTMLElement | null>) {
	const bar = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = bar.current;
		const view = scroller.current;
		const origin = element?.offsetParent?.getBoundingClientRect();
		if (!element || !view || !origin || !frame) return;
		const { left, top } = view.getBoundingClientRect();
		const sight = { x: left - origin.left, y: top - origin.top, width: view.clientWidth, height: view.clientHeight };
		element.style.maxWidth = `${sight.width - 2 * BAR_EDGE_PX}px`;
		const size = { width: element.offsetWidth, height: element.offsetHeight };
		const { x, y } = placeBar(frame, size, others, sight);
		element.style.left = `${x}px`;
		element.style.top = `${y}px`;
	});
	return bar;
}
