import { SCOPE_WORDS } from "#lib/contract/scope-words.ts";
import { OAUTH_SCOPES } from "#lib/contract/scopes.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { Code } from "./code.tsx";

/** How apps act for users: OAuth 2.0 and OpenID Connect. */
export function DocsOAuth({ baseUrl }: { baseUrl: string }) {
	return (
		<Chapter id="oauth" title="OAuth 2.0">
			<Prose>
				An app that acts for other people sends them here to grant access, and gets tokens in return. Create an app in
				the settings or on the server. It has a client ID and secret for live use and another pair for the sandbox.
				Tokens reach documents in their own environment only. Client libraries can configure themselves from{" "}
				<Word>{baseUrl}/.well-known/openid-configuration</Word>.
			</Prose>
			<Code label="Create an app">
				{'npm run admin -- oauth-app create --name "My app" --redirect-uris https://app.example.com/callback'}
			</Code>
			<Prose>
				Send the user to <Word>/connect/authorize</Word> with a PKCE challenge (<Word>S256</Word> or <Word>plain</Word>,
				required) and a redirect URI that exactly matches a registered one. The returned code can be used once, within a
				minute.
			</Prose>
			<Code label="Authorisation URL">
				{[
					`${baseUrl}/connect/authorize?response_type=code&client_id=CLIENT_ID`,
					"  &redirect_uri=https%3A%2F%2Fapp.example.com%2Fcallback&state=RANDOM",
					"  &scope=openid%20offline_access%20Service.Documents.All",
					"  &code_challenge=CHALLENGE&code_challenge_method=S256",
				].join("\n")}
			</Code>
			<Code label="Exchange the code for tokens">
				{[
					`curl ${baseUrl}/connect/token -u "CLIENT_ID:CLIENT_SECRET" \\`,
					'  --data-urlencode "grant_type=authorization_code" --data-urlencode "code=CODE" \\',
					'  --data-urlencode "redirect_uri=https://app.example.com/callback" \\',
					'  --data-urlencode "code_verifier=VERIFIER"',
				].join("\n")}
			</Code>
			<Prose>
				Access tokens are valid for an hour. Send them in <Word>Authorization: Bearer</Word>. With{" "}
				<Word>offline_access</Word> you also get a refresh token. Each refresh token works once and is replaced. Using
				one again revokes all tokens from the same consent, so refresh in one place. Depending on the app’s settings,
				refresh tokens expire 30 days after the first, or 30 days after the last refresh made while the access token was
				valid. <Word>grant_type=client_credentials</Word> returns a token without a user, which acts as the user chosen
				in the app. With <Word>profile</Word> and <Word>email</Word>, the ID token and userinfo include{" "}
				<Word>name</Word>, <Word>email</Word> and <Word>email_verified</Word>, confirmed by an emailed link.
			</Prose>
			<Prose>
				A token can’t do more than its user. Requests without the required scope get 403 and{" "}
				<Word>insufficient_scope</Word>. Each operation below names its scope. Available scopes:
			</Prose>
			<ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
				{OAUTH_SCOPES.map((scope) => (
					<li key={scope} className="min-w-0">
						<span className="block break-words font-mono text-xs leading-5">{scope}</span>
						<span className="text-ink-soft">{SCOPE_WORDS[scope]}</span>
					</li>
				))}
			</ul>
		</Chapter>
	);
}
