import type { VisitorContext } from "#lib/domain/context.ts";
import type { IdentityPhoneLink } from "#lib/domain/signing/identifying/make-identity-phone-link.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { jsonResponse } from "#lib/http/answering/json-response.ts";
import { defineEndpoint, type Route } from "#lib/http/define-endpoint.ts";
import { countIdentityCall } from "./define-identity-route.ts";
import { keeping } from "./define-proof-route.ts";
import { type SigningParams, signingCall } from "./define-signing-route.ts";
import { requireOwnPage } from "./own-page.ts";

/** A script asks for a link to go on with a phone before anything is proved: a PhoneLink, or an error in JSON. */
export function defineIdentityPhone(
	verb: (call: VisitorContext, token: string) => Promise<IdentityPhoneLink>,
): Route<SigningParams> {
	return defineEndpoint<SigningParams>(async (request, { token }) => {
		const call = signingCall(request.headers);
		requireOwnPage(request);
		const retryAfterSeconds = await countIdentityCall(request.headers, call, token);
		if (retryAfterSeconds !== null) throw new AppError("RateLimited", undefined, { retryAfterSeconds });
		const { link, kept } = await verb(call, token);
		return jsonResponse(link, { headers: await keeping(call, token, kept) });
	});
}
