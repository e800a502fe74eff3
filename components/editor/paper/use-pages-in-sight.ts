"use client";

import { type RefObject, useEffect, useState } from "react";
import { MAX_MOUNTED_PAGES } from "#components/viewer/mounted-pages.ts";
import { useDeskItself } from "../state/editor-context.tsx";
import { type PageStack, pageAt } from "./page-stack.ts";

/** How far around the window pages are there, as a share of its height. */
const REACH = 0.75;
/** pdf.js draws this many at once. */
const MAX_DRAWN = 4;

type InSight = {
	near: ReadonlySet<string>;
	visible: ReadonlySet<string>;
	/** The window was looked at; before, nobody knows more than that one begins at the top. */
	isKnown: boolean;
};

/** What is in sight whatever the window: with it the server draws the first page, and its picture is there before the scripts are. */
function firstInSight({ pages: [first] }: PageStack): InSight {
	const keys = new Set(first ? [first.key] : []);
	return { near: keys, visible: keys, isKnown: false };
}

/** Which pages are near the window and which are in it; the one most in sight is the desk's page. */
export function usePagesInSight(scroller: RefObject<HTMLElement | null>, stack: PageStack): InSight {
	const { view } = useDeskItself();
	const [inSight, setInSight] = useState(() => firstInSight(stack));
	useEffect(() => {
		const element = scroller.current;
		if (!element) return;
		let frame = 0;
		const look = () => {
			frame = 0;
			const { scrollTop, clientHeight } = element;
			const between = (from: number, to: number) =>
				stack.pages.filter(({ top, height }) => top < to && from < top + height).map(({ key }) => key);
			const reach = clientHeight * REACH;
			const near = between(scrollTop - reach, scrollTop + clientHeight + reach).slice(0, MAX_MOUNTED_PAGES);
			const visible = between(scrollTop, scrollTop + clientHeight).slice(0, MAX_DRAWN);
			// A page that is drawn on from stays, however far the drag goes.
			const isDragging = element.querySelector("[data-lifted]") !== null;
			setInSight((before) => {
				const kept = isDragging ? [...before.near] : [];
				const next = { near: new Set([...kept, ...near]), visible: new Set(visible), isKnown: true };
				const isSame = isSameSet(before.near, next.near) && isSameSet(before.visible, next.visible);
				return before.isKnown && isSame ? before : next;
			});
			const page = pageAt(stack, scrollTop + clientHeight / 3);
			const known = view.getSnapshot().page;
			if (page?.fileId !== known?.fileId || page?.page !== known?.page)
				view.set({ page: page && { fileId: page.fileId, page: page.page } });
		};
		const later = () => {
			if (frame === 0) frame = requestAnimationFrame(look);
		};
		look();
		element.addEventListener("scroll", later, { passive: true });
		const observer = new ResizeObserver(later);
		observer.observe(element);
		return () => {
			element.removeEventListener("scroll", later);
			observer.disconnect();
			cancelAnimationFrame(frame);
		};
	}, [scroller, stack, view]);
	return inSight;
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return a.size === b.size && [...a].every((key) => b.has(key));
}
