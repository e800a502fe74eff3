"use client";

import { Minus, Plus } from "lucide-react";
import type { Zoom } from "#components/viewer/use-zoom.ts";
import { formatPercent } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { BrandMark } from "../brand-mark.tsx";
import { useSigning } from "../state/signing-context.tsx";
import { MoreMenu } from "./more-menu.tsx";
import { PageJump } from "./page-jump.tsx";

/** Whose document this is, its title, zoom, and everything that is not the next step. */
export function SigningHeader({ zoom }: { zoom: Zoom }) {
	const { common } = useSigning();
	return (
		<header className="sticky top-0 z-20 has-[details[open]]:z-30 border-line border-b bg-surface">
			<div className="mx-auto flex h-14 max-w-6xl items-center gap-3 px-4 sm:px-5">
				<div className={common.brand.logoUrl ? "shrink-0" : "hidden max-w-52 sm:block"}>
					<BrandMark brand={common.brand} />
				</div>
				<span className="hidden h-5 w-px bg-line sm:block" aria-hidden="true" />
				<h1 className="min-w-0 flex-1 truncate font-medium text-ink text-read" title={common.title}>
					{common.title}
				</h1>
				<PageJump />
				<ZoomButtons zoom={zoom} />
				<MoreMenu />
			</div>
		</header>
	);
}

const ZOOM_BUTTON =
	"grid size-9 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent";

function ZoomButtons({ zoom }: { zoom: Zoom }) {
	const { locale, messages } = useSigning();
	const { actions } = messages;
	const percent = formatPercent(locale, zoom.zoom);
	return (
		<div className="hidden items-center noscript:invisible sm:flex">
			<button
				type="button"
				className={ZOOM_BUTTON}
				onClick={zoom.zoomOut}
				disabled={!zoom.canZoomOut}
				aria-label={actions.zoomOut}
				title={actions.zoomOut}
			>
				<Minus size={16} aria-hidden="true" />
			</button>
			<button
				type="button"
				className="min-h-9 min-w-13 rounded-control text-ink-soft text-sm tabular-nums hover:bg-sunken hover:text-ink"
				onClick={zoom.reset}
				aria-label={format(actions.zoomReset, { percent })}
			>
				{percent}
			</button>
			<button
				type="button"
				className={ZOOM_BUTTON}
				onClick={zoom.zoomIn}
				disabled={!zoom.canZoomIn}
				aria-label={actions.zoomIn}
				title={actions.zoomIn}
			>
				<Plus size={16} aria-hidden="true" />
			</button>
		</div>
	);
}
