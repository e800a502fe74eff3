/** Typed-signature faces that page and sealing both have (lib/pdf/fonts.ts and app's CSS name the files). */
export const SIGNATURE_FACES = ["dancing-script", "caveat", "great-vibes"] as const;
export type SignatureFace = (typeof SIGNATURE_FACES)[number];

/** A stroke is a list of [x, y] in the pad's own pixels. */
export type Stroke = [x: number, y: number][];

/**
 * An adopted signature, initials or drawing. It is data, not a picture of the page: page and PDF
 * draw it from the same strokes, text or stored image.
 */
export type Mark =
	| { kind: "draw"; width: number; height: number; strokes: Stroke[] }
	| { kind: "type"; text: string; face: SignatureFace }
	| { kind: "image"; key: string; width: number; height: number };
