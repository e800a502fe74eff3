import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import { findBrand, findDefaultBrand } from "#lib/db/stores/brands/brands.ts";
import { findContactGroups } from "#lib/db/stores/contacts/contact-groups.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findIdentityRow } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { withBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { withBrandDefaults } from "#lib/domain/brands/with-brand-defaults.ts";
import { enteredGroup } from "#lib/domain/contact-groups/entered-group.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { buildDocument } from "#lib/domain/documents/sending/build-document.ts";
import type { StoredImage } from "#lib/domain/documents/sending/take-in-images.ts";
import type { DraftFile } from "#lib/domain/drafts/editing/draft-files.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { withIdentity } from "#lib/domain/sender-identities/with-identity.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { parseImageDataUri } from "#lib/fields/rules/file-rules.ts";
import { writeFileValue } from "#lib/fields/values/file-value.ts";
import { previewedDocument } from "./previewed-document.ts";

type Previewed = {
	/** The document of the draft as it is stored. */
	stored: WholeDocument;
	request: SendDocumentRequest;
	files: DraftFile[];
	/** Of the request's signer who looks at it; 0-based. */
	index: number;
};

/**
 * A draft's document as if it had just been sent, and the signer of it who looks at it; a group's first member. Brand,
 * group and identity count as far as they are there: what is missing blocks the sending, not the looking.
 *
 * @throws AppError NotFound
 */
export async function buildPreview(
	context: GrantedContext,
	{ stored, request: asked, files, index }: Previewed,
): Promise<{ document: WholeDocument; signer: WholeDocument["signers"][number] }> {
	const { accountId } = context.principal;
	const identity = await findAgreed(accountId, asked.onBehalfOf);
	const brandId = asked.brandId ?? identity?.brandId ?? null;
	const named = brandId !== null && isUuid(brandId) ? await findBrand(accountId, brandId) : null;
	const brand = named ?? (await findDefaultBrand(accountId));
	const groups = await findGroups(accountId, asked);
	const settings = brand?.settings.documentExpirySettings ?? null;
	const request = withBrandDefaults(asked, settings, context.now());
	const built = buildDocument(context, stored.id, request, files, imagesOf(request), groups);
	const document = previewedDocument(stored, withIdentity(withBrandCopy(built, brand), identity), files);
	const before = groups.slice(0, index).reduce((sum, group) => sum + (group?.contacts.length ?? 1), 0);
	const signer = document.signers[before];
	if (!signer) throw notFound("document");
	return { document, signer };
}

async function findAgreed(accountId: string, email: string | null) {
	const identity = email === null ? null : await findIdentityRow(accountId, { email: email.toLowerCase() });
	return identity?.status === "Verified" ? identity : null;
}

/** The group at each signer's place; null: a person signs, or it is gone. */
async function findGroups(accountId: string, { signers }: SendDocumentRequest) {
	const ids = signers.flatMap(({ groupId }) => (groupId !== null && isUuid(groupId) ? [groupId.toLowerCase()] : []));
	const found = await findContactGroups({ accountId }, ids);
	return signers.map((signer) => {
		const group = found.find(({ id }) => id === signer.groupId?.toLowerCase()) ?? enteredGroup(signer);
		return group && group.contacts.length > 0 ? group : null;
	});
}

/** Pictures that the sender has prefilled, each as its own address: nothing is stored of them yet. */
function imagesOf({ signers }: SendDocumentRequest): StoredImage[] {
	return signers.flatMap(({ formFields }, signer) =>
		formFields.flatMap(({ type, value }, field) => {
			const image = type === "Image" && value !== null ? parseImageDataUri(value) : null;
			if (!image || value === null) return [];
			const { mediaType, extension, base64 } = image;
			const file = { key: value, name: `image${extension}`, mediaType, size: Math.floor((base64.length * 3) / 4) };
			return [{ signer, field, key: value, value: writeFileValue(file) }];
		}),
	);
}
