import { fieldError } from "#lib/errors/app-error.ts";

/**
 * Checks that a document was sent in the name that a call gives.
 *
 * @param onBehalfOf left out or null: the call gives none
 * @throws AppError ValidationError that names OnBehalfOf
 */
export function requireBehalf(document: { behalfEmail: string | null }, onBehalfOf: string | null | undefined): void {
	if (onBehalfOf === null || onBehalfOf === undefined || document.behalfEmail === onBehalfOf.toLowerCase()) return;
	throw fieldError("OnBehalfOf", `This document was not sent on behalf of ${onBehalfOf}.`, "OnBehalfOfMismatch");
}
