import type { VisitorContext } from "#lib/domain/context.ts";
import type { IdentityPhoneLink } from "#lib/domain/signing/identifying/make-identity-phone-link.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { jsonResponse } from "#lib/http/answering/json-response.ts";
import { presentError } from "#lib/http/answering/present-error.ts";
import { countIdentityCall, keeping } from "./define-identity-route.ts";
import { type SigningParams, signingCall } from "./define-signing-route.ts";
import { requireOwnPage } from "./own-page.ts";

/** A script asks for a link to go on with a phone before anything is proved: a PhoneLink, or an error in JSON. */
export function defineIdentityPhone(
	verb: (call: VisitorContext, token: string) => Promise<IdentityPhoneLink>,
): (request: Request, route: { params: Promise<SigningParams> }) => Promise<Response> {
	return async (request, { params }) => {
		const call = signingCall(request.headers);
		const { token } = await params;
		try {
			requireOwnPage(request);
			const retryAfterSeconds = await countIdentityCall(request.headers, call, token);
			if (retryAfterSeconds !== null) throw new AppError("RateLimited", undefined, { retryAfterSeconds });
			const { link, kept } = await verb(call, token);
			return jsonResponse(link, { headers: await keeping(call, token, kept) });
		} catch (error) {
			return presentError(error, call.requestId);
		}
	};
}
