import type { Tx } from "#lib/db/client.ts";
import { type DocumentScope, lockDocument } from "#lib/db/stores/documents/documents.ts";
import { findLatestVerification } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { findSigner } from "#lib/db/stores/signing/signing.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { type NamedDocument, requireLockedDocument } from "#lib/domain/documents/require-document.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import type { LockedTry } from "./end-verification.ts";

/** The latest try of a signer, its document locked; null when there is none. */
export async function lockTry(
	tx: Tx,
	scope: DocumentScope,
	{ documentId, signerId }: { documentId: string; signerId: string },
): Promise<LockedTry | null> {
	const document = await lockDocument(tx, scope, documentId);
	const signer = document && (await findSigner(tx, document, signerId));
	const verification = signer && (await findLatestVerification(tx, signer));
	return document && signer && verification ? { document, signer, verification } : null;
}

export type NamedTry = NamedDocument & { signerId: string };

/**
 * Holds a link for deciding to the signer it was made for; any other is unknown to it.
 *
 * @throws AppError NotFound
 */
export function requireReviewed({ principal }: GrantedContext, { documentId, signerId }: NamedTry): void {
	const { reviewed } = principal;
	if (reviewed && (reviewed.documentId !== documentId || reviewed.signerId !== signerId)) throw notFound("document");
}

/**
 * The same, of a document that the caller reaches.
 *
 * @throws AppError NotFound
 */
export async function requireTry(tx: Tx, context: GrantedContext, named: NamedTry): Promise<LockedTry> {
	requireReviewed(context, named);
	const document = await requireLockedDocument(tx, documentScope(context), named);
	const signer = isUuid(named.signerId) ? await findSigner(tx, document, named.signerId) : null;
	if (!signer) throw refusal("NotFound", said("signerUnknown"));
	const verification = await findLatestVerification(tx, signer);
	if (!verification) throw refusal("NotFound", said("identityNotThere"));
	return { document, signer, verification };
}
