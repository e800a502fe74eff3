import { randomUUID } from "node:crypto";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertApiKey } from "#lib/db/stores/api-keys.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import { noteSecurityEvents } from "#lib/domain/audit/note-security-events.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";

/** How many characters of a key are kept readable, so that people can tell keys apart. */
const SHOWN_LENGTH = 12;

export type NewApiKey = {
	accountId: string;
	/** Whom the key acts for. */
	userId: string;
	name: string;
	environment: "live" | "sandbox";
	expiresAt?: Date;
	/** What it may be used for at most; left out: whatever its user may. */
	scopes?: readonly string[];
	/** A fixed key, for automation; left out, one is made. */
	key?: string;
};

type MadeKey = { apiKeyId: string; key: string };

/**
 * Makes an API key for a user: what the verbs that may do so share.
 *
 * @returns the key, which is shown this once: only its hash is stored
 * @throws AppError NotFound for nobody of the account, and for who was deactivated: the key would work once they are let in
 *   again; ValidationError when a fixed key exists already
 */
export async function keepApiKey(context: Context, input: NewApiKey): Promise<MadeKey> {
	try {
		return await inTransaction((tx) => addApiKey(tx, context, input));
	} catch (error) {
		if (isPrismaCode(error, "P2002")) throw fieldError("key", "This API key already exists.");
		throw error;
	}
}

/** The same within a transaction; a fixed key that already exists fails the transaction. */
export async function addApiKey(tx: Tx, context: Context, input: NewApiKey): Promise<MadeKey> {
	const { accountId, userId, name, environment } = input;
	const key = input.key ?? newSecret(environment === "live" ? "sgn_live_" : "sgn_test_");
	const user = await lockUser(tx, { accountId }, userId);
	if (!user || user.status === "Deactivated") throw new AppError("NotFound", "No active user has this ID.");
	const apiKeyId = randomUUID();
	await insertApiKey(tx, user, {
		id: apiKeyId,
		name,
		isSandbox: environment === "sandbox",
		prefix: key.slice(0, SHOWN_LENGTH),
		hash: hashSecret(key),
		expiresAt: input.expiresAt ?? null,
		scopes: input.scopes?.join(" ") ?? null,
	});
	const event = { type: "ApiKeyCreated", userId, data: { apiKeyId, name, environment } };
	await noteSecurityEvents(tx, context, { accountId, topic: "api-keys" }, [event]);
	return { apiKeyId, key };
}
