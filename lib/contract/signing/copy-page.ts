import type { SigningBrand } from "./signing-brand.ts";

/** What the page behind a link to a copy of the sealed document is told. */
export type CopyPage =
	| { state: "unknown" }
	| { state: "deleted"; locale: string }
	| {
			state: "usable" | "expired";
			locale: string;
			brand: SigningBrand;
			title: string;
			timeZone: string;
			/** ISO 8601; the link leads to the file until then. */
			until: string;
	  };
