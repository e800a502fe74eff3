import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";

type Words = WorkplaceMessages["developer"]["examples"];

/** Lines for a terminal or a browser, for one app in one environment. */
type AppExample = { title: string; about: string; lines: string };

type App = {
	baseUrl: string;
	clientId: string;
	redirectUri: string | null;
	scopes: string[];
};

/** A verifier and its challenge from RFC 7636 appendix B, so that the lines work as they stand. */
const VERIFIER = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

/** Copyable examples. The secret is a placeholder: it was shown once. */
export function appExamples(app: App, words: Words): AppExample[] {
	return [...(app.redirectUri ? userExamples(app, app.redirectUri, words) : []), ...ownExamples(app, words)];
}

function userExamples({ baseUrl, clientId, scopes }: App, redirectUri: string, words: Words): AppExample[] {
	const query = new URLSearchParams({
		response_type: "code",
		client_id: clientId,
		redirect_uri: redirectUri,
		scope: scopes.join(" "),
		state: "a-random-string",
		code_challenge: CHALLENGE,
		code_challenge_method: "S256",
	});
	return [
		{
			...words.authorize,
			lines: `${baseUrl}/connect/authorize?${query}`,
		},
		{
			...words.code,
			lines: curl(`${baseUrl}/connect/token`, clientId, {
				grant_type: "authorization_code",
				code: "CODE",
				redirect_uri: redirectUri,
				code_verifier: VERIFIER,
			}),
		},
		{
			...words.refresh,
			lines: curl(`${baseUrl}/connect/token`, clientId, {
				grant_type: "refresh_token",
				refresh_token: "REFRESH_TOKEN",
			}),
		},
	];
}

function ownExamples({ baseUrl, clientId }: App, words: Words): AppExample[] {
	return [
		{
			...words.own,
			lines: curl(`${baseUrl}/connect/token`, clientId, { grant_type: "client_credentials" }),
		},
		{
			...words.call,
			lines: `curl "${baseUrl}/v1/document/list?page=1" \\\n  -H "Authorization: Bearer ACCESS_TOKEN"`,
		},
	];
}

function curl(address: string, clientId: string, values: Record<string, string>): string {
	const parts = Object.entries(values).map(([name, value]) => `  --data-urlencode "${name}=${value}"`);
	return [`curl ${address} \\`, `  -u "${clientId}:CLIENT_SECRET" \\`, parts.join(" \\\n")].join("\n");
}
