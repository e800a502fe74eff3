import type { FormulaSettings } from "#lib/fields/field-types.ts";

/** The formula of a field that is to calculate, before anybody wrote one: amounts have two decimals. */
export const NEW_FORMULA: FormulaSettings = { expression: "", decimalPrecision: 2 };
