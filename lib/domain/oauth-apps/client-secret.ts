import { randomUUID } from "node:crypto";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertOAuthSecret } from "#lib/db/stores/oauth/oauth-apps.ts";
import { DAY_MS } from "#lib/units.ts";

const SHOWN_LENGTH = 12;

type NewClientSecret = { secretId: string; clientSecret: string; expiresAt: Date | null };

/** Makes a secret for a client. It is returned this once; only its hash is stored. */
export async function addClientSecret(
	tx: Tx,
	{ clientId, validityDays, now }: { clientId: string; validityDays: number | null; now: Date },
): Promise<NewClientSecret> {
	const clientSecret = newSecret("sgnsec_");
	const secretId = randomUUID();
	const expiresAt = validityDays === null ? null : new Date(now.getTime() + validityDays * DAY_MS);
	await insertOAuthSecret(tx, {
		id: secretId,
		clientId,
		prefix: clientSecret.slice(0, SHOWN_LENGTH),
		hash: hashSecret(clientSecret),
		createdAt: now,
		expiresAt,
	});
	return { secretId, clientSecret, expiresAt };
}
