import type { IdentityPicture } from "#lib/contract/signing/identity-page.ts";
import { findWholeDocumentInScope, type WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import {
	listReadVerifications,
	type ReadVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { recordReading } from "#lib/domain/audit/record-reading.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { shownTry, triesOf } from "#lib/domain/documents/identity-tries.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { type NamedTry, requireReviewed } from "./lock-try.ts";
import { openStoredPicture } from "./open-stored-picture.ts";

/**
 * A picture of the try that the sender is shown, for the sender who had the document when it was taken. Each look is written down
 * before anything is shown.
 *
 * @returns a JPEG
 * @throws AppError NotFound
 */
export const lookAtIdentityPicture = defineVerb(
	{ permission: "identity-verifications.read" },
	async (
		context: GrantedContext,
		{ documentId, signerId, picture }: NamedTry & { picture: string },
	): Promise<Buffer> => {
		requireReviewed(context, { documentId, signerId });
		const document = isUuid(documentId) ? await findWholeDocumentInScope(documentScope(context), documentId) : null;
		if (!document) throw notFound("document");
		const signer = document.signers.find(({ id }) => id === signerId);
		const shown = signer && shownTry(signer, triesOf(await listReadVerifications(document.id), signerId));
		if (!signer || !shown) throw noPicture();
		return showPicture(context, { document, signer, verification: shown }, { picture });
	},
);

const noPicture = () => new AppError("NotFound", "Image not found.", { caseCode: "ImageNotFound" });

type Shown = { document: WholeDocument; signer: WholeDocument["signers"][number]; verification: ReadVerification };

/**
 * The picture of a try that is meant, by its side or its id.
 *
 * @throws AppError NotFound
 */
export async function showPicture(
	context: GrantedContext,
	{ document, signer, verification }: Shown,
	which: { picture: string } | { fileId: string },
): Promise<Buffer> {
	const found = verification.pictures.find((one) =>
		"fileId" in which ? one.id === which.fileId : one.picture === which.picture,
	);
	if (!found || verification.viewerId !== context.principal.userId) throw noPicture();
	const bytes = await openStoredPicture(document.accountId, found);
	const data = { signerName: signer.name, picture: found.picture as IdentityPicture };
	await recordReading(context, document, { type: "IdentityPictureViewed", data });
	return bytes;
}
