import { findDomain } from "#lib/db/stores/brands/brand-domains.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { judgeDomain } from "./judge-domain.ts";

/**
 * Looks whether the DNS record of a brand's domain is there, and keeps what was found. A server that
 * cannot tell changes nothing.
 *
 * @throws Error when nobody could tell; the job tries again
 */
export const checkDomain = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, brandId: string): Promise<void> => {
		const domain = await findDomain(brandId);
		if (domain) await judgeDomain(context, domain);
	},
);
