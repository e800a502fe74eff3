import type { BrandKey } from "../state/brand-values.ts";
import { TAB_IDS, type TabId } from "./tab-ids.ts";

/** What is not named is on the first. */
const PLACES: Partial<Record<BrandKey, TabId>> = {
	redirectUrl: "signers",
	expiryValue: "documents",
	reminderDays: "documents",
	reminderCount: "documents",
	documentTimeZone: "documents",
	domainName: "domain",
	fromName: "domain",
	disclaimerTitle: "words",
	disclaimerDescription: "words",
};

/** On which tab a setting that is wrong is to be found. */
export const tabOf = (key: BrandKey): TabId => PLACES[key] ?? "face";

/** Where to look first at what is wrong: on the tab that is open, else on the first that has some of it. */
export function tabToMend(wrong: readonly BrandKey[], open: TabId): TabId {
	const needing = new Set(wrong.map(tabOf));
	return needing.has(open) ? open : (TAB_IDS.find((id) => needing.has(id)) ?? open);
}
