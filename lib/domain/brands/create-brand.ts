import { randomUUID } from "node:crypto";
import type { BrandCreatedModel } from "#lib/contract/brands/brand-model.ts";
import type { CreateBrandRequest } from "#lib/contract/brands/brand-wire.ts";
import { DEFAULT_BRAND_SETTINGS } from "#lib/contract/brands/default-brand-settings.ts";
import { insertBrand, lockBrands, setDefaultBrand } from "#lib/db/stores/brands/brands.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { Context, OperatorContext, UserContext } from "#lib/domain/context.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { isSandboxCredential } from "#lib/policy/grants.ts";
import { beginDomain } from "./begin-domain.ts";
import { presentCreated } from "./present-brand.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { requireMayChooseDefault } from "./require-changeable-brand.ts";
import { mergeSettings, requireExpiry } from "./rules.ts";
import { takeInLogo } from "./take-in-logo.ts";

type NewBrand = { request: CreateBrandRequest; files: UploadedFile[] };

/**
 * Makes a brand; one that is to be the default takes that place from the present one.
 *
 * @throws AppError Forbidden, ValidationError, TooLarge, UnusableFile; nothing is stored then
 */
export const createBrand = defineVerb(
	{ permission: "brands.change" },
	async (context: UserContext, input: NewBrand): Promise<BrandCreatedModel> => {
		const { principal } = context;
		if (input.request.isDefault) requireMayChooseDefault(principal);
		return make(context, { accountId: principal.accountId, isSandbox: isSandboxCredential(principal) }, input);
	},
);

/** The same for the command line, which works for an account and is nobody in it. */
export const createAccountBrand = defineVerb(
	{ permission: "installation.administer" },
	(context: OperatorContext, accountId: string, input: NewBrand): Promise<BrandCreatedModel> =>
		make(context, { accountId, isSandbox: false }, input),
);

async function make(
	context: Context,
	{ accountId, isSandbox }: { accountId: string; isSandbox: boolean },
	{ request, files }: NewBrand,
): Promise<BrandCreatedModel> {
	const settings = mergeSettings(DEFAULT_BRAND_SETTINGS, request, []);
	requireExpiry(settings.documentExpirySettings, context.now());
	const logo = await takeInLogo(accountId, files);
	const brandId = randomUUID();
	return answerInTransaction(async (tx) => {
		const brands = await lockBrands(tx, accountId);
		if (!brands) throw new AppError("NotFound");
		if (logo) await holdStoredObjects(tx, accountId, [logo.logoKey]);
		const brand = await insertBrand(tx, brands, {
			id: brandId,
			name: request.brandName,
			isSandbox,
			settings,
			createdAt: context.now(),
			...(logo ?? {}),
		});
		if (request.isDefault) await setDefaultBrand(tx, brand);
		await beginDomain(tx, context, brand, request.customDomainSettings?.domainName ?? null);
		await recordBrandEvent(tx, context, accountId, "BrandCreated", { brandId, name: request.brandName });
		return presentCreated(brandId, settings);
	});
}
