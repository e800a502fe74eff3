"use client";

import { memo, useCallback, useEffect, useState } from "react";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { lazyComponent } from "#components/ui/lazy-component.tsx";
import { useWords } from "#components/ui/words.tsx";
import { PageImage } from "#components/viewer/page-image.tsx";
import type { PictureTrouble } from "#components/viewer/why-no-picture.ts";
import { deskPictureUrl, deskSourceUrl } from "#lib/contract/editor-files.ts";
import { format } from "#lib/i18n/message.ts";
import { PageProposals } from "../proposals/proposal-button.tsx";
import { useWork } from "../work/work-context.tsx";
import { FieldButton } from "./field-button.tsx";
import type { PlacedPage } from "./page-stack.ts";
import { SelectionFrame } from "./selection-frame.tsx";

/** pdf.js is as large as everything else together: it comes when a page is looked at for a while. */
const PdfPage = lazyComponent(() => import("#components/viewer/pdf-page.tsx").then((module) => module.PdfPage));

/** How long a page stands in sight until it is drawn from its file. */
const REST_MS = 700;

export type PlacedField = { key: string; index: number };

type Props = {
	page: PlacedPage;
	pageCount: number;
	fieldCount: number;
	fields: readonly PlacedField[];
	isMounted: boolean;
	isVisible: boolean;
	/** Nothing can be done with its fields yet. */
	isPictureOnly: boolean;
	zoom: number;
	/** What is left out of its file, by its short name. */
	leftOut: string;
};

/** A page with its fields; far from the window only its place. */
export const DeskPage = memo(function DeskPage({ page, pageCount, zoom, isMounted, isPictureOnly, ...rest }: Props) {
	const words = useWords("editor").paper.regions;
	const { left, top, width, height } = page;
	// A narrow window is not known yet, but the browser can make the page fit.
	const size: React.CSSProperties =
		isPictureOnly && isMounted ? { right: left, aspectRatio: `${width} / ${height}` } : { width, height };
	return (
		<section
			data-page-key={page.key}
			data-page={page.number}
			aria-label={format(words.page, { page: page.number, total: pageCount })}
			className="desk-page paper-light"
			style={{ left, top, ...size, "--zoom": zoom } as React.CSSProperties}
		>
			{isMounted ? <PageContent {...{ page, zoom, isPictureOnly }} {...rest} /> : null}
		</section>
	);
});

type ContentProps = Omit<Props, "pageCount" | "isMounted">;

function PageContent({ page, isVisible, zoom, leftOut, isPictureOnly, ...rest }: ContentProps) {
	return (
		<>
			<PagePicture {...{ page, isVisible, zoom, leftOut }} />
			{isPictureOnly ? null : <PageThings {...{ page, zoom, ...rest }} />}
		</>
	);
}

type ThingsProps = Pick<Props, "page" | "fields" | "fieldCount" | "zoom">;

/** What lies on a page. */
function PageThings({ page, fields, fieldCount, zoom }: ThingsProps) {
	return (
		<>
			{fields.map(({ key, index }) => (
				<FieldButton key={key} fieldKey={key} pageNumber={page.number} index={index} count={fieldCount} />
			))}
			<PageProposals fileId={page.fileId} page={page.page} pageNumber={page.number} zoom={zoom} />
			<SelectionFrame fileId={page.fileId} page={page.page} zoom={zoom} />
		</>
	);
}

type PictureProps = Pick<Props, "page" | "isVisible" | "zoom" | "leftOut">;

function PagePicture({ page, isVisible, zoom, leftOut }: PictureProps) {
	const words = useWords("editor").layout.page;
	const { path, picturesPath } = useWork().subject;
	const { fileId } = page;
	const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
	const [hasFailed, setHasFailed] = useState(false);
	const isResting = useRest(isVisible, zoom);
	const imageUrl = useCallback(
		(number: number, widthPx?: number) => deskPictureUrl(picturesPath, fileId, { page: number, widthPx, leftOut }),
		[picturesPath, fileId, leftOut],
	);
	const onTrouble = useCallback((_page: number, next: PictureTrouble | null) => setTrouble(next), []);
	const fail = useCallback(() => setHasFailed(true), []);
	// The browser may lack fonts that are not in the file; the server has drawn them.
	const hasItsFonts = useDesk(({ draft }) => !draft.files[fileId]?.fontsNotEmbedded?.length);
	const isDrawnHere = isResting && trouble !== "undrawn" && !hasFailed && hasItsFonts;
	return (
		<div className="absolute inset-0">
			<PageImage
				page={page.page}
				imageUrl={imageUrl}
				label=""
				isVisible={isVisible}
				hasPhoneSize={false}
				zoom={hasItsFonts ? 1 : zoom}
				comingText={format(words.coming, { page: page.number })}
				onTrouble={onTrouble}
			/>
			{isDrawnHere ? (
				<PdfPage
					source={deskSourceUrl(path, fileId, leftOut)}
					pageNumber={page.page}
					zoom={zoom}
					onFailure={fail}
					onMissing={fail}
				/>
			) : null}
			{trouble === "undrawn" ? (
				<p className="absolute inset-x-6 top-6 rounded-control bg-warn-soft p-3 text-ink">
					{format(words.unreadable, { page: page.number })}
				</p>
			) : null}
		</div>
	);
}

/** Whether a page has stood in sight for a moment. */
function useRest(isVisible: boolean, zoom: number): boolean {
	const [isResting, setIsResting] = useState(false);
	useEffect(() => {
		if (!isVisible) {
			setIsResting(false);
			return;
		}
		// A page that is looked at closely needs its sharpness sooner.
		const timer = window.setTimeout(() => setIsResting(true), zoom > 1 ? REST_MS / 4 : REST_MS);
		return () => window.clearTimeout(timer);
	}, [isVisible, zoom]);
	return isResting;
}
