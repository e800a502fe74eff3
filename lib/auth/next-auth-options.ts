import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { installationKeys } from "#lib/config/keys.ts";
import type { Context } from "#lib/domain/context.ts";
import { SESSION_DAYS, signIn } from "#lib/domain/users/sign-in.ts";
import { signOut } from "#lib/domain/users/sign-out.ts";

/**
 * next-auth's settings for one request. The cookie is a signed token that carries only the id of a
 * session row; the row decides whether it still counts (see find-session.ts).
 */
export function nextAuthOptions(context: Context): NextAuthOptions {
	return {
		secret: installationKeys().sessionSecret,
		session: { strategy: "jwt", maxAge: SESSION_DAYS * 86_400 },
		pages: { signIn: "/sign-in", error: "/sign-in" },
		providers: [
			CredentialsProvider({
				id: "credentials",
				credentials: { email: {}, password: {} },
				async authorize(given) {
					if (!given?.email || !given.password) return null;
					const signedIn = await signIn(context, { email: given.email, password: given.password });
					return signedIn ? { id: signedIn.sessionId, name: signedIn.name, email: signedIn.email } : null;
				},
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
	};
}
