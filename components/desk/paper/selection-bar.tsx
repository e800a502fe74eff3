"use client";

import { Ellipsis } from "lucide-react";
import type { RefObject } from "react";
import { useWordsLocale } from "#components/ui/words.tsx";
import type { Bounds } from "#lib/fields/types.ts";
import { plural } from "#lib/i18n/format.ts";
import { LockedNote } from "../correcting/locked.tsx";
import { useWhyPersonFixed } from "../correcting/use-locks.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { RecipientChoice } from "../shell/recipient-choice.tsx";
import { useDesk, useDeskView, useField } from "../state/use-desk.ts";
import { giveTo, selectedFields } from "../verbs/change-fields.ts";
import { useWork } from "../work/work-context.tsx";
import { around, overlaps } from "./bounds.ts";
import { toStack } from "./gestures/gesture.ts";
import { type PageStack, pageKey } from "./page-stack.ts";

/** Room that the bar takes, and how far it stays from what is selected. CSS pixels. */
const BAR = { width: 414, height: 42 };
const AWAY_PX = 12;

/** What is done most to what is selected, beside it, where it hides no other field. Phones have a sheet instead. */
export function SelectionBar({ stack, scroller }: { stack: PageStack; scroller: RefObject<HTMLElement | null> }) {
	const work = useWork();
	const locale = useWordsLocale();
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
	if (chosen.length === 0) return <FixedBar boxes={boxes} {...{ stack, scroller }} />;
	const frame = around(chosen.flatMap(({ key }) => boxes.get(key) ?? []));
	if (!frame) return null;
	const selected = new Set(selection);
	const others = [...boxes].filter(([key]) => !selected.has(key)).map(([, box]) => box);
	const recipients = new Set(chosen.map(({ field }) => field.recipientId));
	const [recipientId = null] = recipients.size === 1 ? recipients : [];
	return (
		<div
			data-floating=""
			role="toolbar"
			aria-label={plural(locale, chosen.length, work.words.layout.selected)}
			className="desk-float desk-selection-bar absolute z-[32] flex w-max items-center gap-0.5 p-1 max-md:hidden"
			style={placeOf(frame, others, stack.width, scroller.current)}
		>
			<RecipientChoice value={recipientId} onChange={(id) => giveTo(work, id)} isCompact />
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

type FixedProps = { boxes: ReadonlyMap<string, Bounds>; stack: PageStack; scroller: RefObject<HTMLElement | null> };

/** In the place of what could be done: why it cannot. */
function FixedBar({ boxes, stack, scroller }: FixedProps) {
	const [key = ""] = useDeskView(({ selection }) => selection);
	const why = useWhyPersonFixed(useField(key)?.recipientId);
	const frame = boxes.get(key);
	if (why === null || !frame) return null;
	return (
		<div
			data-floating=""
			className="desk-float desk-selection-bar absolute z-[32] px-3 py-2 max-md:hidden"
			style={{ ...placeOf(frame, [], stack.width, scroller.current), width: BAR.width }}
		>
			<LockedNote text={why} />
		</div>
	);
}

/** Above what is selected, else below it: where it is in sight and no other field lies; it stays inside the pages. */
function placeOf(
	frame: Bounds,
	others: readonly Bounds[],
	width: number,
	scroller: HTMLElement | null,
): React.CSSProperties {
	const left = Math.max(4, Math.min(frame.x, width - BAR.width - 4));
	const above = frame.y - AWAY_PX - BAR.height;
	const below = frame.y + frame.height + AWAY_PX;
	const first = Math.max(4, scroller?.scrollTop ?? 0);
	const last = scroller ? scroller.scrollTop + scroller.clientHeight - BAR.height : Number.POSITIVE_INFINITY;
	const isInSight = (top: number) => top >= first && top <= last;
	const isFree = (top: number) => !others.some((box) => overlaps(box, { ...BAR, x: left, y: top }));
	const places = [above, below].filter(isInSight);
	return { left, top: places.find(isFree) ?? places[0] ?? (above >= 4 ? above : below) };
}
