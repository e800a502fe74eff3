import type { Operation } from "../operation.ts";
import { describeParts } from "../reference/describe-schema.ts";

/** Every status that refuses a call of the API. */
export const ERROR_STATUSES = [400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 500, 503];

/** The refusals that an operation can answer with; the API’s tests hold every answer against them. */
export function errorStatuses(operation: Operation): number[] {
	return ERROR_STATUSES.filter((status) => canRefuse(operation, status));
}

function canRefuse({ path, query, body, encodings, files }: Operation, status: number): boolean {
	const hasParts = [query, body].some((schema) => describeParts(schema).length > 0);
	switch (status) {
		case 400:
		case 404:
			return hasParts;
		case 409:
			return hasParts && !path.endsWith("/list");
		case 413:
		case 415:
			return encodings.length > 0;
		case 422:
			return files !== null;
		default:
			return true;
	}
}
