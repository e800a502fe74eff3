import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import { withBrandCopy } from "#lib/domain/brands/brand-copy.ts";
import { chooseBrand } from "#lib/domain/brands/choose-brand.ts";
import { withBrandDefaults } from "#lib/domain/brands/with-brand-defaults.ts";
import { chooseGroups } from "#lib/domain/contact-groups/choose-groups.ts";
import type { UserContext, UserPrincipal } from "#lib/domain/context.ts";
import { findCreditPayer } from "#lib/domain/credits/find-credit-payer.ts";
import { payerOf } from "#lib/domain/credits/rules.ts";
import { chooseIdentity } from "#lib/domain/sender-identities/choose-identity.ts";
import { withIdentity } from "#lib/domain/sender-identities/with-identity.ts";
import type { TempFiles } from "#lib/storage/temp.ts";
import { type AccessCodes, buildDocument } from "./build-document.ts";
import { checkFields, type LookedAtFile } from "./check-fields.ts";
import type { KeptFile } from "./file-row.ts";
import type { PlacedFields } from "./place-text-tags.ts";
import { requireFaces } from "./require-faces.ts";
import { requireSmsPlan } from "./require-sms.ts";
import { picturesOf, storeImages, takeInImages } from "./take-in-images.ts";

/**
 * What the database has to say about a request; what it refuses is refused in this order.
 *
 * @param findPayer whose credit is taken; null: nobody's
 */
export async function lookUp(
	principal: UserPrincipal,
	request: SendDocumentRequest,
	findPayer: (principal: UserPrincipal) => Promise<string | null> = findCreditPayer,
) {
	const { accountId } = principal;
	await requireSmsPlan(payerOf(principal), request.signers);
	const asked = request.signers.map(({ authentication }) => authentication);
	await requireFaces(principal, asked, (place) => `Signers[${place}].`);
	const payer = await findPayer(principal);
	const identity = await chooseIdentity(accountId, request.onBehalfOf);
	const groups = await chooseGroups(accountId, request);
	const brand = await chooseBrand(accountId, request.brandId ?? identity?.brandId ?? null);
	return { payer, identity, groups, brand };
}

type Lookups = Awaited<ReturnType<typeof lookUp>>;

/** A request whose fields are placed, and what is known of it. */
type Placed = {
	documentId: string;
	request: SendDocumentRequest;
	fields: PlacedFields;
	files: readonly LookedAtFile[];
	lookups: Lookups;
	temp: TempFiles;
	/** Gives the files in their order, their bytes stored; called when nothing can be refused any more. */
	keep: () => Promise<KeptFile[]>;
	/** What is kept of the access codes that are asked for. */
	accessCodes: AccessCodes;
};

/**
 * The rows that a request becomes, and the request with what stands for what it does not say: one way for whatever is
 * sent.
 *
 * @throws AppError ValidationError; nothing is stored then
 */
export async function prepareDocument(
	context: UserContext,
	{ documentId, fields, files, lookups, temp, keep, accessCodes, ...given }: Placed,
): Promise<{ built: NewDocument; request: SendDocumentRequest }> {
	const { accountId } = context.principal;
	const { identity, groups, brand } = lookups;
	checkFields(fields, files, given.request.enableSigningOrder);
	const images = await takeInImages(picturesOf(fields), temp);
	const [kept, storedImages] = await Promise.all([keep(), storeImages(accountId, images)]);
	const brandSettings = brand ? brand.settings.documentExpirySettings : null;
	const request = withBrandDefaults({ ...given.request, signers: fields.signers }, brandSettings, context.now());
	const document = buildDocument(context, documentId, request, kept, storedImages, groups, accessCodes);
	return { built: withIdentity(withBrandCopy(document, brand), identity), request };
}
