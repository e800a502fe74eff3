"use client";

import { useCallback, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { PageImage } from "#components/viewer/page-image.tsx";
import { PageOverlay } from "#components/viewer/page-overlay.tsx";
import { PageText } from "#components/viewer/page-text.tsx";
import { DrawnInstead, NothingDrawn } from "#components/viewer/page-trouble.tsx";
import type { ViewMode } from "#components/viewer/use-zoom.ts";
import type { PictureTrouble } from "#components/viewer/why-no-picture.ts";
import { pageOverlayUrl, pagePictureUrl } from "#lib/contract/page-picture.ts";
import type { PageText as Text } from "#lib/contract/page-text.ts";
import { format } from "#lib/i18n/message.ts";
import type { DocumentDetailsData } from "../details.ts";
import { ViewedValueBox } from "./viewed-value-box.tsx";

type Props = {
	details: DocumentDetailsData;
	page: DocumentDetailsData["pages"][number];
	/** By signer; null: nothing is tinted. */
	hues: ReadonlyMap<string, number> | null;
	zoom: ViewMode;
	/** The words of the page; undefined while they are not there. */
	text: Text | undefined;
};

/** pdf.js comes when somebody zooms in. */
const PdfPage = lazyComponent(() => import("#components/viewer/pdf-page.tsx").then((module) => module.PdfPage));

/** One page with everything that is printed on it. */
export function ViewedPage({ details, page, hues, zoom, text }: Props) {
	const { viewer: words, undrawn } = useWords("document");
	const [attempt, setAttempt] = useState(0);
	const [hasFailed, setHasFailed] = useState(false);
	const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
	const { id, title, downloads } = details;
	const pictureUrl = usePictureUrl(id);
	const { hasItsFonts, ...place } = placeOf(page.page, downloads.files);
	// Whoever hears the words of a page need not hear of its picture.
	const label = text?.lines.length ? "" : format(words.pageOf, { page: page.page, title });
	const isDrawnHere = trouble === "unreadable" || (zoom.usesPdf && trouble !== "undrawn" && hasItsFonts);
	const told = { trouble: trouble ?? undefined, text: words.trouble };
	const onTrouble = useCallback((_page: number, now: PictureTrouble | null) => setTrouble(now), []);
	const retry = () => {
		setHasFailed(false);
		setAttempt(attempt + 1);
	};
	return (
		<div className="flex flex-col gap-3">
			{hasFailed && isDrawnHere ? (
				<Notice tone="warn">
					<p>{words.notSharp}</p>
					<Button size="sm" onClick={retry}>
						{undrawn.retry}
					</Button>
				</Notice>
			) : null}
			<DrawnInstead {...told} />
			<div
				className="paper-light page-sheet"
				style={{ aspectRatio: `${page.widthPx} / ${page.heightPx}`, width: `${zoom.zoom * 100}%` }}
			>
				<div className="page-layer" style={{ "--px": `calc(100cqw / ${page.widthPx})` } as object}>
					<PageImage
						page={page.page}
						imageUrl={pictureUrl}
						label={label}
						isVisible
						zoom={hasItsFonts ? 1 : zoom.zoom}
						comingText={format(words.preparing, { page: page.page })}
						onTrouble={onTrouble}
					/>
					{isDrawnHere && !hasFailed ? (
						<PdfPage
							key={attempt}
							source={`/documents/${id}/source/${place.file}`}
							pageNumber={place.page}
							zoom={zoom.zoom}
							onFailure={() => setHasFailed(true)}
							onMissing={() => setHasFailed(true)}
						/>
					) : null}
					{text ? <PageText text={text} isNear /> : null}
					<ViewedValues details={details} page={page} hues={hues} />
					<NothingDrawn {...told} />
				</div>
			</div>
		</div>
	);
}

/** Where the document's pages are drawn. */
function usePictureUrl(documentId: string) {
	return useCallback(
		(number: number, widthPx?: number) => pagePictureUrl(`/documents/${documentId}`, number, widthPx),
		[documentId],
	);
}

function ViewedValues({ details, page, hues }: Omit<Props, "zoom" | "text">) {
	const { id, values, formats } = details;
	return (
		<>
			<PageOverlay url={pageOverlayUrl(`/documents/${id}`, page.page)} />
			{values
				.filter((value) => value.page === page.page)
				.map((value) => (
					<ViewedValueBox
						key={value.rowId}
						value={value}
						page={page}
						formats={formats}
						hue={(value.isSigners && hues?.get(value.signerId)) || null}
					/>
				))}
		</>
	);
}

/**
 * Where a page of the document is: file from 0, page in it from 1. Of a file that lacks its fonts, the browser may lack
 * them too, and only the server draws it.
 */
function placeOf(page: number, files: DocumentDetailsData["downloads"]["files"]) {
	let first = 1;
	for (const [file, { pageCount, hasItsFonts }] of files.entries()) {
		if (page < first + pageCount) return { file, page: page - first + 1, hasItsFonts };
		first += pageCount;
	}
	return { file: 0, page, hasItsFonts: true };
}
