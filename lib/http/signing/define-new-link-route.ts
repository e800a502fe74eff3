import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { requestNewLink } from "#lib/domain/signing/request-new-link.ts";
import { defineEndpoint, type Route } from "#lib/http/define-endpoint.ts";
import { backToPage } from "./back-to-page.ts";
import { defineOpenSigningCall, limitCalls, type SigningParams, signingCall } from "./define-signing-route.ts";
import { isFormOf, requireOwnPage } from "./own-page.ts";

const byCall = defineOpenSigningCall(requestNewLink);

const byForm = defineEndpoint<SigningParams>(async (request, { token }) => {
	const call = signingCall(request.headers);
	requireOwnPage(request);
	await limitCalls(call, await authenticateSigner(call, token));
	await requestNewLink(call, token);
	return backToPage(token, "?link=sent");
});

/** A signer asks for a new link: by a call of the page's, or by its form where there are no scripts. */
export const newLinkRoute: Route<SigningParams> = (request, route) =>
	isFormOf(request) ? byForm(request, route) : byCall(request, route);
