"use client";

import { useState } from "react";

/** How the document is shown: its size, and whether pdf.js draws it (zoomed in). */
export type ViewMode = { zoom: number; usesPdf: boolean };

const STEPS = [1, 1.25, 1.5, 2, 3];

export type Zoom = ViewMode & {
	canZoomIn: boolean;
	canZoomOut: boolean;
	zoomIn(): void;
	zoomOut(): void;
	reset(): void;
};

/** Zoom in fixed steps; 1 is the width of the column. */
export function useZoom(): Zoom {
	const [{ zoom, usesPdf }, setMode] = useState<ViewMode>({ zoom: 1, usesPdf: false });
	const step = (by: 1 | -1) => {
		const next = STEPS[STEPS.indexOf(zoom) + by];
		if (next !== undefined) setMode({ zoom: next, usesPdf: usesPdf || next > 1 });
	};
	return {
		zoom,
		usesPdf,
		canZoomIn: zoom < (STEPS.at(-1) ?? 1),
		canZoomOut: zoom > 1,
		zoomIn: () => step(1),
		zoomOut: () => step(-1),
		reset: () => setMode({ zoom: 1, usesPdf }),
	};
}
