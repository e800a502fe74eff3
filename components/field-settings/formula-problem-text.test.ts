import { expect, it } from "vitest";
import { tryFormula } from "#lib/fields/formulas/try-formula.ts";
import { workplaceMessages } from "#lib/i18n/workplace/workplace-messages.ts";
import { formulaProblemText } from "./formula-problem-text.ts";

function why(expression: string, locale: string): string | null {
	const trial = tryFormula({ expression, decimalPrecision: 0 }, () => null);
	const words = workplaceMessages(locale).fieldSettings.formula;
	return "problem" in trial ? formulaProblemText(trial.problem, words) : null;
}

it.each([
	["Loyer *", "EN", "It cannot be read at character 8: a number or a field is missing."],
	["Loyer *", "FR", "Elle est illisible à partir du caractère 8\u202f: il manque un nombre ou un champ."],
	["somme(1)", "FR", /il n’y a pas de fonction «\u202fsomme\u202f», seulement sum, avg, /],
	["2 ^ 2000", "FR", "Elle contient une puissance qui n’est pas un nombre entier de -100 à 100."],
	["1 / 0", "FR", "Elle divise par zéro."],
])("says in the sender's language why %j is no formula", (expression, locale, text) => {
	expect(why(expression, locale)).toMatch(text);
});
