import { timingSafeEqual } from "node:crypto";
import { log } from "#lib/config/log.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { listLiveSecrets, touchSecret } from "#lib/db/stores/oauth/oauth-apps.ts";
import { artifactTx } from "./artifact-scope.ts";

const MAX_LENGTH = 500;
const TOUCH_EVERY_MS = 60_000;

/** Whether the secret is one of the client's that are good now. The time it takes tells nothing of them. */
export async function checkClientSecret(clientId: string, secret: string, now: Date): Promise<boolean> {
	if (secret.length > MAX_LENGTH) return false;
	const given = Buffer.from(hashSecret(secret), "hex");
	const secrets = await listLiveSecrets(artifactTx(), clientId, now);
	const [found] = secrets.filter(({ hash }) => timingSafeEqual(Buffer.from(hash, "hex"), given));
	if (!found) return false;
	if (!found.lastUsedAt || now.getTime() - found.lastUsedAt.getTime() > TOUCH_EVERY_MS) {
		// The request does not wait for this, and does not fail by it.
		touchSecret(found.id, now).catch((error: unknown) =>
			log.warn({ error }, "could not record the last use of a client secret"),
		);
	}
	return true;
}
