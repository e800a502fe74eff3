import Stripe from "stripe";
import type { StripeAccess } from "#lib/config/read-stripe-identity.ts";
import type { HostedPage, HostedRequest, HostedVerifier, Verifier, VerifierEvent } from "../verifier.ts";
import { readSession, STRIPE_KINDS } from "./read-session.ts";
import { stripeClient } from "./stripe-client.ts";

/** https://docs.stripe.com/identity/access-verification-results */
const PLAIN = ["verified_outputs", "last_verification_report"];
const DETAILED = [
	"verified_outputs.dob",
	"last_verification_report.document.number",
	"last_verification_report.document.dob",
	"last_verification_report.document.expiration_date",
];

/** So many sessions of one reference at most: there is one, unless a key of repetition was forgotten. */
const PER_REFERENCE = 10;

type StripeVerifier = Verifier & { hosted: HostedVerifier };

const made = new WeakMap<StripeAccess, StripeVerifier>();

/** Stripe Identity. Its connections are kept for as long as the settings stay the same. */
export function stripeVerifier(access: StripeAccess): StripeVerifier {
	const verifier = made.get(access) ?? makeStripeVerifier(access);
	made.set(access, verifier);
	return verifier;
}

function makeStripeVerifier(access: StripeAccess): StripeVerifier {
	const stripe = stripeClient(access);
	const hosted: HostedVerifier = {
		open: (request) => open(stripe, request),
		redact: (session) => redact(stripe, session),
		readEvent: async (body, signature) => readEvent(stripe, access.webhookSecret, body, signature),
	};
	return {
		hosted,
		async look({ sessionId }) {
			return sessionId === null ? { state: "open" } : readSession(await retrieve(stripe, sessionId));
		},
	};
}

/** With number and dates, where the key may read those. */
async function retrieve(stripe: Stripe, sessionId: string): Promise<Stripe.Identity.VerificationSession> {
	const { verificationSessions } = stripe.identity;
	try {
		return await verificationSessions.retrieve(sessionId, { expand: [...PLAIN, ...DETAILED] });
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
		return verificationSessions.retrieve(sessionId, { expand: PLAIN });
	}
}

async function open(stripe: Stripe, request: HostedRequest): Promise<HostedPage> {
	const { reference, sessionId, kind, requiresLiveCapture, requiresMatchingSelfie, returnUrl } = request;
	const { verificationSessions } = stripe.identity;
	if (sessionId !== null) return pageOf(await verificationSessions.retrieve(sessionId));
	const document = {
		allowed_types: [STRIPE_KINDS[kind]],
		require_live_capture: requiresLiveCapture,
		require_matching_selfie: requiresMatchingSelfie,
	};
	const created = await verificationSessions.create(
		{ type: "document", client_reference_id: reference, return_url: returnUrl, options: { document } },
		{ idempotencyKey: reference },
	);
	// An answer that is repeated names a page that may have been used.
	const isRepeated = created.lastResponse.headers["idempotent-replayed"] === "true";
	return pageOf(isRepeated ? await verificationSessions.retrieve(created.id) : created);
}

function pageOf({ id, status, url }: Stripe.Identity.VerificationSession): HostedPage {
	return status === "requires_input" && url ? { state: "open", sessionId: id, url } : { state: "over", sessionId: id };
}

async function redact(
	stripe: Stripe,
	{ reference, sessionId }: { reference: string; sessionId: string | null },
): Promise<void> {
	const { verificationSessions } = stripe.identity;
	const ids = sessionId === null ? await findSessions(stripe, reference) : [sessionId];
	for (const id of ids) {
		try {
			const { redaction } = await verificationSessions.retrieve(id);
			if (!redaction) await verificationSessions.redact(id);
		} catch (error) {
			const isUnknown = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
			if (!isUnknown) throw error;
		}
	}
}

/** Of a session whose id never came back. */
async function findSessions(stripe: Stripe, reference: string): Promise<string[]> {
	const found = await stripe.identity.verificationSessions.list({
		client_reference_id: reference,
		limit: PER_REFERENCE,
	});
	return found.data.map(({ id }) => id);
}

function readEvent(stripe: Stripe, secret: string, body: Buffer, signature: string): VerifierEvent | "foreign" | null {
	const event = verified(stripe, secret, body, signature);
	if (!event) return null;
	const about = event.data?.object as { object?: unknown; id?: unknown; client_reference_id?: unknown } | undefined;
	const { object, id: sessionId, client_reference_id: reference } = about ?? {};
	if (object !== "identity.verification_session") return "foreign";
	if (typeof sessionId !== "string" || typeof reference !== "string") return "foreign";
	return { id: event.id, type: event.type, sessionId, reference };
}

function verified(stripe: Stripe, secret: string, body: Buffer, signature: string): Stripe.Event | null {
	try {
		const event = stripe.webhooks.constructEvent(body, signature, secret);
		return isFromThePast(signature) ? event : null;
	} catch {
		// Not signed, signed long ago, or no JSON.
		return null;
	}
}

/** How far Stripe's clock may be ahead of ours. */
const AHEAD_SECONDS = 60;

/** The library accepts a time that is not a number or is in the future; such an event could be replayed forever. */
function isFromThePast(signature: string): boolean {
	const times = signature.split(",").filter((part) => part.trim().startsWith("t="));
	const latest = Date.now() / 1000 + AHEAD_SECONDS;
	return (
		times.length > 0 &&
		times.every((part) => /^t=\d{1,12}$/.test(part.trim()) && Number(part.trim().slice(2)) <= latest)
	);
}
