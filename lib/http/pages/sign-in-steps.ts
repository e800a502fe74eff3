import { cookies } from "next/headers";
import { giveSession } from "#lib/auth/session.ts";
import { env } from "#lib/config/env.ts";
import type { PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import type { SignInOutcome } from "#lib/contract/users/sign-in-answer.ts";
import { endEnrolment, proveFactor, viewHalfWay } from "#lib/domain/users/admitting/half-way.ts";
import { signInByPasskey } from "#lib/domain/users/admitting/sign-in-by-passkey.ts";
import type { GivenProof } from "#lib/domain/users/factors/take-proof.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { normalizeText } from "#lib/fields/rules/text-rules.ts";
import { DEVICE_COOKIE, deviceProof, YEAR_SECONDS } from "../limits/known-device.ts";
import { limitCodes, limitPublicCalls, limitPublicWork, limitSignIn } from "../limits/limit-visitor.ts";
import { dropHalfWay, keepHalfWay, readHalfWay } from "./half-way-cookie.ts";
import { visitorContext } from "./page-context.ts";

/** Signs in with a password, from a form that needs no scripts. The browser keeps what it has come to. */
export async function givePassword(given: { email: string; password: string }): Promise<SignInOutcome> {
	return unlessLimited(async () => {
		const context = await visitorContext();
		await limitPublicCalls(context);
		const email = normalizeText(given.email).trim();
		if (email === "" || given.password === "") return "refused";
		await limitSignIn(context, email, await device());
		const signedIn = await signIn(context, { email, password: given.password });
		if (!signedIn) return "refused";
		if (signedIn.step === "session") await letIn(signedIn);
		else await keepHalfWay(signedIn.halfWay);
		return signedIn.step;
	});
}

/** Goes on with what is asked for besides the password. */
export async function giveFactor(given: GivenProof): Promise<SignInOutcome> {
	return unlessLimited(async () => {
		const context = await visitorContext();
		await limitPublicCalls(context);
		const halfWay = await readHalfWay();
		const view = halfWay && (await viewHalfWay(context, halfWay));
		if (!view) return "over";
		await limitCodes(context, view.email, await device());
		const answer = await proveFactor(context, halfWay, given);
		if (answer.outcome === "session") await letIn(answer);
		if (answer.outcome === "wrong") return answer.isLast ? "over" : "wrong";
		return answer.outcome;
	});
}

/** Goes on where what the organisation requires is set up. */
export async function giveEnrolled(): Promise<SignInOutcome> {
	return unlessLimited(async () => {
		const context = await visitorContext();
		await limitPublicCalls(context);
		const halfWay = await readHalfWay();
		const answer = halfWay && (await endEnrolment(context, halfWay));
		if (!answer) return "over";
		await letIn(answer);
		return "session";
	});
}

/** Signs in with a passkey alone. */
export async function givePasskey(answer: PasskeyAnswer): Promise<SignInOutcome> {
	return unlessLimited(async () => {
		const context = await visitorContext();
		await limitPublicWork(context);
		const signedIn = await signInByPasskey(context, answer);
		if (!signedIn) return "refused";
		if (signedIn.step === "session") await letIn(signedIn);
		else await keepHalfWay(signedIn.halfWay);
		return signedIn.step;
	});
}

/** Gives the browser its session. It is one that has been here before from now on, and nothing is half-way any more. */
export async function letIn({ sessionId, email }: { sessionId: string; email: string }): Promise<void> {
	await giveSession(sessionId);
	const secure = env().publicUrl.startsWith("https:");
	const jar = await cookies();
	jar.set(DEVICE_COOKIE, deviceProof(email), {
		path: "/",
		maxAge: YEAR_SECONDS,
		httpOnly: true,
		sameSite: "lax",
		secure,
	});
	await dropHalfWay();
}

async function device(): Promise<string | null> {
	return (await cookies()).get(DEVICE_COOKIE)?.value ?? null;
}

async function unlessLimited(work: () => Promise<SignInOutcome>): Promise<SignInOutcome> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof AppError && error.code === "RateLimited") return "tooMany";
		throw error;
	}
}
