"use client";

import { type RefObject, useEffect, useMemo, useState } from "react";
import { useDesk, useDeskView } from "../state/use-editor.ts";
import { AROUND, type PageStack, stackPages } from "./page-stack.ts";

/** A narrower window than this has no room to give away. */
const PHONE_PX = 600;
const PHONE_AROUND = 8;
const LEAST_ZOOM = 0.25;
const MOST_ZOOM = 4;

/** Between these, and to a thousandth: what is shown in per cent is what is meant. */
export function sensibleZoom(zoom: number): number {
	return Math.round(Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom)) * 1000) / 1000;
}

/** The pages as they are laid out now: by the zoom, or so that the widest fits. null: the window is not known yet. */
export function usePageStack(scroller: RefObject<HTMLElement | null>): PageStack {
	const files = useDesk(({ draft }) => draft.files);
	const zoom = useDeskView((view) => view.zoom);
	const width = useWidth(scroller);
	const around = width < PHONE_PX ? PHONE_AROUND : AROUND;
	const widest = Math.max(1, ...Object.values(files).flatMap(({ pages }) => pages.map((page) => page.widthPx)));
	const fitting = Math.max(LEAST_ZOOM, Math.min(1, (width - 2 * around) / widest));
	const factor = zoom === "fit" ? fitting : zoom;
	return useMemo(() => stackPages(files, factor, around), [files, factor, around]);
}

/** As wide as the pages have room, in CSS pixels; before it is known, as on a large screen. */
function useWidth(scroller: RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(1000);
	useEffect(() => {
		const element = scroller.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setWidth(element.clientWidth));
		observer.observe(element);
		setWidth(element.clientWidth);
		return () => observer.disconnect();
	}, [scroller]);
	return width;
}
