import { SCOPE_WORDS } from "#lib/contract/scope-words.ts";
import { OFFERED_SCOPES } from "#lib/contract/scopes.ts";
import { Chapter, Prose, Word } from "./chapter.tsx";
import { Code } from "./code.tsx";

/** How applications of others act for users: OAuth 2.0 and OpenID Connect. */
export function DocsOAuth({ baseUrl }: { baseUrl: string }) {
	return (
		<Chapter id="oauth" title="OAuth 2.0">
			<Prose>
				An app that acts for other people does not ask for their keys: it sends them here, they allow it, and it gets
				tokens. Make an app in the settings, or on the server. It has a client id and a secret for live and another pair
				for the sandbox; a token reaches the documents of its environment only. Everything a client library needs is at{" "}
				<Word>{baseUrl}/.well-known/openid-configuration</Word>.
			</Prose>
			<Code label="Make an app">
				{'npm run admin -- oauth-app create --name "My app" --redirect-uris https://app.example.com/callback'}
			</Code>
			<Prose>
				Send the user to <Word>/connect/authorize</Word>, always with a challenge (<Word>S256</Word> or{" "}
				<Word>plain</Word>) and a redirect address that is registered to the last character. The code that comes back is
				good for a minute, once.
			</Prose>
			<Code label="Send the user here">
				{[
					`${baseUrl}/connect/authorize?response_type=code&client_id=CLIENT_ID`,
					"  &redirect_uri=https%3A%2F%2Fapp.example.com%2Fcallback&state=RANDOM",
					"  &scope=openid%20offline_access%20Service.Documents.All",
					"  &code_challenge=CHALLENGE&code_challenge_method=S256",
				].join("\n")}
			</Code>
			<Code label="Buy tokens with the code">
				{[
					`curl ${baseUrl}/connect/token -u "CLIENT_ID:CLIENT_SECRET" \\`,
					'  --data-urlencode "grant_type=authorization_code" --data-urlencode "code=CODE" \\',
					'  --data-urlencode "redirect_uri=https://app.example.com/callback" \\',
					'  --data-urlencode "code_verifier=VERIFIER"',
				].join("\n")}
			</Code>
			<Prose>
				Access tokens live for an hour and go into <Word>Authorization: Bearer</Word>. With <Word>offline_access</Word>{" "}
				there is a refresh token too: each is used once and replaced, and using one again ends all that came of the same
				consent, so refresh in one place. They end 30 days after the first, or 30 days after the last refresh that came
				while the access token was good, as the app is set. <Word>grant_type=client_credentials</Word> gets a token
				without a user; it acts as the user who is chosen in the app. With <Word>profile</Word> and <Word>email</Word>{" "}
				the id token and userinfo hold <Word>name</Word>, <Word>email</Word> and <Word>email_verified</Word>, which a
				mailed link proves.
			</Prose>
			<Prose>
				A token never does more than its user may. A call that needs another scope is refused with 403 and{" "}
				<Word>insufficient_scope</Word>. These are the scopes; each operation below names its own.
			</Prose>
			<ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
				{OFFERED_SCOPES.map((scope) => (
					<li key={scope} className="min-w-0">
						<span className="block break-words font-mono text-xs leading-5">{scope}</span>
						<span className="text-ink-soft">{SCOPE_WORDS[scope]}</span>
					</li>
				))}
			</ul>
		</Chapter>
	);
}
