import { env } from "#lib/config/env.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { countCall, secondsUntil } from "#lib/http/limits/rate-limit.ts";

/** An office may have many signers behind one address, and a host has several beside them. */
const SIGNERS_PER_IP = 10;

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/**
 * Counts a change through a signing link: by the signer, whichever of their links it came through, and by address.
 *
 * @throws AppError RateLimited
 */
export function limitSignerWrites(context: SignerContext): Promise<void> {
	const points = env().rateLimit.signingPerMinute;
	return count("signing-writes", context, { points, durationSeconds: MINUTE_SECONDS });
}

/**
 * Counts what costs a signer's server more than a row: a file to look at and keep, a mark to adopt.
 *
 * @throws AppError RateLimited
 */
export function limitSignerUploads(context: SignerContext): Promise<void> {
	const points = env().rateLimit.signingUploadsPerHour;
	return count("signing-uploads", context, { points, durationSeconds: HOUR_SECONDS });
}

/**
 * Counts a download through a signing link, which is made for it and written into the audit trail.
 *
 * @throws AppError RateLimited
 */
export function limitSignerDownloads(context: SignerContext): Promise<void> {
	const points = env().rateLimit.signingUploadsPerHour;
	return count("signing-downloads", context, { points, durationSeconds: HOUR_SECONDS });
}

async function count(
	name: string,
	{ principal, ip }: SignerContext,
	limit: { points: number; durationSeconds: number },
): Promise<void> {
	const perIp = { ...limit, points: limit.points * SIGNERS_PER_IP };
	const states = await Promise.all([countCall(name, principal.signerId, limit), countCall(`${name}-ip`, ip, perIp)]);
	const over = states.filter((state) => state.isOver).map(secondsUntil);
	if (over.length === 0) return;
	const retryAfterSeconds = Math.max(...over);
	const wait = retryAfterSeconds > 90 ? `${Math.ceil(retryAfterSeconds / 60)} minutes` : `${retryAfterSeconds} seconds`;
	throw new AppError("RateLimited", `Too many tries in a short time. Try again in ${wait}.`, { retryAfterSeconds });
}
