import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { Context } from "#lib/domain/context.ts";

type BrandEvent = "BrandCreated" | "BrandEdited" | "BrandDeleted" | "DefaultBrandChanged" | "BrandDomainChecked";

/** Notes in the account's events what became of a brand, in the caller's transaction. */
export async function recordBrandEvent(
	tx: Tx,
	context: Context,
	accountId: string,
	type: BrandEvent,
	data: { brandId: string } & Record<string, string>,
): Promise<void> {
	const { principal, ip } = context;
	const userId = principal.kind === "user" ? principal.userId : null;
	await insertAccountEvent(tx, { id: randomUUID(), accountId, at: context.now(), type, userId, ip, data });
}
