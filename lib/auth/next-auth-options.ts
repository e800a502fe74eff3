import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { installationKeys } from "#lib/config/installation-keys.ts";
import { log } from "#lib/config/log.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { SESSION_DAYS } from "#lib/domain/users/admitting/admit.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { signOut } from "#lib/domain/users/sessions/sign-out.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { normalizeText } from "#lib/fields/rules/text-rules.ts";

/** What stands around an attempt to sign in. */
export type SignInHooks = {
	/** Refuses it before the password is looked at. */
	guard: (email: string) => Promise<void>;
	/** The password is right, and more is asked for: what the browser comes back with. */
	onHalfWay: (halfWay: string) => void;
};

/**
 * next-auth's settings for one request. The cookie is a signed token that carries only the id of a
 * session row; the row decides whether it still counts (see find-session.ts).
 */
export function nextAuthOptions(context: VisitorContext, hooks: SignInHooks): NextAuthOptions {
	return {
		secret: installationKeys().sessionSecret,
		session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
		pages: { signIn: "/sign-in", error: "/sign-in" },
		providers: [
			CredentialsProvider({
				id: "credentials",
				credentials: { email: {}, password: {} },
				authorize: (given) => authorize(context, hooks, given ?? {}),
			}),
		],
		callbacks: {
			jwt({ token, user }) {
				// The one thing of ours in the token.
				return user ? { sub: user.id } : { sub: token.sub };
			},
			session({ session, token }) {
				return { ...session, user: undefined, sessionId: token.sub };
			},
		},
		events: {
			async signOut({ token }) {
				if (token?.sub) await signOut(context, token.sub);
			},
		},
		logger: {
			error: (code) => log.error({ code }, "next-auth"),
			warn: (code) => log.warn({ code }, "next-auth"),
			debug: () => undefined,
		},
	};
}

/**
 * next-auth hands on what came, of whatever type, and hands what is thrown here to the browser word for
 * word: a code, never a message.
 */
async function authorize(context: VisitorContext, hooks: SignInHooks, given: { email?: unknown; password?: unknown }) {
	const { password } = given;
	if (typeof given.email !== "string" || typeof password !== "string" || password === "") return null;
	const email = normalizeText(given.email).trim();
	if (email === "") return null;
	const signedIn = await attempt(context, hooks, { email, password });
	if (!signedIn) return null;
	if (signedIn.step === "session") return { id: signedIn.sessionId, name: signedIn.name, email: signedIn.email };
	hooks.onHalfWay(signedIn.halfWay);
	throw new Error("FactorNeeded");
}

async function attempt(context: VisitorContext, { guard }: SignInHooks, given: { email: string; password: string }) {
	try {
		await guard(given.email);
		return await signIn(context, given);
	} catch (error) {
		if (error instanceof AppError && error.code === "RateLimited") throw new Error("RateLimited");
		log.error({ error, requestId: context.requestId }, "sign-in failed");
		throw new Error("Unavailable");
	}
}
