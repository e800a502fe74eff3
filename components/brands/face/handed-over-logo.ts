let logo: File | null = null;

/** Keeps a logo that was dropped on the page that is left for the designer: it cannot go in an address. */
export function handOverLogo(given: File): void {
	logo = given;
}

/** The logo that was handed over, once; null: there is none. */
export function takeHandedOverLogo(): File | null {
	const taken = logo;
	logo = null;
	return taken;
}
