import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";

export const OUTSIDE_CLIENT = { clientId: "signet", clientSecret: "the secret of a client" };

/** Somebody whom the provider knows. */
export type OutsidePerson = {
	sub: string;
	email: string;
	/** undefined: it does not say. */
	email_verified: boolean | undefined;
	name: string;
	groups: string[];
};

/** A provider of an organisation on this machine, which asks whoever comes whether they are one person. */
export type OutsideProvider = {
	issuer: string;
	/** Whom it asks for. */
	person: OutsidePerson;
	close(): void;
};

/** Somebody new, with a confirmed address at outside.example. */
export function newOutsidePerson(more: Partial<OutsidePerson> = {}): OutsidePerson {
	const sub = randomUUID();
	return { sub, email: `ida-${sub}@outside.example`, email_verified: true, name: "Ida Berg", groups: [], ...more };
}

/** @param addresses where it leads back to after signing in, and after signing out */
export async function startOutsideProvider(addresses: {
	callback: string;
	signedOut: string;
}): Promise<OutsideProvider> {
	const server = createServer();
	server.listen(0);
	await once(server, "listening");
	const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	const held: OutsideProvider = { issuer, person: newOutsidePerson(), close };
	const provider = new Provider(issuer, settingsOf(held, addresses));
	const answer = provider.callback();
	server.on("request", (request, response) => {
		if (request.url?.startsWith("/asked/")) void ask(provider, held, request, response);
		else void answer(request, response);
	});
	return held;
}

function settingsOf(
	held: OutsideProvider,
	{ callback, signedOut }: { callback: string; signedOut: string },
): Configuration {
	const { clientId, clientSecret } = OUTSIDE_CLIENT;
	const people = new Map<string, OutsidePerson>();
	return {
		clients: [
			{
				client_id: clientId,
				client_secret: clientSecret,
				redirect_uris: [callback],
				post_logout_redirect_uris: [signedOut],
			},
		],
		scopes: ["openid", "email", "profile", "groups"],
		claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"], groups: ["groups"] },
		cookies: {
			keys: [randomUUID()],
			names: { session: "outside.session", interaction: "outside.asked", resume: "outside.back" },
		},
		interactions: { url: (_, { uid }) => `/asked/${uid}` },
		features: {
			devInteractions: { enabled: false },
			rpInitiatedLogout: {
				enabled: true,
				// The library's own page loads a typeface from elsewhere.
				logoutSource: (ctx, form) => {
					const button = '<button form="op.logoutForm" name="logout" value="yes">Yes, sign me out</button>';
					ctx.body = page(`${form}${button}`);
				},
			},
		},
		findAccount: (_, accountId) => {
			if (held.person.sub === accountId) people.set(accountId, held.person);
			const person = people.get(accountId);
			return person && { accountId, claims: () => ({ ...person }) };
		},
		async loadExistingGrant({ oidc }) {
			const [{ provider, client, session }] = [oidc];
			const grant = new provider.Grant({ clientId: client?.clientId ?? "", accountId: session?.accountId ?? "" });
			grant.addOIDCScope("openid email profile groups");
			await grant.save();
			return grant;
		},
	};
}

function page(content: string): string {
	return `<!doctype html><html lang="en"><title>Harbour ID</title><link rel="icon" href="data:,">
<h1>Harbour ID</h1>${content}`;
}

/** Its page for signing in: two buttons. */
async function ask(
	provider: Provider,
	{ person }: OutsideProvider,
	request: IncomingMessage,
	response: ServerResponse,
) {
	if (request.method === "GET") {
		response.setHeader("Content-Type", "text/html; charset=utf-8");
		response.end(
			page(`<form method="post"><button name="as" value="person">Continue as ${person.name}</button>
<button name="as" value="nobody">Not now</button></form>`),
		);
		return;
	}
	let form = "";
	for await (const part of request) form += part;
	const isDenied = new URLSearchParams(form).get("as") !== "person";
	const denial = { error: "access_denied", error_description: "Not now." };
	await provider.interactionFinished(request, response, isDenied ? denial : { login: { accountId: person.sub } });
}
