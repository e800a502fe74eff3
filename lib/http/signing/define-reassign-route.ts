import { reassignRequest } from "#lib/contract/signing/requests.ts";
import { findFrameOriginsOfLink } from "#lib/domain/signing/find-frame-origins.ts";
import { reassignSigner } from "#lib/domain/signing/reassign-signer.ts";
import { defineSigningCall, type SigningParams, signingCall } from "./define-signing-route.ts";
import { reassignedCookie } from "./reassigned-cookie.ts";

const reassign = defineSigningCall(reassignRequest, reassignSigner);

/** A signer passes the document on; their browser remembers it, since all links of theirs are dead now. */
export async function reassignRoute(request: Request, route: { params: Promise<SigningParams> }): Promise<Response> {
	const answer = await reassign(request, route);
	if (!answer.ok) return answer;
	const { token } = await route.params;
	const isFramed = (await findFrameOriginsOfLink(signingCall(request.headers), token)).length > 0;
	answer.headers.append("set-cookie", reassignedCookie(request.headers, token, isFramed));
	return answer;
}
