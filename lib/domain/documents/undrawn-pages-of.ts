/** The pages of a document, 1-based across files, that could not be drawn: nobody can sign while there is one. */
export function undrawnPagesOf(document: {
	files: { firstPage: number; isDrawn: boolean; undrawnPages: number[] }[];
}): number[] {
	const settled = document.files.filter((file) => file.isDrawn);
	const pages = settled.flatMap((file) => file.undrawnPages.map((page) => file.firstPage + page - 1));
	return pages.sort((a, b) => a - b);
}
