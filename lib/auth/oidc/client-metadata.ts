import { createHmac } from "node:crypto";
import type { ClientMetadata } from "oidc-provider";
import { installationKeys } from "#lib/config/installation-keys.ts";
import type { Client } from "#lib/domain/oauth-apps/find-client.ts";

/** A client in the library's words (RFC 7591 section 2). An app without redirect addresses has no users to send. */
export function clientMetadata(client: Client): ClientMetadata {
	const hasUsers = client.redirectUris.length > 0;
	return {
		client_id: client.clientId,
		client_name: client.appName,
		// Never compared: secrets are stored hashed, see provider.ts. The library wants one that is not guessed.
		client_secret: createHmac("sha256", installationKeys().installationKey).update(client.clientId).digest("base64url"),
		redirect_uris: client.redirectUris,
		post_logout_redirect_uris: client.redirectUris,
		response_types: hasUsers ? ["code"] : [],
		grant_types: hasUsers ? ["authorization_code", "refresh_token", "client_credentials"] : ["client_credentials"],
		// Takes the secret from the body as well.
		token_endpoint_auth_method: "client_secret_basic",
		id_token_signed_response_alg: "RS256",
		scope: client.scopes.join(" "),
	};
}
