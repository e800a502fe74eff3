import { findDomain, recordDomainCheck } from "#lib/db/stores/brand-domains.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { domainRecord } from "./domain-record.ts";
import { domainStatusAfter, nextDomainCheck } from "./domain-rules.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { resolveTexts } from "./resolve-texts.ts";

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
		if (!domain?.domainName || !domain.domainToken) return;
		const { recordName, recordValue } = domainRecord(domain.domainName, domain.domainToken);
		const texts = await resolveTexts(recordName);
		const before = domain.domainStatus ?? "Pending";
		const status = domainStatusAfter(
			before,
			texts.some((text) => text.trim() === recordValue),
		);
		const now = context.now();
		await inTransaction(async (tx) => {
			const result = { status, checkedAt: now, checkAt: nextDomainCheck(status, now) };
			if (!(await recordDomainCheck(tx, domain, result)) || status === before) return;
			const data = { brandId, domainName: domain.domainName ?? "", status };
			await recordBrandEvent(tx, context, domain.accountId, "BrandDomainChecked", data);
			// Mails come from another address at once, so that somebody must know.
			if (status === "Lost") await tellAdmins(tx, { kind: "brand-domain-lost", accountId: domain.accountId, brandId });
		});
	},
);
