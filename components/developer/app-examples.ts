/** Lines for a terminal or a browser, for one app in one environment. */
export type AppExample = { title: string; about: string; lines: string };

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
export function appExamples(app: App): AppExample[] {
	return [...(app.redirectUri ? userExamples(app, app.redirectUri) : []), ...ownExamples(app)];
}

function userExamples({ baseUrl, clientId, scopes }: App, redirectUri: string): AppExample[] {
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
			title: "Send the user here",
			about: "They sign in and allow your app. Make state and verifier anew for each user.",
			lines: `${baseUrl}/connect/authorize?${query}`,
		},
		{
			title: "Buy tokens with the code",
			about: "The code is good for a minute, once.",
			lines: curl(`${baseUrl}/connect/token`, clientId, {
				grant_type: "authorization_code",
				code: "CODE",
				redirect_uri: redirectUri,
				code_verifier: VERIFIER,
			}),
		},
		{
			title: "Refresh",
			about: "Each refresh gives a new refresh token; the old one is used up. Using it again ends them all.",
			lines: curl(`${baseUrl}/connect/token`, clientId, {
				grant_type: "refresh_token",
				refresh_token: "REFRESH_TOKEN",
			}),
		},
	];
}

function ownExamples({ baseUrl, clientId }: App): AppExample[] {
	return [
		{
			title: "A token without a user",
			about: "It acts as the user who is chosen in the app's settings.",
			lines: curl(`${baseUrl}/connect/token`, clientId, { grant_type: "client_credentials" }),
		},
		{
			title: "Call the API",
			about: "With the access token of any of these.",
			lines: `curl "${baseUrl}/v1/document/list?page=1" \\\n  -H "Authorization: Bearer ACCESS_TOKEN"`,
		},
	];
}

function curl(address: string, clientId: string, values: Record<string, string>): string {
	const parts = Object.entries(values).map(([name, value]) => `  --data-urlencode "${name}=${value}"`);
	return [`curl ${address} \\`, `  -u "${clientId}:CLIENT_SECRET" \\`, parts.join(" \\\n")].join("\n");
}
