import { env } from "#lib/config/env.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { countCall, secondsUntil } from "#lib/http/limits/rate-limit.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/**
 * Counts a change through a signing link by signer, not by address: many signers may share an office's address. Calls
 * below unknown links are counted by address.
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
	{ principal }: SignerContext,
	limit: { points: number; durationSeconds: number },
): Promise<void> {
	const state = await countCall(name, principal.signerId, limit);
	if (!state.isOver) return;
	const retryAfterSeconds = secondsUntil(state);
	const wait = retryAfterSeconds > 90 ? `${Math.ceil(retryAfterSeconds / 60)} minutes` : `${retryAfterSeconds} seconds`;
	throw new AppError("RateLimited", `Too many attempts. Try again in ${wait}.`, { retryAfterSeconds });
}
