import type { Variables } from "./variables.ts";

/** Stripe Identity, which verifies identities for the accounts that want it. */
export type StripeIdentitySettings = {
	/** Origin of the API, no slash at the end; null: Stripe's own. */
	apiUrl: string | null;
	/** Restricted (rk_…) or secret (sk_…). */
	apiKey: string;
	/** Of the endpoint that Stripe sends its events to (whsec_…). */
	webhookSecret: string;
};

/** STRIPE_IDENTITY_KEY, STRIPE_IDENTITY_WEBHOOK_SECRET and STRIPE_IDENTITY_API_URL; null: no access. */
export function readStripeIdentity(from: Variables): StripeIdentitySettings | null {
	const apiUrl = from.url("STRIPE_IDENTITY_API_URL", ["http:", "https:"])?.origin ?? null;
	const apiKey = from.text("STRIPE_IDENTITY_KEY");
	const webhookSecret = from.text("STRIPE_IDENTITY_WEBHOOK_SECRET");
	if (apiKey !== null && !/^[rs]k_(?:live|test)_\w+$/.test(apiKey)) {
		from.problem('STRIPE_IDENTITY_KEY must be a key of Stripe like "rk_live_…".');
	}
	if (webhookSecret !== null && !/^whsec_\S+$/.test(webhookSecret)) {
		from.problem('STRIPE_IDENTITY_WEBHOOK_SECRET must be the signing secret of an endpoint, like "whsec_…".');
	}
	if (apiKey && webhookSecret) return { apiUrl, apiKey, webhookSecret };
	if (apiKey || webhookSecret || apiUrl) {
		from.problem("STRIPE_IDENTITY_KEY and STRIPE_IDENTITY_WEBHOOK_SECRET must be set both or not at all.");
	}
	return null;
}
