import { describe, expect, it } from "vitest";
import { type DraftState, withChanges, withSaved } from "./brand-draft-state.ts";
import { type BrandValues, NEW_BRAND_VALUES } from "./brand-values.ts";

const SAVED: BrandValues = { ...NEW_BRAND_VALUES, brandName: "Harbour", buttonColor: null, logo: null };
const fresh: DraftState = { saved: SAVED, changes: {} };

describe("a brand in the making", () => {
	it("counts no change that leads back to what is saved", () => {
		const changed = withChanges(fresh, { buttonColor: "navy", hideSave: true });
		expect(changed.changes).toEqual({ buttonColor: "navy", hideSave: true });
		expect(withChanges(changed, { buttonColor: null }).changes).toEqual({ hideSave: true });
	});

	const sent = { brandName: "Harbour Homes ", buttonColor: "navy", logo: "data:image/png;base64,AA==" };
	const answer = { ...SAVED, brandName: "Harbour Homes", buttonColor: "navy", logo: "/logos/1" };
	const cases: [string, Partial<BrandValues>, Partial<BrandValues>][] = [
		["nothing", {}, {}],
		["another setting", { hideSave: true }, { hideSave: true }],
		["a setting that is being saved", { buttonColor: "teal" }, { buttonColor: "teal" }],
		["one back to what it was before", { buttonColor: null }, { buttonColor: null }],
		["another setting to what it is saved as", { combineAuditTrail: false }, {}],
	];
	it.each(cases)("keeps what is changed while it is saved: %s", (_, meanwhile, changes) => {
		const under = withChanges(withChanges(fresh, sent), meanwhile);
		expect(withSaved(under, sent, answer)).toEqual({ saved: answer, changes });
	});
});
