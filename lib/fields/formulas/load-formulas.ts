/** What a page needs of formulas. */
export type FormulaEngine = Pick<typeof import("./calculate-formulas.ts"), "calculateFormulas" | "operandsOf">;

/**
 * Loads what calculates formulas (17 KB compressed): a page that has one does, no other. Code that needs it at once
 * imports calculate-formulas.ts.
 */
export async function loadFormulas(): Promise<FormulaEngine> {
	return import("./calculate-formulas.ts");
}
