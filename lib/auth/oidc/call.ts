import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "#lib/config/per-process.ts";
import type { UserPrincipal, VisitorContext } from "#lib/domain/context.ts";
import { type Client, findClient } from "#lib/domain/oauth-apps/find-client.ts";

/** One request to the authorization server, for those of its hooks that are not told of it. */
export type OidcCall = {
	context: VisitorContext;
	/** Who is signed in in the browser that calls; null where no one is, or it does not matter. */
	user: UserPrincipal | null;
	/** Clients that were looked up, by id. */
	clients: Map<string, Client>;
	/** Events for the audit log, written when the library is done. */
	notes: (() => Promise<void>)[];
	/** Whether the current access token was good when a refresh was asked for. */
	hasLiveAccessToken: boolean;
};

/** The provider is one for the process, and its hooks are those of the bundle that made it. */
const running = perProcess("oidc-call", () => new AsyncLocalStorage<OidcCall>());

/** Runs the library's work on a request. */
export function runCall<T>(
	context: VisitorContext,
	work: (call: OidcCall) => Promise<T>,
	user: UserPrincipal | null = null,
): Promise<T> {
	const call: OidcCall = { context, user, clients: new Map(), notes: [], hasLiveAccessToken: false };
	return running.run(call, () => work(call));
}

/** The request that is being worked on. */
export function currentCall(): OidcCall {
	const call = running.getStore();
	if (!call) throw new Error("The authorization server works on no request.");
	return call;
}

/** A client, looked up once per request. */
export async function clientOfCall(clientId: string): Promise<Client | null> {
	const { clients } = currentCall();
	const client = clients.get(clientId) ?? (await findClient(clientId));
	if (client) clients.set(clientId, client);
	return client;
}

/** A client that the library has looked up before. */
export function knownClient(clientId: string): Client {
	const client = currentCall().clients.get(clientId);
	if (!client) throw new Error("The client was not looked up.");
	return client;
}
