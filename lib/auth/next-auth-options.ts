import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { installationKeys } from "#lib/config/keys.ts";
import { log } from "#lib/config/log.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { SESSION_DAYS, signIn } from "#lib/domain/users/sign-in.ts";
import { signOut } from "#lib/domain/users/sign-out.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { normalizeText } from "#lib/fields/text-rules.ts";

/** Refuses an attempt to sign in before the password is looked at. */
export type SignInGuard = (context: VisitorContext, email: string) => Promise<void>;

/**
 * next-auth's settings for one request. The cookie is a signed token that carries only the id of a
 * session row; the row decides whether it still counts (see find-session.ts).
 */
export function nextAuthOptions(context: VisitorContext, guard: SignInGuard): NextAuthOptions {
	return {
		secret: installationKeys().sessionSecret,
		session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
		pages: { signIn: "/sign-in", error: "/sign-in" },
		providers: [
			CredentialsProvider({
				id: "credentials",
				credentials: { email: {}, password: {} },
				authorize: (given) => authorize(context, guard, given ?? {}),
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
async function authorize(context: VisitorContext, guard: SignInGuard, given: { email?: unknown; password?: unknown }) {
	const { password } = given;
	if (typeof given.email !== "string" || typeof password !== "string" || password === "") return null;
	const email = normalizeText(given.email).trim();
	if (email === "") return null;
	try {
		await guard(context, email);
		const signedIn = await signIn(context, { email, password });
		return signedIn ? { id: signedIn.sessionId, name: signedIn.name, email: signedIn.email } : null;
	} catch (error) {
		if (error instanceof AppError && error.code === "RateLimited") throw new Error("RateLimited");
		log.error({ error, requestId: context.requestId }, "signing in failed");
		throw new Error("Unavailable");
	}
}
