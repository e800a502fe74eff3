import type { BrandCreatedModel } from "#lib/contract/brands/brand-model.ts";
import type { EditBrandRequest } from "#lib/contract/brands/brand-wire.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedBrand, setDefaultBrand, updateBrand } from "#lib/db/stores/brands/brands.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnEnvironment } from "#lib/policy/grants.ts";
import { beginDomain } from "./begin-domain.ts";
import { presentCreated } from "./present-brand.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { requireBrand } from "./require-brand.ts";
import { requireChangeableBrand, requireMayChooseDefault } from "./require-changeable-brand.ts";
import { isSameExpiry, mergeSettings, requireExpiry } from "./rules.ts";
import { takeInLogo } from "./take-in-logo.ts";

/** As the brand that an account begins with. */
const NO_LOGO = { logoKey: null, logoWidthPx: 0, logoHeightPx: 0 };

type BrandEdit = { brandId: string; request: EditBrandRequest; files: UploadedFile[] };

/**
 * Changes what is given of a brand. Documents already sent keep their copy.
 *
 * @throws AppError Forbidden, NotFound, ValidationError, TooLarge, UnusableFile; Conflict when the default
 * is to be no default: then there would be none
 */
export const editBrand = defineVerb(
	{ permission: "brands.change" },
	async (context: UserContext, input: BrandEdit): Promise<BrandCreatedModel> => {
		const { principal } = context;
		const { accountId } = principal;
		const { brandId, request } = input;
		requireOwnEnvironment(principal, await requireBrand(accountId, brandId));
		if (request.isDefault) requireMayChooseDefault(principal);
		const logo = await takeInLogo(accountId, input.files);
		return answerInTransaction(async (tx) => {
			const brand = await requireChangeableBrand(tx, principal, brandId);
			const before = brand.settings;
			const settings = mergeSettings(before, request, request.cleared);
			// A brand's own date may have passed since; only what changes is judged.
			const expiry = settings.documentExpirySettings;
			if (!isSameExpiry(before.documentExpirySettings, expiry)) requireExpiry(expiry, context.now());
			if (logo) await holdStoredObjects(tx, accountId, [logo.logoKey]);
			const logoAfter = logo ?? (request.cleared.includes("brandLogo") ? NO_LOGO : {});
			await updateBrand(tx, brand, { name: request.brandName ?? brand.name, settings, ...logoAfter });
			await changeDefault(tx, brand, request.isDefault);
			const domainName = domainAfter(request);
			if (domainName !== undefined) await beginDomain(tx, context, brand, domainName);
			await recordBrandEvent(tx, context, accountId, "BrandEdited", { brandId, name: request.brandName ?? brand.name });
			return presentCreated(brandId, settings);
		});
	},
);

async function changeDefault(tx: Tx, brand: LockedBrand, isDefault: boolean | null): Promise<void> {
	if (isDefault === true) await setDefaultBrand(tx, brand);
	if (isDefault === false && brand.isDefault) {
		throw new AppError("Conflict", "This is the default brand. Make another brand the default instead.", {
			caseCode: "DefaultBrand",
		});
	}
}

/** The domain that a request names; null when it takes it back, undefined when it says nothing. */
function domainAfter({ customDomainSettings, cleared }: EditBrandRequest): string | null | undefined {
	const isCleared = cleared.includes("customDomainSettings") || cleared.includes("customDomainSettings.domainName");
	return customDomainSettings?.domainName ?? (isCleared ? null : undefined);
}
