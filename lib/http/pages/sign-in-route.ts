import { env } from "#lib/config/env.ts";
import { type PasskeyAnswer, passkeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import type { SignInAnswer, SignInOutcome } from "#lib/contract/users/sign-in-answer.ts";
import { defineEndpoint, type Route } from "../define-endpoint.ts";
import { readSmallForm } from "../reading/read-small-body.ts";
import { requireSameOrigin } from "../signing/same-origin.ts";
import { localPath } from "./local-path.ts";
import { giveEnrolled, giveFactor, givePasskey, givePassword } from "./sign-in-steps.ts";

/** An address and a password, a code, or what a passkey has answered. */
const MAX_BODY_BYTES = 64 * 1024;
const START = "/start";

/** Takes the password from a browser without scripts. */
export const takePassword = defineStep((form) =>
	givePassword({ email: form.get("email") ?? "", password: form.get("password") ?? "" }),
);

/** Takes the second proof, with scripts or without. */
export const takeFactor = defineStep(async (form) => {
	const recoveryCode = form.get("recoveryCode");
	if (form.has("passkey")) {
		const passkey = readPasskey(form);
		// Nothing was tried: it takes none of the few tries that there are.
		return passkey ? giveFactor({ passkey }) : "wrong";
	}
	return giveFactor(recoveryCode === null ? { code: form.get("code") ?? "" } : { recoveryCode });
});

/** Takes a passkey alone, which stands for password and factor. */
export const takeAnyPasskey = defineStep(async (form) => {
	const passkey = readPasskey(form);
	return passkey ? givePasskey(passkey) : "refused";
});

/** Lets in whoever has set up what their organisation requires. */
export const takeEnrolled = defineStep(giveEnrolled);

/** What a browser's passkey has answered; null when there is none, or it is no such answer. */
function readPasskey(form: URLSearchParams): PasskeyAnswer | null {
	const text = form.get("passkey");
	if (text === null) return null;
	try {
		return passkeyAnswer.parse(JSON.parse(text));
	} catch {
		return null;
	}
}

/** One step from a form of ours: scripts hear what came of it, and a browser without them is led on. */
function defineStep(step: (form: URLSearchParams) => Promise<SignInOutcome>): Route {
	return defineEndpoint(async (request) => {
		requireSameOrigin(request.headers, env().publicUrl);
		const form = await readSmallForm(request, MAX_BODY_BYTES);
		const outcome = await step(form);
		const target = localPath(form.get("returnTo")) ?? START;
		const next = nextPage(outcome, target, form.has("recoveryCode"));
		if (request.headers.get("accept")?.includes("application/json")) return { outcome, next } satisfies SignInAnswer;
		return new Response(null, { status: 303, headers: { "Cache-Control": "no-store", Location: next } });
	});
}

/** Where a browser goes after a step of signing in. @param target where it leads to in the end */
export function nextPage(outcome: SignInOutcome, target: string, isRecovery = false): string {
	if (outcome === "session") return target;
	const returnTo = encodeURIComponent(target);
	const factor = `/sign-in/factor?returnTo=${returnTo}${isRecovery ? "&by=recovery" : ""}`;
	if (outcome === "factor") return factor;
	if (outcome === "enrolment") return `/sign-in/set-up?returnTo=${returnTo}`;
	if (outcome === "wrong") return `${factor}&refused=wrong`;
	if (outcome === "over") return `/sign-in?again=1&over=1&returnTo=${returnTo}`;
	return `/sign-in?again=1&refused=${outcome}&returnTo=${returnTo}`;
}
