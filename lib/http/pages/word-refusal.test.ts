import { expect, it, vi } from "vitest";
import { z } from "zod";
import { log } from "#lib/config/log.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { wordError, wordIssues, wordRefusal } from "./word-refusal.ts";

it("tells people in their language what programs hear in English", () => {
	const error = fieldRefusal("validDays", said("keyDays", { limit: 3650 }));
	const english = "Choose 1 to 3,650 days.";
	expect([error.message, error.fields]).toEqual([english, { validDays: [english] }]);
	expect(wordRefusal(error, "EN")).toEqual({ message: english, fields: { validDays: english } });
	const french = "Choisissez de 1 à 3\u202f650 jours.";
	expect(wordRefusal(error, "FR")).toEqual({ message: french, fields: { validDays: french } });
	expect(wordRefusal(refusal("Conflict", said("notTheirTurn", { name: "Mia" })), "FR").message).toBe(
		"Ce n’est pas encore le tour de Mia.",
	);
});

it("says of an error that has no sentence for people what its code says", () => {
	const error = new AppError("PlanLimit", 'The plan "Trial" has 5 seats, and all are taken.');
	expect(wordRefusal(error, "EN").message).toBe("Your plan doesn’t include this.");
	expect(wordRefusal(error, "FR").message).toBe("Votre offre ne le comprend pas.");
	vi.spyOn(log, "error").mockImplementation(() => undefined);
	expect(wordError(new TypeError("x"), "4711", "FR").message).toContain("4711");
});

it("words what a form's schema refuses, by field, the first of each", () => {
	const form = z.object({
		email: z.email("addressForm" satisfies RefusalKey),
		message: z
			.string()
			.max(5000, "tooLong" satisfies RefusalKey)
			.max(4, "tooLong" satisfies RefusalKey),
		isSandbox: z.boolean(),
	});
	const { error } = form.safeParse({ email: "mia", message: "m".repeat(5001), isSandbox: "no" });
	expect(wordIssues(error?.issues ?? [], "FR")).toEqual({
		message: "Saisissez une adresse du type nom@exemple.fr.",
		fields: {
			email: "Saisissez une adresse du type nom@exemple.fr.",
			message: "5\u202f000 caractères au plus.",
			isSandbox: "Cette valeur n’est pas valable. Vérifiez votre saisie.",
		},
	});
});
