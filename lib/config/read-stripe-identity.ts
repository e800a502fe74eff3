import type { Variables } from "./variables.ts";

/** One way to Stripe Identity: its sandbox or the real one. */
export type StripeAccess = {
	/** Origin of the API, no slash at the end; null: Stripe's own. */
	apiUrl: string | null;
	/** Restricted (rk_…) or secret (sk_…). */
	apiKey: string;
	/** Of the endpoint that Stripe sends its events to (whsec_…). */
	webhookSecret: string;
};

/** Stripe Identity, which verifies identities for the accounts that want it. */
export type StripeIdentity = {
	live: StripeAccess;
	/** For documents of the sandbox, which never reach anything real; null: Stripe does not see those. */
	test: StripeAccess | null;
};

/**
 * STRIPE_IDENTITY_KEY and STRIPE_IDENTITY_WEBHOOK_SECRET, the same with TEST for the sandbox, and
 * STRIPE_IDENTITY_API_URL; null: no access. One that is Stripe's sandbox already is ours too.
 */
export function readStripeIdentity(from: Variables): StripeIdentity | null {
	const apiUrl = from.url("STRIPE_IDENTITY_API_URL", ["http:", "https:"])?.origin ?? null;
	const live = readAccess(from, "STRIPE_IDENTITY", /^[rs]k_(?:live|test)_\w+$/, "rk_live_…");
	const test = readAccess(from, "STRIPE_IDENTITY_TEST", /^[rs]k_test_\w+$/, "rk_test_…");
	if (!live) {
		if (apiUrl || test) from.problem(BOTH("STRIPE_IDENTITY"));
		return null;
	}
	const ofLive = { apiUrl, ...live };
	const isTest = /^[rs]k_test_/.test(live.apiKey);
	return { live: ofLive, test: test ? { apiUrl, ...test } : isTest ? ofLive : null };
}

const BOTH = (name: string) => `${name}_KEY and ${name}_WEBHOOK_SECRET must both be set, or neither.`;

function readAccess(
	from: Variables,
	name: "STRIPE_IDENTITY" | "STRIPE_IDENTITY_TEST",
	pattern: RegExp,
	example: string,
): Omit<StripeAccess, "apiUrl"> | null {
	const apiKey = from.secret(`${name}_KEY`);
	const webhookSecret = from.secret(`${name}_WEBHOOK_SECRET`);
	if (apiKey !== null && !pattern.test(apiKey)) {
		from.problem(`${name}_KEY must be a Stripe key like "${example}".`);
	}
	if (webhookSecret !== null && !/^whsec_\S+$/.test(webhookSecret)) {
		from.problem(`${name}_WEBHOOK_SECRET must be the signing secret of an endpoint, like "whsec_…".`);
	}
	if (apiKey && webhookSecret) return { apiKey, webhookSecret };
	if (apiKey || webhookSecret) from.problem(BOTH(name));
	return null;
}
