import type { BrandModel } from "#lib/contract/brands/brand-model.ts";

type DomainStatus = NonNullable<BrandModel["domainVerification"]>["status"];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a lookup makes of a domain: found is Verified; gone after that is Lost; never seen stays Pending. */
export function domainStatusAfter(before: DomainStatus, isFound: boolean): DomainStatus {
	if (isFound) return "Verified";
	return before === "Pending" ? "Pending" : "Lost";
}

/** When to look again: soon while people wait for it, daily once it is there. */
export function nextDomainCheck(status: DomainStatus, now: Date): Date {
	return new Date(now.getTime() + (status === "Verified" ? DAY_MS : HOUR_MS));
}
