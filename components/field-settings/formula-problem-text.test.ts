import { expect, it } from "vitest";
import { tryFormula } from "#lib/fields/formulas/try-formula.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { formulaProblemText } from "./formula-problem-text.ts";

function why(expression: string, locale: string): string | null {
	const trial = tryFormula({ expression, decimalPrecision: 0 }, () => null);
	const words = workplaceMessages(locale).fieldSettings.formula;
	return "problem" in trial ? formulaProblemText(trial.problem, words) : null;
}

it.each([
	["Loyer *", "EN", "Error at character 8: missing number or field."],
	["Loyer *", "FR", "Erreur au caractère 8\u202f: nombre ou champ manquant."],
	["somme(1)", "FR", /fonction «\u202fsomme\u202f» inconnue\u202f; utilisez sum, avg, /],
	["2 ^ 2000", "FR", "Les exposants doivent être des nombres entiers de -100 à 100."],
	["1 / 0", "FR", "La formule divise par zéro."],
])("says in the sender's language why %j is no formula", (expression, locale, text) => {
	expect(why(expression, locale)).toMatch(text);
});
