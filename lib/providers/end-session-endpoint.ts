import type { ServerMetadata } from "openid-client";

/**
 * Where a provider ends sessions (OpenID Connect RP-Initiated Logout 1.0); null: nowhere that a browser may be sent to.
 * The address gets the id token with it, which must not go out in clear where the provider itself is reached over TLS.
 */
export function endSessionEndpoint(server: Pick<ServerMetadata, "issuer" | "end_session_endpoint">): string | null {
	const endpoint = server.end_session_endpoint;
	if (!endpoint || !URL.canParse(endpoint)) return null;
	const allowed = new URL(server.issuer).protocol === "https:" ? ["https:"] : ["https:", "http:"];
	return allowed.includes(new URL(endpoint).protocol) ? endpoint : null;
}
