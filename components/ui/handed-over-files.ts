let files: readonly File[] = [];

/** Keeps files that were dropped on a page that is left for the desk: they cannot go in an address. */
export function handOverFiles(given: readonly File[]): void {
	files = given;
}

/** The files that were handed over, once. */
export function takeHandedOverFiles(): readonly File[] {
	const taken = files;
	files = [];
	return taken;
}
