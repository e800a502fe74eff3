import type { OfReviewer } from "./event-types.ts";

/** What an event's data say beside their own of a signer who reviews. */
export function ofReviewer(type: string | undefined): OfReviewer {
	return type === "Reviewer" ? { signerType: "Reviewer" } : {};
}
