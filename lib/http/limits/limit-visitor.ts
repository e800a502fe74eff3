import { env } from "#lib/config/env.ts";
import type { Context, UserContext } from "#lib/domain/context.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { knownDevice } from "./known-device.ts";
import { countCall, rateLimited } from "./rate-limit.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const MINUTE_SECONDS = 60;

/** Many people may share one IP address behind an office's router. */
const PEOPLE_PER_IP = 5;

/** Beyond that it is not one person who has forgotten something. */
const PLACES_PER_ADDRESS = 5;

type Limit = { points: number; durationSeconds: number };

/**
 * Counts an attempt to sign in, see `limitPerson`.
 *
 * @param device what the browser's device cookie holds
 * @throws AppError RateLimited
 */
export function limitSignIn(context: Context, email: string, device: string | null): Promise<void> {
	const points = env().rateLimit.signInPerQuarterHour;
	return limitPerson("sign-in", context, { email, device }, { points, durationSeconds: QUARTER_HOUR_SECONDS });
}

/** Of a million codes three fit at a time: so many tries a day, from wherever they come, find none. */
const CODES_PER_DAY = 100;

/**
 * Counts a code that somebody gives who has given the right password, see `limitPerson`.
 *
 * @param device what the browser's device cookie holds
 * @throws AppError RateLimited
 */
export async function limitCodes(context: Context, email: string, device: string | null): Promise<void> {
	const points = env().rateLimit.signInPerQuarterHour;
	await limitPerson("code", context, { email, device }, { points, durationSeconds: QUARTER_HOUR_SECONDS });
	if (knownDevice(device, email)) return;
	await count("code-day", email, { points: Math.max(points, CODES_PER_DAY), durationSeconds: DAY_SECONDS });
}

/**
 * Counts an attempt to prove again who one is: a browser left open must not become a place to guess a password or a code.
 *
 * @throws AppError RateLimited
 */
export async function limitProofs({ principal: { userId } }: UserContext): Promise<void> {
	const points = env().rateLimit.signInPerQuarterHour;
	await count("proof", userId, { points, durationSeconds: QUARTER_HOUR_SECONDS });
	await count("proof-day", userId, { points: Math.max(points, CODES_PER_DAY), durationSeconds: DAY_SECONDS });
}

/** A record takes longer to get around than that. */
const DOMAIN_CHECKS_PER_MINUTE = 6;

/**
 * Counts a look at a domain's records: name servers of others are asked.
 *
 * @throws AppError RateLimited
 */
export function limitDomainChecks({ principal }: UserContext): Promise<void> {
	const limit = { points: DOMAIN_CHECKS_PER_MINUTE, durationSeconds: MINUTE_SECONDS };
	return count("domain-check", principal.accountId, limit);
}

/** Far more than anybody looks at. */
const PREVIEWS_PER_MINUTE = 60;

/**
 * Counts a preview that is drawn for somebody: it costs us work.
 *
 * @throws AppError RateLimited
 */
export function limitPreviews({ principal }: UserContext): Promise<void> {
	return count("preview", principal.userId, { points: PREVIEWS_PER_MINUTE, durationSeconds: MINUTE_SECONDS });
}

/** Enough to look at both mails in every language, a few times. */
const SAMPLE_MAILS_PER_QUARTER_HOUR = 20;

/**
 * Counts a mail that somebody who designs a brand has sent to themselves.
 *
 * @throws AppError RateLimited
 */
export function limitSampleMails({ principal }: UserContext): Promise<void> {
	const limit = { points: SAMPLE_MAILS_PER_QUARTER_HOUR, durationSeconds: QUARTER_HOUR_SECONDS };
	return count("sample-mail", principal.userId, limit);
}

/** As many as test calls, nearly: the address is public, and nobody has proved that it is theirs. */
export const RESENDS_PER_QUARTER_HOUR = 60;

/**
 * Counts a press of what sends to an endpoint of webhooks again, however much that is, by endpoint.
 *
 * @throws AppError RateLimited
 */
export function limitResends({ principal }: UserContext, endpointId: string): Promise<void> {
	const limit = { points: RESENDS_PER_QUARTER_HOUR, durationSeconds: QUARTER_HOUR_SECONDS };
	return count("webhook-resend", `${principal.accountId} ${endpointId}`, limit);
}

/** Enough to look, mend something and look again for a quarter of an hour. */
export const LOOKS_PER_QUARTER_HOUR = 30;

/**
 * Counts a look at the installation: it writes to the storage, and asks servers of others.
 *
 * @throws AppError RateLimited
 */
export function limitLooks({ principal }: UserContext): Promise<void> {
	const limit = { points: LOOKS_PER_QUARTER_HOUR, durationSeconds: QUARTER_HOUR_SECONDS };
	return count("doctor-look", principal.userId, limit);
}

/** Enough for somebody who tries another mail server, and another. */
export const TEST_MAILS_PER_QUARTER_HOUR = 20;

/**
 * Counts a mail that an Admin has sent to themselves, to see that mails go out.
 *
 * @throws AppError RateLimited
 */
export function limitTestMails({ principal }: UserContext): Promise<void> {
	const limit = { points: TEST_MAILS_PER_QUARTER_HOUR, durationSeconds: QUARTER_HOUR_SECONDS };
	return count("test-mail", principal.userId, limit);
}

/**
 * Counts a request for a mailed link, see `limitPerson`.
 *
 * @param device what the browser's device cookie holds
 * @throws AppError RateLimited
 */
export function limitLinkRequests(context: Context, email: string, device: string | null): Promise<void> {
	const points = env().rateLimit.linkRequestsPerHour;
	return limitPerson("password-link", context, { email, device }, { points, durationSeconds: HOUR_SECONDS });
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

/** An office signs in within a minute; each of them asks the provider a handful of times. */
const PROVIDER_SHARE = 10;

/**
 * Counts a way to a provider or back, by IP.
 *
 * @throws AppError RateLimited
 */
export async function limitProviderSignIn(context: Context): Promise<void> {
	const points = Math.max(2, Math.floor(env().rateLimit.publicPerMinute / PROVIDER_SHARE));
	await count("provider-sign-in", context.ip, { points, durationSeconds: MINUTE_SECONDS });
}

/** Enough for somebody who tries another secret, and another. */
const PROVIDER_TRIALS_PER_MINUTE = 10;

/**
 * Counts a try of an account's provider: a server of others is asked.
 *
 * @throws AppError RateLimited
 */
export function limitProviderTrials({ principal }: UserContext): Promise<void> {
	const limit = { points: PROVIDER_TRIALS_PER_MINUTE, durationSeconds: MINUTE_SECONDS };
	return count("provider-trial", principal.accountId, limit);
}

/**
 * Counts what somebody does in the name of an address, so that strangers are slowed down and its owner is not
 * locked out: a browser in which they have signed in before counts for itself alone; every other by address and
 * IP together, by IP, and for guesses that come from everywhere by address.
 */
async function limitPerson(
	name: string,
	context: Context,
	{ email, device }: { email: string; device: string | null },
	limit: Limit,
): Promise<void> {
	const address = cutText(email.trim().toLowerCase(), 254);
	const known = knownDevice(device, address);
	if (known) return count(`${name}-device`, known, limit);
	await count(`${name}-address-ip`, `${address} ${context.ip}`, limit);
	await count(`${name}-ip`, context.ip, { ...limit, points: limit.points * PEOPLE_PER_IP });
	await count(`${name}-address`, address, { ...limit, points: limit.points * PLACES_PER_ADDRESS });
}

async function count(name: string, key: string, { points, durationSeconds }: Limit): Promise<void> {
	const state = await countCall(name, key, { points, durationSeconds });
	if (state.isOver) throw rateLimited(state);
}
