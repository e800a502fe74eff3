import { defineVerifierEvents } from "#lib/http/routes/verifier-events.ts";

export const dynamic = "force-dynamic";
export const POST = defineVerifierEvents("Stripe", "stripe-signature");
