import type { PartDescription } from "./describe-schema.ts";

/** A part with what it means. */
export type DescribedPart = Omit<PartDescription, "parts"> & {
	/** How long, large or many it may be; empty: nothing to say. */
	limits: string;
	parts: DescribedPart[];
};
