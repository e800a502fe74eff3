import { deskPictureUrl, deskSourceUrl, deskTextUrl, documentEditorPath } from "#lib/contract/editor-files.ts";
import { pageOverlayUrl } from "#lib/contract/page-picture.ts";
import type { SigningPreview } from "#lib/contract/signing/signing-preview.ts";
import { NOTHING_KEPT } from "../saving/kept-entries.ts";
import type { SigningServer } from "../saving/signing-server.ts";
import { type PreviewSteps, previewClient } from "./preview-client.ts";

type PreviewServerOptions = {
	documentId: string;
	preview: SigningPreview;
	onEnd: (ended: "finished" | "declined") => void;
};

/** What stands behind a preview: memory for what is entered, and the draft's own files. */
export function previewServer({ documentId, preview, onEnd }: PreviewServerOptions): SigningServer {
	const { view, files } = preview;
	const steps: PreviewSteps = { ended: null, language: null };
	const fileAt = (index: number) => files[index] ?? { id: "", leftOut: "" };
	return {
		client: previewClient(preview, steps),
		way: {
			reload() {
				// In the place of this page: the way back leads to the desk.
				if (steps.language) window.location.replace(`?language=${steps.language}`);
				else window.location.reload();
			},
			leave() {
				if (steps.ended) onEnd(steps.ended);
			},
			// Nothing is kept, so nothing is lost.
			isTaken: () => true,
		},
		pictureUrl(page, widthPx) {
			const file = view.files.findLastIndex(({ firstPage }) => firstPage <= page);
			const { id, leftOut } = fileAt(file);
			const ofFile = page - (view.files[file]?.firstPage ?? 1) + 1;
			return deskPictureUrl(documentEditorPath(documentId), id, { page: ofFile, widthPx, leftOut });
		},
		overlayUrl: (page) => pageOverlayUrl(`/documents/${documentId}`, page),
		sourceUrl: (file) => deskSourceUrl(documentEditorPath(documentId), fileAt(file).id, fileAt(file).leftOut),
		textUrl: (file, part) =>
			deskTextUrl(documentEditorPath(documentId), fileAt(file).id, { part, leftOut: fileAt(file).leftOut }),
		downloadUrl: null,
		declineUrl: null,
		kept: NOTHING_KEPT,
	};
}
