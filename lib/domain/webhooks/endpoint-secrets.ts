import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import { newSecret } from "#lib/crypto/secrets.ts";

/** A new secret, to be shown once, and what is stored of it. */
export function newEndpointSecret(): { secret: string; sealed: Uint8Array<ArrayBuffer> } {
	const secret = newSecret("sgnwhk_");
	return { secret, sealed: sealText("webhook-secrets", secret) };
}

/** A secret that was replaced, as it is stored, and until when it signs along. */
type OldSecret = { sealed: string; until: string };

/** So many places can be reached one after the other while one secret after the other is put in place. */
const MOST_OLD = 5;

/**
 * What is stored of former secrets when one more becomes one: none signs longer than until then, and those whose time
 * is over are forgotten. The newest is the first.
 */
export function withFormer(
	{ secret, oldSecrets }: { secret: Uint8Array; oldSecrets: readonly OldSecret[] },
	until: Date,
	now: Date,
): OldSecret[] {
	const former = { sealed: Buffer.from(secret).toString("base64"), until: until.toISOString() };
	const shortened = oldSecrets.map((one) => (new Date(one.until) > until ? { ...one, until: former.until } : one));
	return stillGood([former, ...shortened], now).slice(0, MOST_OLD);
}

/**
 * The secrets that sign now: the present one, and those before while they count, the newest first.
 *
 * @throws Error when they were stored with another installation key
 */
export function signingSecrets(
	endpoint: { secret: Uint8Array; oldSecrets: readonly OldSecret[] },
	now: Date,
): string[] {
	const old = stillGood(endpoint.oldSecrets, now).map(({ sealed }) => Buffer.from(sealed, "base64"));
	return [endpoint.secret, ...old].map((sealed) => openText("webhook-secrets", sealed));
}

function stillGood(secrets: readonly OldSecret[], now: Date): OldSecret[] {
	return secrets.filter(({ until }) => new Date(until) > now);
}
