"use client";

import { useSyncExternalStore } from "react";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import type { Bounds } from "#lib/fields/field-types.ts";
import { useDeskView } from "../state/use-editor.ts";
import { toolName, typeOfTool } from "../verbs/place-field.ts";
import { useWork } from "../work/work-context.tsx";
import { NO_OVERLAY } from "./overlay-store.ts";
import type { PageStack, PlacedPage } from "./page-stack.ts";
import type { Guide } from "./snap.ts";

/** What a gesture draws over the pages. Only this renders while one goes on. */
export function OverlayView({ stack }: { stack: PageStack }) {
	const { overlay } = useWork();
	const { pageKey, guides, origins, isCopy, marquee, ghost, place } = useSyncExternalStore(
		overlay.subscribe,
		overlay.get,
		() => NO_OVERLAY,
	);
	const page = stack.pages.find(({ key }) => key === pageKey);
	return (
		<div aria-hidden="true" data-overlay="">
			{origins.map((box, index) => (
				<div key={index} className="desk-origin" data-stays={isCopy ? "" : undefined} style={boxStyle(box)} />
			))}
			{page ? guides.map((guide, index) => <GuideView key={index} {...{ guide, page, zoom: stack.zoom }} />) : null}
			{marquee ? <div className="desk-marquee" style={boxStyle(marquee)} /> : null}
			{ghost ? <Ghost box={ghost} /> : null}
			{place ? (
				<div className="desk-place" style={{ left: place.left, top: place.top, translate: "-50% 0" }}>
					{place.text}
					{place.level ? <span className="ms-2 opacity-75">{place.level}</span> : null}
				</div>
			) : null}
		</div>
	);
}

function boxStyle({ x, y, width, height }: Bounds): React.CSSProperties {
	return { left: x, top: y, width, height };
}

/** The field that is about to be placed. */
function Ghost({ box }: { box: Bounds }) {
	const work = useWork();
	const type = typeOfTool(useDeskView(({ tool }) => tool));
	if (!type) return null;
	const Icon = FIELD_ICONS[type];
	return (
		<div className="desk-ghost" style={boxStyle(box)}>
			<Icon size={14} />
			{toolName(work, type)}
		</div>
	);
}

/** Lines reach a little beyond what they join. CSS pixels. */
const BEYOND_PX = 8;

function GuideView({ guide, page, zoom }: { guide: Guide; page: PlacedPage; zoom: number }) {
	const { axis, at, from, to, gap } = guide;
	const beyond = gap === undefined ? BEYOND_PX : 0;
	const along = { start: from * zoom - beyond, length: (to - from) * zoom + 2 * beyond };
	const style =
		axis === "x"
			? { left: page.left + at * zoom, top: page.top + along.start, width: 1, height: along.length }
			: { left: page.left + along.start, top: page.top + at * zoom, width: along.length, height: 1 };
	const middle = { left: style.left + style.width / 2, top: style.top + style.height / 2 };
	return (
		<>
			<div className="desk-guide" style={style} />
			{gap === undefined ? null : (
				<div className="desk-gap" style={middle}>
					{gap}
				</div>
			)}
		</>
	);
}
