import type { z } from "zod";
import { fieldErrorsOf, partName, validationError } from "#lib/contract/field-errors.ts";
import type { Operation } from "#lib/contract/operation.ts";
import { isPlainObject, shapeOf } from "#lib/contract/shape.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { decodeForm } from "./decode-form.ts";
import { inPlainWords } from "./plain-words.ts";
import { storableInput } from "./storable-input.ts";
import { parseUrlEncoded } from "./text-encoding.ts";

/** A query that was read, or what is wrong with it. */
type ReadQuery<Query extends z.ZodType> =
	| { isRight: true; data: z.output<Query>; errors: FieldErrors }
	/** `isMissing`: parameters are missing, and nothing else is wrong. */
	| { isRight: false; errors: FieldErrors; isMissing: boolean };

/** The query of a call in the schema's spelling. @throws AppError ValidationError where names and brackets make no sense */
export function readQuery<Query extends z.ZodType>(request: Request, operation: Operation<Query>): ReadQuery<Query> {
	const search = Buffer.from(new URL(request.url).search.slice(1));
	const parts = parseUrlEncoded(search, null).map(([name, text]) => ({ name, text }));
	const given = storableInput(decodeForm(parts, shapeOf(operation.query)));
	const query = operation.query.safeParse(given, { error: inPlainWords });
	if (query.success) return { isRight: true, data: query.data, errors: {} };
	const issues = query.error.issues.map((issue) => {
		const isMissing = isAbsent(given, issue.path);
		return { issue: isMissing ? { ...issue, message: placeOf(issue.path, operation) } : issue, isMissing };
	});
	const errors = fieldErrorsOf({ issues: issues.map(({ issue }) => issue) });
	return { isRight: false, errors, isMissing: issues.every(({ isMissing }) => isMissing) };
}

function isAbsent(query: unknown, [name, ...rest]: readonly PropertyKey[]): boolean {
	if (name === undefined || rest.length > 0 || !isPlainObject(query)) return false;
	return isBlank(String(query[String(name)] ?? ""));
}

/** Callers who put a parameter of the query into the body learn where it belongs. */
function placeOf(name: readonly PropertyKey[], { path }: Operation): string {
	const part = partName(name);
	return `is required in the query: ${path}?${part.charAt(0).toLowerCase()}${part.slice(1)}=…`;
}

/** The refusal of a call with all that is wrong; where parameters are missing it has a type of its own. */
export function refusalOf(errors: FieldErrors, isMissing: boolean): AppError {
	const [first] = Object.values(errors).flat();
	return isMissing ? new AppError("MissingParameter", first, { fields: errors }) : validationError(errors);
}
