import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { requestNewLink } from "#lib/domain/signing/request-new-link.ts";
import { presentError } from "#lib/http/answering/present-error.ts";
import { backToPage } from "./back-to-page.ts";
import { defineOpenSigningCall, limitCalls, type SigningParams, signingCall } from "./define-signing-route.ts";
import { isFormOf, requireOwnPage } from "./own-page.ts";

const byCall = defineOpenSigningCall(requestNewLink);

/** A signer asks for a new link: by a call of the page's, or by its form where there are no scripts. */
export async function newLinkRoute(request: Request, route: { params: Promise<SigningParams> }): Promise<Response> {
	if (!isFormOf(request)) return byCall(request, route);
	const call = signingCall(request.headers);
	const { token } = await route.params;
	try {
		requireOwnPage(request);
		await limitCalls(call, await authenticateSigner(call, token));
		await requestNewLink(call, token);
		return backToPage(token, "?link=sent");
	} catch (error) {
		return presentError(error, call.requestId);
	}
}
