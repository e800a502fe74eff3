import Stripe from "stripe";
import type { StripeAccess } from "#lib/config/read-stripe-identity.ts";
import { makeFetch, REACH_PUBLIC } from "#lib/net/make-fetch.ts";
import { POST_ANYWHERE } from "#lib/net/post-text.ts";

/** A person waits for the answer. */
const TIMEOUT_MS = 10_000;

/**
 * The SDK, over the connections that this product makes to others, without its telemetry. Stripe's own address leads to
 * public ones; one that an operator names, wherever the operator says.
 */
export function stripeClient({ apiUrl, apiKey }: Pick<StripeAccess, "apiUrl" | "apiKey">): Stripe {
	const send = makeFetch(apiUrl === null ? REACH_PUBLIC : POST_ANYWHERE, TIMEOUT_MS);
	return new Stripe(apiKey, {
		...(apiUrl === null ? {} : addressOf(new URL(apiUrl))),
		httpClient: Stripe.createFetchHttpClient(send),
		timeout: TIMEOUT_MS,
		maxNetworkRetries: 1,
		telemetry: false,
	});
}

function addressOf({ protocol, hostname, port }: URL) {
	const scheme: "http" | "https" = protocol === "http:" ? "http" : "https";
	return { protocol: scheme, host: hostname, port: port || (scheme === "http" ? 80 : 443) };
}
