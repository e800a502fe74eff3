import { env } from "#lib/config/env.ts";
import type { Context, UserContext } from "#lib/domain/context.ts";
import { countCall, rateLimited } from "./rate-limit.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;

/** Many people may share one IP address behind an office's router. */
const PEOPLE_PER_IP = 5;

type Limit = { points: number; durationSeconds: number };

/**
 * Counts an attempt to sign in, by account address and by the caller's IP.
 *
 * @throws AppError RateLimited
 */
export function limitSignIn(context: Context, email: string): Promise<void> {
	const points = env().rateLimit.signInPerQuarterHour;
	return limitPerson("sign-in", context, email, { points, durationSeconds: QUARTER_HOUR_SECONDS });
}

/**
 * Counts an attempt to change a password: a browser left open must not become a place to guess it.
 *
 * @throws AppError RateLimited
 */
export function limitPasswordChecks(context: UserContext): Promise<void> {
	const points = env().rateLimit.signInPerQuarterHour;
	return count("password-check", context.principal.userId, { points, durationSeconds: QUARTER_HOUR_SECONDS });
}

/**
 * Counts a request for a mailed link, by the address it goes to and by the caller's IP.
 *
 * @throws AppError RateLimited
 */
export function limitLinkRequests(context: Context, email: string): Promise<void> {
	const points = env().rateLimit.linkRequestsPerHour;
	return limitPerson("password-link", context, email, { points, durationSeconds: HOUR_SECONDS });
}

/**
 * Counts a call that anybody may make, by IP, before anything of it is read.
 *
 * @throws AppError RateLimited
 */
export async function limitPublicCalls(context: Context): Promise<void> {
	await count("public-call", context.ip, { points: env().rateLimit.publicPerMinute, durationSeconds: MINUTE_SECONDS });
}

/**
 * Counts a call that anybody may make and that costs us work, by IP.
 *
 * @throws AppError RateLimited
 */
export async function limitPublicWork(context: Context): Promise<void> {
	const points = Math.max(1, Math.floor(env().rateLimit.publicPerMinute / 20));
	await count("public-work", context.ip, { points, durationSeconds: MINUTE_SECONDS });
}

async function limitPerson(name: string, context: Context, email: string, limit: Limit): Promise<void> {
	await count(`${name}-address`, email.trim().toLowerCase().slice(0, 254), limit);
	await count(`${name}-ip`, context.ip, { ...limit, points: limit.points * PEOPLE_PER_IP });
}

async function count(name: string, key: string, { points, durationSeconds }: Limit): Promise<void> {
	const state = await countCall(name, key, { points, durationSeconds });
	if (state.isOver) throw rateLimited(state);
}
