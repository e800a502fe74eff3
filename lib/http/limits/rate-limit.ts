import type { RateLimiterRes } from "rate-limiter-flexible";
import { env } from "#lib/config/env.ts";
import { makeRateLimiter } from "#lib/db/rate-limiter.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { payerOf } from "#lib/domain/credits/rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** Where an account stands in its current hour. */
export type RateState = { limit: number; remaining: number; resetAt: Date };

type Limiter = ReturnType<typeof makeRateLimiter>;
const shared = globalThis as typeof globalThis & { signetLimiters?: Map<string, Limiter> };

/**
 * Counts one call.
 *
 * @param name what is limited; limits of different names do not touch each other
 * @param key who is limited
 * @param used the points this call uses
 */
export async function countCall(
	name: string,
	key: string,
	limit: { points: number; durationSeconds: number },
	used = 1,
): Promise<RateState & { isOver: boolean }> {
	const limiter = limiterOf(name, limit);
	try {
		return { ...stateOf(await limiter.consume(key, used), limit.points), isOver: false };
	} catch (refused) {
		if (!isRefusal(refused)) throw refused;
		return { ...stateOf(refused, limit.points), isOver: true };
	}
}

/** Known by what it is: another bundle may have made the limiter, with a class of the same name of its own. */
function isRefusal(thrown: unknown): thrown is RateLimiterRes {
	return typeof thrown === "object" && thrown !== null && "msBeforeNext" in thrown;
}

/** Where somebody stands, without counting. */
export async function readState(
	name: string,
	key: string,
	limit: { points: number; durationSeconds: number },
): Promise<RateState & { isOver: boolean }> {
	const found = await limiterOf(name, limit).get(key);
	if (!found) return { limit: limit.points, remaining: limit.points, resetAt: new Date(), isOver: false };
	return { ...stateOf(found, limit.points), isOver: found.consumedPoints >= limit.points };
}

function limiterOf(name: string, { points, durationSeconds }: { points: number; durationSeconds: number }): Limiter {
	shared.signetLimiters ??= new Map();
	const kind = `${name}:${points}:${durationSeconds}`;
	const limiter = shared.signetLimiters.get(kind) ?? makeRateLimiter(name, points, durationSeconds);
	shared.signetLimiters.set(kind, limiter);
	return limiter;
}

function stateOf(result: RateLimiterRes, points: number): RateState {
	return {
		limit: points,
		remaining: Math.max(0, result.remainingPoints),
		resetAt: new Date(Date.now() + result.msBeforeNext),
	};
}

/** The refusal for somebody over a limit. */
export function rateLimited(state: RateState): AppError {
	const retryAfterSeconds = secondsUntil(state);
	const minutes = Math.ceil(retryAfterSeconds / 60);
	const wait = minutes === 1 ? said("limitedForMinute") : said("limitedForMinutes", { minutes });
	const message = `Too many requests. Try again in ${retryAfterSeconds} seconds, at ${state.resetAt.toISOString()}.`;
	return new AppError("RateLimited", message, { retryAfterSeconds, said: wait });
}

/** How long it is until somebody may call again, in whole seconds. */
export function secondsUntil({ resetAt }: RateState): number {
	return Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1000));
}

/** Where API calls are counted. */
export const API_COUNTER = { live: "api", sandbox: "api-sandbox", durationSeconds: 3600 };

/** Counts an API call of the account that pays for it (lib/contract/README.md "Rates"). */
export function countApiCall(principal: UserPrincipal): Promise<RateState & { isOver: boolean }> {
	const { live, sandbox, durationSeconds } = API_COUNTER;
	const name = principal.isSandbox ? sandbox : live;
	return countCall(name, payerOf(principal), { points: apiLimit(principal), durationSeconds });
}

/** Where an account stands whose call was counted already, see countApiKeyCall. */
export function apiRate(
	principal: UserPrincipal,
	{ points, endsAt }: { points: number; endsAt: Date },
): RateState & { isOver: boolean } {
	const limit = apiLimit(principal);
	return { limit, remaining: Math.max(0, limit - points), resetAt: endsAt, isOver: points > limit };
}

function apiLimit({ isSandbox }: UserPrincipal): number {
	const { livePerHour, sandboxPerHour } = env().rateLimit;
	return isSandbox ? sandboxPerHour : livePerHour;
}

/** The headers that tell a client where it stands. */
export function rateHeaders(state: RateState): Record<string, string> {
	return {
		"X-RateLimit-Limit": String(state.limit),
		"X-RateLimit-Remaining": String(state.remaining),
		"X-RateLimit-Reset": String(Math.ceil(state.resetAt.getTime() / 1000)),
	};
}
