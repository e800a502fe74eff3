import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import * as artifacts from "#lib/domain/oauth-apps/artifacts.ts";
import { clientOfCall, currentCall } from "./call.ts";
import { clientMetadata } from "./client-metadata.ts";

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
