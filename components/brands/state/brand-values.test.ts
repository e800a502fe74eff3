import { describe, expect, it } from "vitest";
import { brandSettings } from "#lib/contract/brands/brand-settings.ts";
import { editBrandWire } from "#lib/contract/brands/brand-wire.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { type BrandValues, keyOfPart, NEW_BRAND_VALUES, toBrandRequest } from "./brand-values.ts";

const GIVEN: BrandValues = {
	...NEW_BRAND_VALUES,
	brandName: "Harbour Homes",
	backgroundColor: "#F6F1EA",
	buttonColor: "navy",
	expiryDateType: "Days",
	expiryValue: 30,
	enableSignatureFrame: true,
	domainName: "harbour.example",
	hideDecline: true,
};

describe("what is designed", () => {
	it("has every setting of a brand", () => {
		const { documentExpirySettings, signatureFrameSettings, ...plain } = brandSettings.parse({});
		const names = [plain, documentExpirySettings, signatureFrameSettings].flatMap((part) => Object.keys(part));
		expect(Object.keys(NEW_BRAND_VALUES).sort()).toEqual([...names, "brandName", "domainName", "logo"].sort());
	});

	it("is what the interface takes", () => {
		const { logo: _, ...given } = GIVEN;
		const read = editBrandWire.parse(toBrandRequest(given));
		expect(read).toMatchObject({
			brandName: "Harbour Homes",
			backgroundColor: "#F6F1EA",
			buttonColor: "navy",
			hideDecline: true,
			documentExpirySettings: { expiryDateType: "Days", expiryValue: 30 },
			customDomainSettings: { domainName: "harbour.example" },
			signatureFrameSettings: { enableSignatureFrame: true },
		});
	});

	it("is taken back by its name", () => {
		const { cleared } = editBrandWire.parse(toBrandRequest({ buttonColor: null, expiryValue: null, logo: null }));
		expect([...cleared].sort()).toEqual(["brandLogo", "buttonColor", "documentExpirySettings.expiryValue"]);
	});

	it("is found by the place that a refusal names", () => {
		expect(keyOfPart("DocumentExpirySettings.ExpiryValue")).toBe("expiryValue");
		expect(keyOfPart("BrandLogo[0]")).toBe("logo");
		expect(keyOfPart("Nothing")).toBeNull();
		expect(DEFAULT_BRAND_SETTINGS.canHideTagLine).toBe(false);
	});
});
