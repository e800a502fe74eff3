import { findOAuthClient } from "#lib/db/stores/oauth/oauth-apps.ts";
import { holdClient } from "#lib/db/stores/oauth/oauth-artifacts.ts";
import { artifactTx } from "./artifact-scope.ts";

/** A client as the authorization server needs to know it. */
export type Client = {
	clientId: string;
	isSandbox: boolean;
	appId: string;
	appName: string;
	hasLogo: boolean;
	accountId: string;
	accountName: string;
	redirectUris: string[];
	scopes: string[];
	refreshMode: "Absolute" | "Sliding";
	actingUserId: string | null;
};

/**
 * The client with this id; null: there is none. Read each time, so that a change of its settings counts at once. A
 * request to the authorization server asks first for its client, and holds it to its end: whoever deletes the
 * application waits, and then finds all that was given out.
 */
export async function findClient(clientId: string): Promise<Client | null> {
	if (!/^[\w-]{1,100}$/.test(clientId)) return null;
	await holdClient(artifactTx(), clientId);
	const found = await findOAuthClient(artifactTx(), clientId);
	if (!found) return null;
	const { id: appId, name: appName, account, ...app } = found.app;
	return { clientId: found.id, isSandbox: found.isSandbox, appId, appName, accountName: account.name, ...app };
}
