import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnEnvironment } from "#lib/policy/grants.ts";
import { judgeDomain } from "./judge-domain.ts";
import { presentBrand } from "./present-brand.ts";
import { requireBrand } from "./require-brand.ts";

/**
 * Looks for the DNS record of a brand's domain without waiting for the next hour, for somebody who has just set it.
 *
 * @throws AppError Forbidden, NotFound; Unavailable when no name server could tell
 */
export const checkDomainNow = defineVerb(
	{ permission: "brands.change" },
	async (context: UserContext, { brandId }: { brandId: string }): Promise<BrandModel["domainVerification"]> => {
		const { principal } = context;
		const brand = await requireBrand(principal.accountId, brandId);
		requireOwnEnvironment(principal, brand);
		await judgeDomain(context, brand).catch(() => {
			throw refusal("Unavailable", said("domainUnknown"), { retryAfterSeconds: 60 });
		});
		return presentBrand(await requireBrand(principal.accountId, brandId)).domainVerification;
	},
);
