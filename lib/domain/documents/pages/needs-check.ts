type CheckedFile = { needsCheck?: boolean; isDrawn?: boolean; undrawnPages?: unknown };

/**
 * Whether the pages of a document are drawn and compared before anyone is asked to sign: intake rewrote one of its
 * files, several are merged, or a page could not be drawn in the editor.
 */
export function needsCheck(files: readonly CheckedFile[]): boolean {
	return files.length > 1 || files.some((file) => file.needsCheck || isMissingPages(file));
}

/** Whether it is certain of files that were drawn before that a page cannot be. */
export function hasUndrawnPages(files: readonly CheckedFile[]): boolean {
	return files.some((file) => file.isDrawn && isMissingPages(file));
}

function isMissingPages({ undrawnPages }: CheckedFile): boolean {
	return Array.isArray(undrawnPages) && undrawnPages.length > 0;
}
