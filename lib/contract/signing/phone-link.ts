/** A signing link for the signer's own phone, and the code to scan it from. */
export type PhoneLink = {
	link: string;
	/** A QR code: `path` is an SVG path of filled modules in a square of `size` modules, the quiet zone included. */
	code: { size: number; path: string };
	/** ISO 8601 */
	validUntil: string;
};
