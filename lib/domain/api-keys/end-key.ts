import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { revokeApiKeyRow } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * Ends an API key at once: what the verbs that may do so share.
 *
 * @throws AppError NotFound for an unknown, foreign or already revoked key
 */
export async function endKey(context: Context, accountId: string, apiKeyId: string): Promise<void> {
	if (!isUuid(apiKeyId)) throw new AppError("NotFound");
	await inTransaction(async (tx) => {
		const name = await revokeApiKeyRow(tx, accountId, apiKeyId, context.now());
		if (name === null) throw new AppError("NotFound");
		const data = { apiKeyId, name, by: actorOf(context) };
		await insertAccountEvent(tx, { id: randomUUID(), accountId, type: "ApiKeyRevoked", ip: context.ip, data });
	});
}
