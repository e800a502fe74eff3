"use client";

import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useWords } from "#components/ui/words.tsx";
import { usePageTexts } from "#components/viewer/use-page-texts.ts";
import { useZoom, type Zoom } from "#components/viewer/use-zoom.ts";
import { type PageText, textPartUrl } from "#lib/contract/page-text.ts";
import { format } from "#lib/i18n/message.ts";
import type { DocumentDetailsData } from "../details.ts";
import { PageThumbnails } from "./page-thumbnails.tsx";
import { SignerLegend } from "./signer-legend.tsx";
import { ViewedPage } from "./viewed-page.tsx";
import { ViewerBar } from "./viewer-bar.tsx";

const HUES = 8;

/** A hue for each signer who filled something in, in the order of the document: neighbours never look alike. */
function signerHues({ signers, values }: Pick<DocumentDetailsData, "signers" | "values">): Map<string, number> {
	const filled = new Set(values.filter((value) => value.isSigners).map((value) => value.signerId));
	const inOrder = signers.map((signer) => signer.id).filter((id) => filled.has(id));
	return new Map([...new Set([...inOrder, ...filled])].map((id, index) => [id, (index % HUES) + 1]));
}

/** The document page by page with what was filled in, tinted by who did, or plain. */
export function DocumentViewer({ details }: { details: DocumentDetailsData }) {
	const { pages, values, title } = details;
	const words = useWords("document").viewer;
	const [number, setNumber] = useState(1);
	const [showsWho, setShowsWho] = useState(true);
	const zoom = useZoom();
	const hues = signerHues(details);
	const texts = useDocumentTexts(details);
	const page = pages[number - 1];
	if (!page) return null;
	return (
		<section aria-label={words.label} className="rounded-card border border-line bg-surface">
			<ViewerBar
				page={number}
				pageCount={pages.length}
				onPage={setNumber}
				zoom={zoom}
				who={hues.size > 0 ? { isShown: showsWho, onChange: setShowsWho } : null}
			/>
			{hues.size > 0 && showsWho ? <SignerLegend values={values} hues={hues} /> : null}
			<div className="flex rounded-b-card bg-sunken max-md:flex-col-reverse">
				{pages.length > 1 ? (
					<PageThumbnails documentId={details.id} title={title} pages={pages} current={number} onPage={setNumber} />
				) : null}
				<PageArea label={format(words.pageOf, { page: number, title })} zoom={zoom}>
					<ViewedPage
						key={number}
						details={details}
						page={page}
						hues={showsWho ? hues : null}
						zoom={zoom}
						text={texts.get(number)}
					/>
				</PageArea>
			</div>
		</section>
	);
}

const NONE: readonly PageText[] = [];

/** The words of the document's pages, by their number. */
function useDocumentTexts({ id, downloads }: DocumentDetailsData) {
	// A page that brings itself up to date says the same of the same files.
	const counts = downloads.files.map(({ pageCount }) => pageCount).join(" ");
	const placed = useMemo(() => {
		let firstPage = 1;
		return counts.split(" ").map((count) => {
			const file = { firstPage, pageCount: Number(count) };
			firstPage += file.pageCount;
			return file;
		});
	}, [counts]);
	const textUrl = useCallback((file: number, part: number) => textPartUrl(`/documents/${id}`, file, part), [id]);
	return usePageTexts(textUrl, placed, NONE);
}

/** Enlarged, the page is moved about in its frame, by the keyboard too. */
function PageArea({ label, zoom, children }: { label: string; zoom: Zoom; children: ReactNode }) {
	const isLarger = zoom.zoom > 1;
	return (
		<section
			aria-label={label}
			tabIndex={isLarger ? 0 : undefined}
			className={isLarger ? "min-w-0 flex-1 overflow-auto p-3 sm:p-5 max-h-[85dvh]" : "min-w-0 flex-1 p-3 sm:p-5"}
		>
			{children}
		</section>
	);
}
