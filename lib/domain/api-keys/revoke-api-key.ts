import { randomUUID } from "node:crypto";
import { revokeApiKeyRow } from "#lib/db/stores/provisioning.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * Ends an API key at once.
 *
 * @throws AppError NotFound for an unknown, foreign or already revoked key
 */
export async function revokeApiKey(
	context: Context,
	{ accountId, apiKeyId }: { accountId: string; apiKeyId: string },
): Promise<void> {
	if (!/^[0-9a-f-]{36}$/i.test(apiKeyId)) throw new AppError("NotFound");
	await inTransaction(async (tx) => {
		const name = await revokeApiKeyRow(tx, accountId, apiKeyId, context.now());
		if (name === null) throw new AppError("NotFound");
		await insertAccountEvent(tx, {
			id: randomUUID(),
			accountId,
			type: "ApiKeyRevoked",
			ip: context.ip,
			data: { apiKeyId, name, by: actorOf(context) },
		});
	});
}
