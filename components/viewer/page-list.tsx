"use client";

import { type ComponentProps, type ReactNode, useCallback, useMemo, useReducer, useRef, useState } from "react";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import type { PageText as Text } from "#lib/contract/page-text.ts";
import { MAX_CANVASES, MAX_MOUNTED_PAGES, mountedPages } from "./mounted-pages.ts";
import { PageImage } from "./page-image.tsx";
import { PageOverlay } from "./page-overlay.tsx";
import { DrawnInstead, NothingDrawn, type TroubleText } from "./page-trouble.tsx";
import { useNearPages } from "./use-near-pages.ts";
import type { ViewMode } from "./use-zoom.ts";
import type { PictureTrouble } from "./why-no-picture.ts";
import { withTrouble } from "./with-trouble.ts";

type ViewedPage = { widthPx: number; heightPx: number };

type PageListProps = {
	pages: readonly ViewedPage[];
	/** Without `hasItsFonts`, a page is what the server has drawn: the browser may lack the fonts. */
	files: readonly { firstPage: number; pageCount: number; hasItsFonts?: boolean }[];
	/** Stays the same function. @param widthPx as SHARP_WIDTHS_PX */
	imageUrl: (page: number, widthPx?: number) => string;
	/** Of what lies over a page's picture; null: pages have nothing. */
	overlayUrl: ((page: number) => string) | null;
	/** The words of a page; undefined: not known yet. */
	textOf: (page: number) => Text | undefined;
	sourceUrl: (fileIndex: number) => string;
	pageLabel: (page: number) => string;
	/** Pages that must be there although they are out of sight. */
	neededPages: readonly number[];
	mode: ViewMode;
	/** What lies over a mounted page. */
	overlay: (page: number) => ReactNode;
	/** Shows the words of a page; stays the same function. */
	words: (words: { page: number; text: Text; isNear: boolean }) => ReactNode;
	troubleText: TroubleText;
	/** What stands on a page until its picture does. */
	comingText: (page: number) => string;
	/** What is said when the PDF itself cannot be shown. */
	pdfFailure: (retry: () => void, close: () => void) => ReactNode;
};

/** pdf.js is as large as everything else together: it comes when somebody zooms in. */
const PdfPage = lazyComponent(() => import("./pdf-page.tsx").then((module) => module.PdfPage));

/** A document's pages below each other. All have their words; the pictures and fields of those near the window only are really there. */
export function PageList({ pages, files, mode, neededPages, overlay, words, ...rest }: PageListProps) {
	const list = useRef<HTMLDivElement>(null);
	const pdf = usePdfAttempts();
	const [troubles, addTrouble] = useReducer(withTrouble, NO_TROUBLES);
	const onTrouble = useCallback((page: number, trouble: PictureTrouble | null) => addTrouble({ page, trouble }), []);
	const fileIndexOf = (page: number) => files.findIndex((file) => page < file.firstPage + file.pageCount);
	const hasItsFonts = (page: number) => files[fileIndexOf(page)]?.hasItsFonts !== false;
	const isDrawnHere = (page: number) => {
		const trouble = troubles.get(page);
		return trouble === "unreadable" || (mode.usesPdf && trouble !== "undrawn" && hasItsFonts(page));
	};
	const near = useNearPages(list, "75% 0px", [1]);
	const visible = useNearPages(list, "0px", [1]);
	const mounted = useMemo(() => mountedPages(near, neededPages, MAX_MOUNTED_PAGES), [near, neededPages]);
	const drawn = useMemo(() => mountedPages(visible, [], MAX_CANVASES), [visible]);
	const widest = Math.max(1, ...pages.map((page) => page.widthPx));
	// Zoomed in, pages are measured by the window, not by the column that holds them.
	const width = mode.zoom === 1 ? "100%" : `calc(min(100vw - 3rem, ${widest}px) * ${mode.zoom})`;
	return (
		<div ref={list} className="flex flex-col gap-3 sm:gap-5" style={{ width }}>
			{pdf.hasFailed && pages.some((_, index) => isDrawnHere(index + 1)) ? rest.pdfFailure(pdf.retry, pdf.close) : null}
			{pages.map((page, index) => {
				const number = index + 1;
				const fileIndex = fileIndexOf(number);
				const firstPage = files[fileIndex]?.firstPage ?? 1;
				return (
					<PageSheet
						key={index}
						number={number}
						page={page}
						share={page.widthPx / widest}
						isMounted={mounted.has(number)}
						label={rest.pageLabel(number)}
						isVisible={drawn.has(number)}
						imageUrl={rest.imageUrl}
						overlayUrl={rest.overlayUrl}
						zoom={hasItsFonts(number) ? 1 : mode.zoom}
						trouble={troubles.get(number)}
						troubleText={rest.troubleText}
						comingText={rest.comingText(number)}
						onTrouble={onTrouble}
						text={rest.textOf(number)}
						{...{ overlay, words }}
					>
						{isDrawnHere(number) && drawn.has(number) && mounted.has(number) ? (
							<PdfPage
								key={pdf.attempt}
								source={rest.sourceUrl(fileIndex)}
								pageNumber={number - firstPage + 1}
								zoom={mode.zoom}
								onFailure={pdf.fail}
								onMissing={pdf.fail}
							/>
						) : null}
					</PageSheet>
				);
			})}
		</div>
	);
}

const NO_TROUBLES: ReadonlyMap<number, PictureTrouble> = new Map();

/** Whether the PDF could be shown, and another try. */
function usePdfAttempts() {
	const [{ attempt, hasFailed }, setState] = useState({ attempt: 0, hasFailed: false });
	return {
		attempt,
		hasFailed,
		fail: () => setState((now) => ({ ...now, hasFailed: true })),
		close: () => setState((now) => ({ ...now, hasFailed: false })),
		retry: () => setState((now) => ({ attempt: now.attempt + 1, hasFailed: false })),
	};
}

type PageSheetProps = Pick<
	ComponentProps<typeof PageImage>,
	"imageUrl" | "isVisible" | "zoom" | "comingText" | "onTrouble"
> & {
	number: number;
	page: ViewedPage;
	/** Width as a share of the widest page's. */
	share: number;
	isMounted: boolean;
	label: string;
	overlayUrl: ((page: number) => string) | null;
	text: Text | undefined;
	trouble: PictureTrouble | undefined;
	troubleText: TroubleText;
	children: ReactNode;
} & Pick<PageListProps, "overlay" | "words">;

function PageSheet({ number, page, share, isMounted, label, text, overlay, words, children, ...rest }: PageSheetProps) {
	const { trouble, troubleText, overlayUrl, ...picture } = rest;
	const pageOverlay = overlayUrl ? <PageOverlay url={overlayUrl(number)} /> : null;
	// Whoever hears the words of a page need not hear of its picture.
	const alt = text && text.lines.length > 0 ? "" : label;
	return (
		<>
			<DrawnInstead trouble={trouble} text={troubleText} />
			<section
				id={`page-${number}`}
				data-page={number}
				aria-label={label}
				className="paper-light page-sheet"
				style={{ aspectRatio: `${page.widthPx} / ${page.heightPx}`, width: `${share * 100}%` }}
			>
				{isMounted ? (
					<div className="page-layer" data-mounted>
						<PageImage {...picture} page={number} label={alt} />
						{children}
						{pageOverlay}
					</div>
				) : (
					<noscript>
						<img src={picture.imageUrl(number)} alt={alt} loading="lazy" className="absolute inset-0 h-full w-full" />
						{pageOverlay}
					</noscript>
				)}
				{text ? words({ page: number, text, isNear: isMounted }) : null}
				{isMounted ? (
					<div className="page-layer page-overlay" style={{ "--px": `calc(100cqw / ${page.widthPx})` } as object}>
						{overlay(number)}
					</div>
				) : null}
				<NothingDrawn trouble={trouble} text={troubleText} />
			</section>
		</>
	);
}
