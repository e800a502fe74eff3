/**
 * Asks next-auth for a session, as its documentation of the REST API says; its own client leaves the page when the
 * server cannot be reached.
 *
 * @returns null when there is one now, else the code of the refusal
 * @throws Error when the server cannot be reached, or answers with something else
 */
export async function proveIdentity(email: string, password: string): Promise<string | null> {
	const { csrfToken } = (await readJson("/api/auth/csrf")) as { csrfToken: string };
	const answer = (await readJson("/api/auth/callback/credentials", {
		method: "POST",
		body: new URLSearchParams({ email, password, csrfToken, callbackUrl: window.location.href, json: "true" }),
	})) as { url: string };
	return new URL(answer.url).searchParams.get("error");
}

async function readJson(path: string, init: RequestInit = {}): Promise<unknown> {
	return (await fetch(path, { ...init, credentials: "same-origin" })).json();
}
