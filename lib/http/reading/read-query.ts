import type { z } from "zod";
import { fieldErrorsOf, validationError } from "#lib/contract/field-errors.ts";
import type { Operation } from "#lib/contract/operation.ts";
import { shapeOf } from "#lib/contract/shape.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { decodeForm } from "./decode-form.ts";
import { inPlainWords } from "./plain-words.ts";
import { storableInput } from "./storable-input.ts";
import { parseUrlEncoded } from "./text-encoding.ts";

/** A query that was read, or what is wrong with it. */
type ReadQuery<Query extends z.ZodType> =
	| { isRight: true; data: z.output<Query>; errors: FieldErrors }
	| { isRight: false; errors: FieldErrors };

/** The query of a call in the schema's spelling. @throws AppError ValidationError where names and brackets make no sense */
export function readQuery<Query extends z.ZodType>(request: Request, operation: Operation<Query>): ReadQuery<Query> {
	const search = Buffer.from(new URL(request.url).search.slice(1));
	const parts = parseUrlEncoded(search, null).map(([name, text]) => ({ name, text }));
	const given = storableInput(decodeForm(parts, shapeOf(operation.query)));
	const query = operation.query.safeParse(given, { error: inPlainWords });
	if (query.success) return { isRight: true, data: query.data, errors: {} };
	return { isRight: false, errors: withPlace(fieldErrorsOf(query.error), operation) };
}

const IN_QUERY = " is required in the query: ";

/** Callers who put a parameter of the query into the body learn where it belongs. */
function withPlace(errors: FieldErrors, { path }: Operation): FieldErrors {
	return Object.fromEntries(
		Object.entries(errors).map(([name, messages]) => {
			const place = `${name}${IN_QUERY}${path}?${name.charAt(0).toLowerCase()}${name.slice(1)}=…`;
			return [name, messages.map((message) => (message === `${name} is required.` ? place : message))];
		}),
	);
}

/** The refusal of a call with all that is wrong; where parameters are missing it has a code of its own. */
export function refusalOf(errors: FieldErrors, ofQuery: FieldErrors): AppError {
	const messages = Object.values(ofQuery).flat();
	const isMissing = messages.length > 0 && messages.every((message) => message.includes(IN_QUERY));
	return isMissing ? new AppError("MissingParameter", messages[0], { fields: errors }) : validationError(errors);
}
