import { createHmac } from "node:crypto";
import { type Adapter, type AdapterPayload, type ClientMetadata, errors } from "oidc-provider";
import { installationKeys } from "#lib/config/installation-keys.ts";
import * as artifacts from "#lib/domain/oauth-apps/artifacts.ts";
import type { Client } from "#lib/domain/oauth-apps/find-client.ts";
import { clientOfCall, currentCall } from "./call.ts";

/** Where the library keeps its things of a kind: our tables. */
export function oidcAdapter(kind: string): Adapter {
	if (kind === "Client") return clients;
	if (kind === "Grant") return grants;
	return artifactAdapter(kind);
}

function artifactAdapter(kind: string): Adapter {
	return {
		upsert: (id, payload) => artifacts.keepArtifact(kind, id, payload),
		find: async (id) => asPayload(await artifacts.findArtifactPayload(kind, id)),
		findByUid: async (uid) => asPayload(await artifacts.findSessionPayload(uid)),
		findByUserCode: refuse,
		destroy: (id) => artifacts.dropArtifact(kind, id),
		revokeByGrantId: (grantId) => artifacts.dropFamilyArtifacts(kind, grantId),
		async consume(id) {
			const isFirst = await artifacts.consumeArtifact(kind, id, currentCall().context.now());
			if (!isFirst) throw new errors.InvalidGrant(`${kind} was already used`);
		},
	};
}

const grants: Adapter = {
	upsert: (id, payload) => artifacts.keepGrant(id, payload),
	find: async (id) => asPayload(await artifacts.findGrantPayload(id)),
	destroy: (id) => artifacts.dropGrant(id),
	findByUid: refuse,
	findByUserCode: refuse,
	revokeByGrantId: refuse,
	consume: refuse,
};

/** Clients are made by admins, never through the protocol. */
const clients: Adapter = {
	async find(id) {
		const client = await clientOfCall(id);
		return client ? clientMetadata(client) : undefined;
	},
	upsert: refuse,
	destroy: refuse,
	findByUid: refuse,
	findByUserCode: refuse,
	revokeByGrantId: refuse,
	consume: refuse,
};

function asPayload(payload: artifacts.ArtifactPayload | null): AdapterPayload | undefined {
	return payload ?? undefined;
}

function refuse(): Promise<undefined> {
	return Promise.reject(new Error("The authorization server does not do this."));
}

/** A client in the library's words (RFC 7591 section 2). An app without redirect addresses has no users to send. */
function clientMetadata(client: Client): ClientMetadata {
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
