import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import { newSecret } from "#lib/crypto/secrets.ts";

/** A new secret, to be shown once, and what is stored of it. */
export function newEndpointSecret(): { secret: string; sealed: Uint8Array<ArrayBuffer> } {
	const secret = newSecret("sgnwhk_");
	return { secret, sealed: sealText("webhook-secrets", secret) };
}

/**
 * The secrets that sign now: the present one, and the one before while it counts.
 *
 * @throws Error when they were stored with another installation key
 */
export function signingSecrets(
	endpoint: { secret: Uint8Array; oldSecret: Uint8Array | null; oldSecretUntil: Date | null },
	now: Date,
): string[] {
	const { secret, oldSecret, oldSecretUntil } = endpoint;
	const isOldGood = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
	return [secret, ...(isOldGood ? [oldSecret] : [])].map((sealed) => openText("webhook-secrets", sealed));
}
