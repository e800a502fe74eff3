import type { StoredFile } from "./take-in-files.ts";

/** A file whose bytes are stored, wherever it was looked at. */
export type KeptFile = Omit<StoredFile, "path" | "part" | "workingPath" | "textTags" | "foundFields"> & {
	/** The template it comes from. */
	templateId?: string | null;
};

/** The row of a file whose bytes are stored, in its place among the files of its document. */
export function fileRow(file: KeptFile, { id, position }: { id: string; position: number }) {
	return {
		id,
		position,
		templateId: file.templateId ?? null,
		name: file.fileName,
		mediaType: file.mediaType,
		sizeBytes: file.sizeBytes,
		uploadSha256: file.sha256,
		uploadKey: file.uploadKey,
		workingSha256: file.workingSha256,
		workingKey: file.workingKey,
		isSigned: file.isSigned,
		mayAttachFiles: file.mayAttachFiles,
		hiddenLayers: file.hiddenLayers,
		fontsNotEmbedded: file.fontsNotEmbedded,
		needsCheck: file.needsCheck,
		firstPage: file.firstPage,
		pageCount: file.pages.length,
		pages: file.pages,
		leftOut: file.leftOut,
	};
}
