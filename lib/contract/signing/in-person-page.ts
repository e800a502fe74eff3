import type { CodeMethod } from "./proof-page.ts";
import type { SigningBrand } from "./signing-brand.ts";

/**
 * What a link of a signing in person gives on its host's device while the signer does not have it in their hands: before
 * they said that it is they, and after they gave it back. Nothing of the document but its title, its sender and its
 * brand, and nothing that the signer has entered.
 */
export type InPersonPage = {
	locale: string;
	brand: SigningBrand;
	title: string;
	signerName: string;
	/** Empty: the host is known by an address alone. */
	hostName: string;
	stage: InPersonStage;
	/** What the signer is asked for after that; null: nothing. */
	asks: CodeMethod | null;
	/** The sealed document goes to an address of the signer's own. */
	sendsCopy: boolean;
};

/**
 * ready: the host hands the device over · begun: the same, for a signer who gave it back before they had finished ·
 * waiting: others sign first · scheduled: it has not been sent · signed, declined: by this signer
 */
export type InPersonStage = "ready" | "begun" | "waiting" | "scheduled" | "signed" | "declined";

/**
 * Why a device is given back, as `POST /sign/<token>/back?reason=` takes it. `POST /sign/<token>/present` is how the signer says
 * that it is they, and answers as the two calls of proof-page.ts do.
 *
 * given: by the button · left: the page was closed, loaded again or left · idle: nobody touched it any more
 */
export const HAND_BACK_REASONS = ["given", "left", "idle"] as const;
export type HandBackReason = (typeof HAND_BACK_REASONS)[number];
