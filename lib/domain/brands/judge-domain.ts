import { recordDomainCheck, type StoredDomain } from "#lib/db/stores/brands/brand-domains.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import { domainRecord } from "./domain-record.ts";
import { domainStatusAfter, nextDomainCheck } from "./domain-rules.ts";
import { recordBrandEvent } from "./record-brand-event.ts";
import { resolveTexts } from "./resolve-texts.ts";

/**
 * Looks whether the DNS record of a brand's domain is there, and keeps what was found; nothing for a brand without one.
 *
 * @throws Error when nobody could tell; nothing is changed then
 */
export async function judgeDomain(context: Context, domain: StoredDomain): Promise<void> {
	if (!domain.domainName || !domain.domainToken) return;
	const { recordName, recordValue } = domainRecord(domain.domainName, domain.domainToken);
	const texts = await resolveTexts(recordName);
	const before = domain.domainStatus ?? "Pending";
	const isFound = texts.some((text) => text.trim() === recordValue);
	const status = domainStatusAfter(before, isFound);
	const now = context.now();
	await inTransaction(async (tx) => {
		const result = { status, checkedAt: now, checkAt: nextDomainCheck(status, now) };
		if (!(await recordDomainCheck(tx, domain, result)) || status === before) return;
		const data = { brandId: domain.id, domainName: domain.domainName ?? "", status };
		await recordBrandEvent(tx, context, domain.accountId, "BrandDomainChecked", data);
		// Mails come from another address at once, so that somebody must know.
		if (status !== "Lost") return;
		await tellAdmins(tx, { kind: "brand-domain-lost", accountId: domain.accountId, brandId: domain.id });
	});
}
