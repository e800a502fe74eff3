import type { z } from "zod";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";

const MAX_ERRORS = 100;

/** The name of a part as errors show it: `["signers", 0, "emailAddress"]` is `Signers[0].EmailAddress`. */
export function partName(path: readonly PropertyKey[]): string {
	return path.reduce<string>((name, step) => {
		if (typeof step === "number") return `${name}[${step}]`;
		const text = String(step);
		const capital = text.charAt(0).toUpperCase() + text.slice(1);
		return name === "" ? capital : `${name}.${capital}`;
	}, "");
}

/** A sentence for people: a message that begins in lower case gets the part's name in front. */
export function sentence(name: string, message: string): string {
	return /^[a-z]/.test(message) && name !== "" ? `${name} ${message}` : message;
}

/** What a schema refused, by part. */
export function fieldErrorsOf(error: Pick<z.ZodError, "issues">): FieldErrors {
	const errors: FieldErrors = {};
	for (const issue of error.issues.slice(0, MAX_ERRORS)) {
		const name = partName(issue.path);
		errors[name] = [...(errors[name] ?? []), sentence(name, issue.message)];
	}
	return errors;
}

/** One refusal for all of them; its sentence is the first one's. */
export function validationError(fields: FieldErrors): AppError {
	const first = Object.values(fields)[0]?.[0];
	return new AppError("ValidationError", first, { fields });
}
