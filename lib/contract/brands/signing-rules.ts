import type { SigningView } from "../signing/signing-page.ts";
import type { BrandSettings } from "./brand-settings.ts";

type Saying = Pick<BrandSettings, "disclaimerTitle" | "disclaimerDescription" | "hideDecline" | "hideSave">;

/** What a brand says to signers before they sign, and what it does not offer them. */
export function signingRules({
	disclaimerTitle: title,
	disclaimerDescription: text,
	hideDecline,
	hideSave,
}: Saying): Pick<SigningView, "disclaimer" | "canDecline" | "canFinishLater"> {
	return {
		disclaimer: title || text ? { title: title ?? "", text: text ?? "" } : null,
		canDecline: hideDecline !== true,
		canFinishLater: hideSave !== true,
	};
}
