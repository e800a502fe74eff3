import { expect, it } from "vitest";
import type { BrandKey } from "../state/brand-values.ts";
import type { TabId } from "./tab-ids.ts";
import { tabToMend } from "./tab-of.ts";

const cases: [string, BrandKey[], TabId, TabId][] = [
	["where it is", ["redirectUrl"], "face", "signers"],
	["on the tab that is open", ["brandName", "redirectUrl"], "signers", "signers"],
	["on the first tab of several", ["domainName", "expiryValue"], "words", "documents"],
	["nowhere else when nothing is wrong", [], "domain", "domain"],
];
it.each(cases)("what is wrong is mended %s", (_, wrong, open, tab) => {
	expect(tabToMend(wrong, open)).toBe(tab);
});
