"use client";

import { useEffect, useRef, useState } from "react";
import { Document, Page, pdfjs } from "react-pdf";
import "react-pdf/dist/Page/TextLayer.css";

pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).toString();

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

type PdfPageProps = { source: string; pageNumber: number; zoom: number };

/** A page drawn by pdf.js over the server's image: sharp at every zoom, and its text can be selected. */
export function PdfPage({ source, pageNumber, zoom }: PdfPageProps) {
	const ref = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState<number | null>(null);
	useEffect(() => {
		const measure = () => setWidth(ref.current?.clientWidth ?? null);
		measure();
		window.addEventListener("resize", measure);
		return () => window.removeEventListener("resize", measure);
	}, [zoom]);
	return (
		<div ref={ref} className="pdf-page absolute inset-0">
			{width ? (
				// Until it is drawn, and when it cannot be, the image below stays what one sees.
				<Document file={source} options={ASSETS} loading={null} error={null} noData={null}>
					<Page
						pageNumber={pageNumber}
						width={width}
						devicePixelRatio={Math.min(window.devicePixelRatio, MAX_CANVAS_WIDTH_PX / width)}
						renderAnnotationLayer={false}
						loading={null}
						error={null}
					/>
				</Document>
			) : null}
		</div>
	);
}
