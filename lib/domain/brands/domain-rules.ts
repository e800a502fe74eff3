import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { DAY_MS, HOUR_MS } from "#lib/units.ts";

type DomainStatus = NonNullable<BrandModel["domainVerification"]>["status"];

/** What a lookup makes of a domain: found is Verified; gone after that is Lost; never seen stays Pending. */
export function domainStatusAfter(before: DomainStatus, isFound: boolean): DomainStatus {
	if (isFound) return "Verified";
	return before === "Pending" ? "Pending" : "Lost";
}

/** When to look again: soon while people wait for it, daily once it is there. */
export function nextDomainCheck(status: DomainStatus, now: Date): Date {
	return new Date(now.getTime() + (status === "Verified" ? DAY_MS : HOUR_MS));
}
