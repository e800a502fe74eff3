import { env } from "#lib/config/env.ts";
import { PROVIDER_NAMES } from "#lib/contract/signing/identity-settings.ts";
import { listBrandRows, type StoredBrand } from "#lib/db/stores/brands/brands.ts";
import { listContactGroupRows } from "#lib/db/stores/contacts/contact-groups.ts";
import {
	type CustomFieldRow,
	knownCustomFieldIds,
	listAllCustomFieldRows,
} from "#lib/db/stores/custom-fields/custom-fields.ts";
import { findAccount } from "#lib/db/stores/installation/provisioning.ts";
import { listIdentityRows } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { logoPath } from "#lib/domain/brands/logo-url.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { findVerifier } from "#lib/domain/documents/find-verifier.ts";
import { hasOfficeConverter } from "#lib/domain/files/has-office-converter.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DeskBrand, DeskFacts } from "#lib/draft/editor-facts.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { planOf } from "#lib/policy/plans.ts";
import { brandDefaults } from "../copying/brand-defaults.ts";

/** More than a list to choose from can show; whoever is not among them is found by the API. */
const MAX_IDENTITIES = 500;

/** What the desk of a user needs to know besides the draft. */
export async function gatherDeskFacts(
	principal: UserPrincipal,
	isSandbox: boolean,
	state: DraftState,
	{ correction = null, template = null }: Partial<Pick<DeskFacts, "correction" | "template">> = {},
): Promise<DeskFacts> {
	const { accountId, userId, name, email } = principal;
	const used = [...new Set(Object.values(state.fields).flatMap(({ customFieldId }) => customFieldId ?? []))];
	const [account, brands, fields, groups, identities, known, verifier] = await Promise.all([
		findAccount(accountId),
		listBrandRows(accountId),
		listAllCustomFieldRows({ accountId, userId }),
		listContactGroupRows({ accountId }),
		listIdentityRows(accountId, { search: null, brandIds: null }, { skip: 0, take: MAX_IDENTITIES }),
		knownCustomFieldIds(accountId, used.filter(isUuid)),
		findVerifier({ accountId, isSandbox }),
	]);
	if (!account) throw notFound("user");
	const { apiCredits: credits, plan } = account;
	const shown = brands.map((brand) => deskBrand(brand, fields));
	return {
		user: { id: userId, name, email },
		isSandbox,
		brands: [...shown.filter((brand) => brand.isDefault), ...shown.filter((brand) => !brand.isDefault)],
		identities: identities.rows.map(({ name, email, status, brandId }) => ({ name, email, status, brandId })),
		goneCustomFields: used.filter((id) => !known.includes(id)),
		groups: groups.map(({ id, groupName, contacts }) => ({ id, name: groupName, contacts })),
		credits,
		defaults: account.draftDefaults,
		hasSms: planOf(plan).hasSms,
		identityProvider: PROVIDER_NAMES[verifier],
		timeZone: account.timeZone,
		hasOfficeConverter: hasOfficeConverter(),
		uploadLimitBytes: env().uploadLimitBytes,
		...{ correction, template },
	};
}

function deskBrand({ id, name, isDefault, logoKey, settings }: StoredBrand, fields: CustomFieldRow[]): DeskBrand {
	const { showBuiltInFormFields, allowCustomFieldCreation, showSharedCustomFields } = settings;
	const own = fields.filter(({ brandId, isShared }) => brandId === id && (showSharedCustomFields || !isShared));
	return {
		id,
		name,
		isDefault,
		logo: logoPath(logoKey),
		showBuiltInFormFields,
		allowCustomFieldCreation,
		showSharedCustomFields,
		defaults: brandDefaults(settings, new Date()),
		customFields: own.map(({ id: fieldId, name: fieldName, description, isShared, definition }) => ({
			id: fieldId,
			name: fieldName,
			description,
			isShared,
			definition,
		})),
	};
}
