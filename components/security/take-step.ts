import type { SignInAnswer } from "#lib/contract/users/sign-in-answer.ts";

/** Sends a step of signing in. @throws Error when the server cannot be reached, or fails */
export async function takeStep(path: string, given: Iterable<[string, string]>): Promise<SignInAnswer> {
	const body = new URLSearchParams([...given]);
	const answer = await fetch(path, { method: "POST", headers: { Accept: "application/json" }, body });
	if (!answer.ok) throw new Error(String(answer.status));
	return (await answer.json()) as SignInAnswer;
}
