import { z } from "zod";
import { openText, sealText } from "#lib/crypto/sealed-box.ts";

/** So long somebody may take to sign in at the provider. */
export const ATTEMPT_MINUTES = 15;

const attempt = z.object({
	accountId: z.string(),
	/** Of whom it was asked: a provider that was changed meanwhile does not answer for the former one. */
	issuer: z.string(),
	clientId: z.string(),
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	returnTo: z.string(),
	/** They were to prove there who they are, though they may be signed in. */
	again: z.boolean(),
	/** The session to confirm; null: a sign-in. */
	sessionId: z.string().nullable(),
	beganMs: z.number(),
});

/** What a browser keeps while its user is at the provider: sealed, so that it can neither be read nor made elsewhere. */
export type Attempt = z.infer<typeof attempt>;

/** The attempt as text for a cookie. */
export function sealAttempt(given: Omit<Attempt, "beganMs">, now: Date): string {
	const text = JSON.stringify({ ...given, beganMs: now.getTime() });
	return Buffer.from(sealText("provider-sign-ins", text)).toString("base64url");
}

/** What a browser has kept; null when it is none of ours, or too old. */
export function openAttempt(sealed: string, now: Date): Attempt | null {
	try {
		const content: unknown = JSON.parse(openText("provider-sign-ins", Buffer.from(sealed, "base64url")));
		const found = attempt.parse(content);
		return found.beganMs > now.getTime() - ATTEMPT_MINUTES * 60_000 ? found : null;
	} catch {
		return null;
	}
}
