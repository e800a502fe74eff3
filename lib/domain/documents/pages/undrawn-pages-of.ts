/** The pages of a document, 1-based across files, that could not be drawn: nobody can sign while there is one. */
export function undrawnPagesOf(document: {
	files: { firstPage: number; isDrawn: boolean; undrawnPages: number[] }[];
}): number[] {
	const settled = document.files.filter((file) => file.isDrawn);
	const pages = settled.flatMap((file) => file.undrawnPages.map((page) => file.firstPage + page - 1));
	return pages.sort((a, b) => a - b);
}

/** The same as its sender is told: while such pages are tried once more, they are named still. */
export function missingPagesOf(document: Parameters<typeof undrawnPagesOf>[0] & { pictureState: string }): number[] {
	if (document.pictureState !== "Retried") return undrawnPagesOf(document);
	return undrawnPagesOf({ files: document.files.map((file) => ({ ...file, isDrawn: true })) });
}
