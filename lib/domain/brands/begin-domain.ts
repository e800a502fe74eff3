import { randomBytes } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { type LockedBrand, updateBrand } from "#lib/db/stores/brands/brands.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";

/**
 * Gives a brand a domain, or none. Another one begins as Pending with a record of its own. Whichever is
 * named is looked up at once, so that an owner who has just set the record need not wait for the next hour.
 */
export async function beginDomain(
	tx: Tx,
	context: Context,
	brand: LockedBrand,
	domainName: string | null,
): Promise<void> {
	if (domainName !== brand.domainName) await changeDomain(tx, context, brand, domainName);
	if (domainName !== null) await enqueue(tx, "brand-domain", { brandId: brand.id });
}

async function changeDomain(tx: Tx, context: Context, brand: LockedBrand, domainName: string | null): Promise<void> {
	await updateBrand(tx, brand, {
		domainName,
		domainStatus: domainName === null ? null : "Pending",
		domainToken: domainName === null ? null : randomBytes(16).toString("hex"),
		domainCheckedAt: null,
		domainCheckAt: domainName === null ? null : context.now(),
	});
}
