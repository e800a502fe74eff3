import { afterAll, afterEach, beforeAll } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { setIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { beginIdentity } from "#lib/domain/signing/identifying/begin-identity.ts";
import { goToProvider } from "#lib/domain/signing/identifying/go-to-provider.ts";
import { defineVerifierEvents } from "#lib/http/routes/verifier-events.ts";
import { askedForDocument, senderOf } from "./identifying.ts";
import { browser } from "./proof.ts";
import { runJobs } from "./run-jobs.ts";
import { makeSigningDocument } from "./signing-document.ts";
import { type SignedEvent, STAND_IN_KEYS, type StripeStandIn, startStripeStandIn } from "./stripe-stand-in.ts";

/** Gives the test file a provider that stands for Stripe; it answers again after each test. */
export function useStripe(): { stripe: StripeStandIn } {
	const held = {} as { stripe: StripeStandIn };
	beforeAll(async () => {
		held.stripe = await startStripeStandIn();
		Object.assign(process.env, {
			STRIPE_IDENTITY_API_URL: held.stripe.url,
			STRIPE_IDENTITY_KEY: STAND_IN_KEYS.apiKey,
			STRIPE_IDENTITY_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
		});
		resetEnv();
	});
	afterEach(() => {
		Object.assign(held.stripe, { broken: null, readsDetails: true });
	});
	afterAll(() => held.stripe.close());
	return held;
}

/** A document of an account that has chosen Stripe, whose one signer is asked for an identity document. */
export async function makeHosted(identity: Parameters<typeof askedForDocument>[0] = {}, row: object = {}) {
	const asked = askedForDocument(identity, { name: "Maya Hartley", ...row });
	const { documentId, accountId, people } = await makeSigningDocument([{ name: "Maya", row: asked }]);
	const [person] = people;
	if (!person) throw new Error("There is no signer.");
	await setIdentitySettings(operatorContext("test"), { accountId, settings: { identityVerifier: "Stripe" } });
	return { documentId, accountId, ...person, sender: await senderOf(documentId) };
}

/** The signer has agreed and is on the provider's page. */
export async function goOn({ stripe }: { stripe: StripeStandIn }, token: string) {
	const { outcome, kept } = await beginIdentity(browser(), token, { kind: "Passport", agreed: true });
	if (outcome !== "done" || !kept) throw new Error(`It is ${outcome}.`);
	const { page } = await goToProvider(browser(kept.secret), token);
	if (!page) throw new Error("There is no page to go on to.");
	return { secret: kept.secret, session: stripe.of(page.sessionId), reference: page.sessionId, url: page.url };
}

const take = defineVerifierEvents("Stripe", "stripe-signature");

/** What comes to the address of Stripe's events. */
export function postEvent({ body, headers }: SignedEvent): Promise<Response> {
	return take(new Request("http://localhost:3000/api/verifiers/stripe", { method: "POST", body, headers }));
}

/** Stripe tells that something happened to a session, and the jobs that follow are done. */
export async function tell(
	{ stripe }: { stripe: StripeStandIn },
	session: Parameters<StripeStandIn["event"]>[0],
	type: string,
): Promise<void> {
	const { status } = await postEvent(stripe.event(session, type));
	if (status !== 200) throw new Error(`The event was answered with ${status}.`);
	await runJobs("identity");
}

/** What a browser that holds a link sees: how far it is, or the state of the page that came next. */
export async function identityPageOf(token: string, secret?: string) {
	const page = await getSigningPage(browser(secret), token);
	return page.state === "unidentified" ? page : { stage: page.state, isBack: false, failed: null };
}

/** Every try of a signer, the first one first. */
export function triesOf(signerId: string) {
	return db().identityVerification.findMany({
		where: { signerId },
		orderBy: { number: "asc" },
		include: { sessions: true },
	});
}
