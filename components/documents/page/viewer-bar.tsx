"use client";

import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Filled } from "#components/ui/filled.tsx";
import { Switch } from "#components/ui/forms/switch.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { Zoom } from "#components/viewer/use-zoom.ts";

type Props = {
	page: number;
	pageCount: number;
	onPage: (page: number) => void;
	zoom: Zoom;
	/** Null where nobody has filled in anything yet. */
	who: { isShown: boolean; onChange: (isShown: boolean) => void } | null;
};

/** Which page, how large, tinted or plain. */
export function ViewerBar({ page, pageCount, onPage, zoom, who }: Props) {
	const words = useWords("document").viewer;
	const switchId = useId();
	const place = { page: <strong className="font-semibold">{page}</strong>, count: pageCount };
	return (
		<div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-1.5 py-1 sm:px-3 sm:py-1.5">
			<div className="flex items-center sm:gap-1">
				{pageCount > 1 ? (
					<Tool label={words.previous} isOff={page === 1} onPress={() => onPage(page - 1)}>
						<ChevronLeft size={18} aria-hidden="true" />
					</Tool>
				) : null}
				<span className="whitespace-nowrap px-1 tabular-nums" aria-live="polite">
					<span className="max-sm:sr-only">
						<Filled text={words.page} values={place} />
					</span>
					<span className="sm:hidden" aria-hidden="true">
						<Filled text={words.pageShort} values={place} />
					</span>
				</span>
				{pageCount > 1 ? (
					<Tool label={words.next} isOff={page === pageCount} onPress={() => onPage(page + 1)}>
						<ChevronRight size={18} aria-hidden="true" />
					</Tool>
				) : null}
				<span aria-hidden="true" className="mx-1 h-5 border-line border-l sm:mx-2" />
				<Tool label={words.zoomOut} isOff={!zoom.canZoomOut} onPress={zoom.zoomOut}>
					<ZoomOut size={18} aria-hidden="true" />
				</Tool>
				<Tool label={words.zoomIn} isOff={!zoom.canZoomIn} onPress={zoom.zoomIn}>
					<ZoomIn size={18} aria-hidden="true" />
				</Tool>
			</div>
			{who ? (
				<label htmlFor={switchId} className="flex min-h-11 cursor-pointer items-center gap-2 px-1 text-ink-soft">
					<span>
						<span className="max-sm:sr-only">{words.who}</span>
						<span className="sm:hidden" aria-hidden="true">
							{words.whoShort}
						</span>
					</span>
					<Switch id={switchId} checked={who.isShown} onChange={(event) => who.onChange(event.target.checked)} />
				</label>
			) : null}
		</div>
	);
}

type ToolProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode };

/** A button that has nothing to do now keeps the focus: it is not taken away from under a finger. */
function Tool({ label, isOff, onPress, children }: ToolProps) {
	return (
		<button
			type="button"
			title={label}
			aria-label={label}
			aria-disabled={isOff}
			onClick={isOff ? undefined : onPress}
			className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40 sm:size-9"
		>
			{children}
		</button>
	);
}
