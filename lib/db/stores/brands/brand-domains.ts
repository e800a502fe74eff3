import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** Brands whose domain is to be looked up by now. For jobs, which act for the product. */
export async function listDueDomains(now: Unscoped<"installation", Date>, limit: number): Promise<{ id: string }[]> {
	return db().brand.findMany({
		where: { domainCheckAt: { lte: now } },
		orderBy: { domainCheckAt: "asc" },
		select: { id: true },
		take: limit,
	});
}

const DOMAIN = {
	id: true,
	accountId: true,
	name: true,
	domainName: true,
	domainStatus: true,
	domainToken: true,
	domainCheckedAt: true,
} satisfies Prisma.BrandSelect;

/** A brand's domain by the brand's id alone: for jobs. */
export async function findDomain(brandId: Unscoped<"job", string>) {
	return db().brand.findUnique({ where: { id: brandId }, select: DOMAIN });
}

export type StoredDomain = NonNullable<Awaited<ReturnType<typeof findDomain>>>;

type DomainResult = { status: "Pending" | "Verified" | "Lost"; checkedAt: Date; checkAt: Date };

/**
 * Writes what was found of a domain.
 *
 * @returns false when the brand has another domain by now: what was found says nothing about that one
 */
export async function recordDomainCheck(
	tx: Tx,
	domain: Unscoped<"locked", StoredDomain>,
	result: DomainResult,
): Promise<boolean> {
	const { count } = await tx.brand.updateMany({
		where: { id: domain.id, domainToken: domain.domainToken },
		data: { domainStatus: result.status, domainCheckedAt: result.checkedAt, domainCheckAt: result.checkAt },
	});
	return count === 1;
}

/** The state of the domain a document was sent with; null when the brand is gone. */
export async function findDomainState(accountId: string, brandId: string) {
	return db().brand.findFirst({
		where: { id: brandId, accountId },
		select: { domainName: true, domainStatus: true },
	});
}
