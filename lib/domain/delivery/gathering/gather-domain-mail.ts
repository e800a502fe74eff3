import { findDomain } from "#lib/db/stores/brands/brand-domains.ts";
import { findUserForMail } from "#lib/db/stores/users/account-users.ts";
import { domainRecord } from "#lib/domain/brands/domain-record.ts";
import type { GatheredMail, MailJob } from "./gathered-mail.ts";
import { noticeTo, userParts } from "./mail-parts.ts";

/** The notice that a brand's domain was lost; null when it is back, or the reader is no Admin any more. */
export async function gatherDomainMail(job: MailJob, kind: "brand-domain-lost"): Promise<GatheredMail | null> {
	const brand = job.brandId ? await findDomain(job.brandId) : null;
	const user = await findUserForMail(job.accountId, job.userId);
	if (brand?.domainStatus !== "Lost" || !brand.domainName || !brand.domainToken) return null;
	if (user?.role !== "Admin" || brand.accountId !== job.accountId) return null;
	return {
		...noticeTo(user),
		content: {
			kind,
			...userParts(user),
			brandName: brand.name,
			domainName: brand.domainName,
			...domainRecord(brand.domainName, brand.domainToken),
			noticedAt: brand.domainCheckedAt ?? new Date(),
		},
	};
}
