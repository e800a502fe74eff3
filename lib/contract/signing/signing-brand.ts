import type { BrandColors } from "../brands/brand-colors.ts";

/** Whose paper this is. */
export type SigningBrand = {
	name: string;
	senderName: string;
	senderEmail: string;
	/** null: the name stands in its place. */
	logoUrl: string | null;
	/** Already such that everything can be read. */
	colors: BrandColors;
	/** The page does not name the service. */
	hidesTagLine: boolean;
};
