"use client";

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { format } from "#lib/i18n/message.ts";
import { nameOfFirst } from "../recipients/recipient-names.ts";
import { activeRecipient } from "../verbs/active-recipient.ts";
import { placeField, toolName, toolSize } from "../verbs/place-field.ts";
import { placeInWords } from "../verbs/words-of-fields.ts";
import { useWork } from "../work/work-context.tsx";
import { within } from "./bounds.ts";
import { toStack } from "./gestures/gesture.ts";
import type { PageStack, PlacedPage } from "./page-stack.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

/** A step without Shift, and with it: coarse first, since the field can be moved exactly once it is there. Pixels of 96 dpi. */
const STEP_PX = 8;
const FAR_PX = 40;

/** A field that is placed without a pointer: arrows move it, Enter places it, Escape stops. */
export function KeyboardGhost({ type, stack }: { type: FieldType; stack: PageStack }) {
	const work = useWork();
	const ref = useRef<HTMLButtonElement>(null);
	const [at, setAt] = useState(() => startOf(work.paper.current?.current() ?? stack.pages[0]));
	const page = stack.pages[at.index];
	const words = work.words.layout.said;
	const name = activeRecipient(work)?.name ?? nameOfFirst(work.words);
	const giveBack = useBorrowedFocus(ref);
	if (!page) return null;
	const size = toolSize(work, type, page);
	const box = within({ x: at.x - size.width / 2, y: at.y - size.height / 2, ...size }, page);
	const shown = toStack(box, page, stack.zoom);
	const stop = (text: string | null) => {
		work.shell.set({ placing: null });
		work.view.set({ tool: null });
		if (text) work.announcer.say(text);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		const way = ARROWS[event.key];
		const turn = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
		if (!way && turn === 0 && event.key !== "Escape") return;
		event.preventDefault();
		event.stopPropagation();
		if (event.key === "Escape") {
			giveBack();
			return stop(words.stopped);
		}
		if (turn !== 0) return goTo(stack.pages[at.index + turn]);
		const step = event.shiftKey ? FAR_PX : STEP_PX;
		const moved = within({ ...box, x: box.x + (way?.[0] ?? 0) * step, y: box.y + (way?.[1] ?? 0) * step }, page);
		setAt({ ...at, x: moved.x + moved.width / 2, y: moved.y + moved.height / 2 });
		work.announcer.say(placeInWords({ bounds: moved, fileId: page.fileId, page: page.page }, work));
		requestAnimationFrame(() => ref.current?.scrollIntoView({ block: "nearest" }));
	};
	const goTo = (next: PlacedPage | undefined) => {
		if (!next) return;
		setAt(startOf(next));
		work.paper.current?.show(next.fileId, next.page);
	};
	const Icon = FIELD_ICONS[type];
	return (
		<button
			ref={ref}
			type="button"
			data-floating=""
			className="desk-ghost pointer-events-auto"
			aria-label={format(words.placing, { field: toolName(work, type), name })}
			style={{ left: shown.x, top: shown.y, width: shown.width, height: shown.height }}
			onKeyDown={onKeyDown}
			onBlur={() => stop(null)}
			onClick={() => {
				work.shell.set({ placing: null });
				placeField(work, type, { page, bounds: box, keepsTool: false });
			}}
		>
			<Icon size={14} aria-hidden="true" />
			{toolName(work, type)}
		</button>
	);
}

/** Takes the keyboard once it is there. @returns what gives it back to the tool or the field one came from */
function useBorrowedFocus(ref: RefObject<HTMLElement | null>): () => void {
	const before = useRef<Element | null>(null);
	useEffect(() => {
		before.current = document.activeElement;
		ref.current?.focus({ preventScroll: true });
		ref.current?.scrollIntoView({ block: "nearest" });
	}, [ref]);
	return () => before.current instanceof HTMLElement && before.current.focus({ preventScroll: true });
}

/** The middle of a page, a little above: where most looks fall. */
function startOf(page: PlacedPage | undefined) {
	if (!page) return { index: 0, x: 0, y: 0 };
	return { index: page.number - 1, x: page.widthPx / 2, y: page.heightPx * 0.4 };
}
