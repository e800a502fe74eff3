import { findBehalfEmail } from "#lib/db/stores/documents.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";
import { fieldError } from "#lib/errors/app-error.ts";
import { documentScope } from "#lib/policy/document-scope.ts";

/**
 * Checks that a document was sent in the name that a call gives. A document that the caller cannot reach
 * is left to the verb, which answers as for an unknown one.
 *
 * @throws AppError ValidationError that names OnBehalfOf
 */
export async function requireBehalf(
	context: UserContext,
	documentId: string,
	onBehalfOf: string | null,
): Promise<void> {
	if (onBehalfOf === null || !isUuid(documentId)) return;
	const document = await findBehalfEmail(documentScope(context.principal), documentId);
	if (!document || document.behalfEmail === onBehalfOf.toLowerCase()) return;
	throw fieldError("OnBehalfOf", `This document was not sent on behalf of ${onBehalfOf}.`);
}
