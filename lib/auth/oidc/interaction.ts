import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { InteractionResults } from "oidc-provider";
import type { VisitorContext } from "#lib/domain/context.ts";
import type { Client } from "#lib/domain/oauth-apps/find-client.ts";
import { sessionBehind } from "./align-session.ts";
import { clientOfCall, runCall } from "./call.ts";
import { oidcProvider } from "./provider.ts";

/** A request of an application that waits for its user. */
export type WaitingRequest = {
	client: Client;
	scopes: string[];
	/** Where its answer goes. */
	redirectUri: string;
	/** The user it began with; null: nobody was signed in. */
	userId: string | null;
	/** That user's session then; null: nobody knows. */
	sessionId: string | null;
	/** Why it waits. */
	reasons: string[];
	beganAt: Date;
	/** Leads to the same question anew. */
	restartPath: string;
};

/** The request that this browser's cookie names; null: there is none, or it has waited too long. */
export async function readWaitingRequest(context: VisitorContext, cookies: string): Promise<WaitingRequest | null> {
	const provider = await oidcProvider(context.now());
	return runCall(context, async () => {
		const found = await provider.interactionDetails(...messages(cookies)).catch(() => null);
		const client = found && (await clientOfCall(String(found.params.client_id)));
		if (!found || !client) return null;
		const session = found.session?.uid ? await provider.Session.findByUid(found.session.uid) : undefined;
		const params = Object.entries(found.params).map(([name, value]) => [name, String(value)]);
		return {
			client,
			scopes: String(found.params.scope ?? "")
				.split(" ")
				.filter(Boolean),
			redirectUri: String(found.params.redirect_uri),
			userId: found.session?.accountId ?? null,
			sessionId: session ? sessionBehind(session) : null,
			reasons: found.prompt.reasons,
			beganAt: new Date(found.iat * 1000),
			restartPath: `/connect/authorize?${new URLSearchParams(params)}`,
		};
	});
}

/** Notes how the user decided. @returns the address that goes on with the request */
export async function answerWaitingRequest(
	context: VisitorContext,
	cookies: string,
	result: InteractionResults,
): Promise<string> {
	const provider = await oidcProvider(context.now());
	return runCall(context, () => provider.interactionResult(...messages(cookies), result));
}

/** The library reads nothing but the cookies. */
function messages(cookies: string): [IncomingMessage, ServerResponse] {
	const request = new IncomingMessage(new Socket());
	request.headers.cookie = cookies;
	return [request, new ServerResponse(request)];
}
