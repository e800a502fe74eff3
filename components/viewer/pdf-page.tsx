"use client";

import type { PDFDocumentProxy } from "pdfjs-dist";
import { Suspense, useEffect, useRef, useState } from "react";
import { Page, pdfjs } from "react-pdf";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { openPdf } from "./open-pdfs.ts";

// Of the same build as the library itself (next.config.mjs).
pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/legacy/build/pdf.worker.min.mjs", import.meta.url).toString();

/** What pdf.js fetches when a PDF leaves it out: standard fonts, character maps, image decoders. */
const ASSETS = {
	standardFontDataUrl: "/pdf-assets/standard_fonts/",
	cMapUrl: "/pdf-assets/cmaps/",
	wasmUrl: "/pdf-assets/wasm/",
	iccUrl: "/pdf-assets/iccs/",
	useSystemFonts: false,
};

/** A canvas of more device pixels than this is only slow. */
const MAX_CANVAS_WIDTH_PX = 3_000;

type PdfPageProps = {
	source: string;
	pageNumber: number;
	zoom: number;
	/** It could not be loaded or drawn; nothing is shown until it is mounted anew. */
	onFailure: () => void;
};

/** A page drawn by pdf.js over the server's image: sharp at every zoom. */
export function PdfPage({ source, pageNumber, zoom, onFailure }: PdfPageProps) {
	const ref = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState<number | null>(null);
	const pdf = usePdf(source, onFailure);
	useEffect(() => {
		const measure = () => setWidth(ref.current?.clientWidth ?? null);
		measure();
		window.addEventListener("resize", measure);
		return () => window.removeEventListener("resize", measure);
	}, [zoom]);
	return (
		<div ref={ref} className="pdf-page absolute inset-0">
			{width && pdf ? (
				// Until it is drawn, and when it cannot be, the image below stays what one sees: the library waits by
				// suspending and fails by throwing, and would take the whole page along.
				<ErrorBoundary onError={onFailure}>
					<Suspense fallback={null}>
						<Page
							pdf={pdf}
							pageNumber={pageNumber}
							width={width}
							devicePixelRatio={Math.min(window.devicePixelRatio, MAX_CANVAS_WIDTH_PX / width)}
							renderTextLayer={false}
							renderAnnotationLayer={false}
						/>
					</Suspense>
				</ErrorBoundary>
			) : null}
		</div>
	);
}

function usePdf(source: string, onFailure: () => void): PDFDocumentProxy | null {
	const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
	const fail = useRef(onFailure);
	fail.current = onFailure;
	useEffect(() => {
		let isHere = true;
		const { document, release } = openPdf(source, ASSETS);
		document.then(
			(opened) => isHere && setPdf(opened),
			() => isHere && fail.current(),
		);
		return () => {
			isHere = false;
			release();
			setPdf(null);
		};
	}, [source]);
	return pdf;
}
