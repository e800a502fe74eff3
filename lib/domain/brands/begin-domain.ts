import { randomBytes } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { updateBrand } from "#lib/db/stores/brands.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/jobs/queue.ts";

type Subject = { id: string; accountId: string; domainName: string | null };

/**
 * Gives a brand another domain, or none. A new one begins as Pending with a record of its own, and is
 * looked up at once: an owner who set the record beforehand need not wait.
 */
export async function beginDomain(tx: Tx, context: Context, brand: Subject, domainName: string | null): Promise<void> {
	if (domainName === brand.domainName) return;
	await updateBrand(tx, brand.accountId, brand.id, {
		domainName,
		domainStatus: domainName === null ? null : "Pending",
		domainToken: domainName === null ? null : randomBytes(16).toString("hex"),
		domainCheckedAt: null,
		domainCheckAt: domainName === null ? null : context.now(),
	});
	if (domainName !== null) await enqueue(tx, "brand-domain", { brandId: brand.id });
}
