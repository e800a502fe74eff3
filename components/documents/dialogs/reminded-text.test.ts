import { expect, it } from "vitest";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { remindedText } from "./reminded-text.ts";

it.each([
	["EN", ["Mia"], [], "Reminder sent to Mia."],
	["EN", ["Mia", "Omar"], ["Ana"], "Reminder sent to Mia and Omar. Ana was reminded less than a minute ago."],
	["EN", [], ["Ana", "Lee"], "Ana and Lee were reminded less than a minute ago."],
	["FR", [], ["Ana"], "Ana a reçu un rappel il y a moins d’une minute."],
	["FR", ["Mia"], ["Ana", "Lee"], "Rappel envoyé à Mia. Ana et Lee ont reçu un rappel il y a moins d’une minute."],
] as const)("says in %s who is reminded of %j, and who was before of %j", (locale, reminded, before, said) => {
	const outcome = { reminded: [...reminded], remindedBefore: [...before] };
	expect(remindedText(outcome, locale, workplaceMessages(locale).common)).toBe(said);
});
