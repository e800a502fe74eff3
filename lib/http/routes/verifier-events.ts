import type { IdentityVerifier } from "#lib/contract/signing/identity-settings.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { takeVerifierEvent } from "#lib/domain/signing/identifying/take-verifier-event.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { limitLinkCalls } from "#lib/http/signing/define-signing-route.ts";
import { defineEndpoint, type Route } from "../define-endpoint.ts";
import { readSmallBody } from "../reading/read-small-body.ts";

/** A session with everything that events hold of it is a few kilobytes. */
const MAX_BODY_BYTES = 262_144;

/**
 * The address that a provider of identity verification tells of what happens. What it has not signed is refused, and
 * counted by address; what it has is taken, whether we know the session or not.
 *
 * @param header where its signature stands
 */
export function defineVerifierEvents(verifier: IdentityVerifier, header: string): Route {
	return defineEndpoint(async (request) => {
		const body = await readSmallBody(request, MAX_BODY_BYTES);
		const signature = request.headers.get(header) ?? "";
		const outcome = await takeVerifierEvent(visitorContext(), { verifier, body, signature });
		if (outcome === "taken") return { received: true };
		await limitLinkCalls(request.headers);
		if (outcome === "none") throw new AppError("NotFound");
		throw new AppError("InvalidRequest", "The signature isn’t valid, or it is too old.");
	});
}
