"use client";

import { useSyncExternalStore } from "react";
import { useWordsLocale } from "#components/ui/words.tsx";
import { formatPercent } from "#lib/i18n/format.ts";
import { useWork } from "../work/work-context.tsx";
import { ActionButton } from "./action-button.tsx";

/** How large the pages are shown; the figure itself makes them fit. */
export function ZoomControl() {
	const { words, view, zoom } = useWork();
	const factor = useSyncExternalStore(zoom.subscribe, zoom.get, () => 1);
	const percent = formatPercent(useWordsLocale(), factor);
	return (
		<div className="flex items-center border-line border-l ps-2 max-lg:hidden">
			<ActionButton id="zoomOut" />
			<button
				type="button"
				title={words.paper.actions.fitWidth}
				onClick={() => view.set({ zoom: "fit" })}
				className="min-w-14 rounded-control px-1 py-1.5 text-center tabular-nums hover:bg-sunken"
			>
				{percent}
			</button>
			<ActionButton id="zoomIn" />
		</div>
	);
}
