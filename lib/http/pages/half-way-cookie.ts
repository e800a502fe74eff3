import { cookies } from "next/headers";
import { env } from "#lib/config/env.ts";
import { HALF_WAY_MINUTES } from "#lib/domain/users/admitting/admit.ts";

/** What a browser keeps in which somebody has given their password and not yet what is asked besides. */
const COOKIE = "signet.half-way";
const SECRET = /^[\w-]{43}$/;
const PATH = "/sign-in";
/** Its row may end before. */
const MAX_AGE_SECONDS = Math.max(...Object.values(HALF_WAY_MINUTES)) * 60;

/** A Set-Cookie header for a browser in which somebody is half-way in. */
export function halfWayCookie(halfWay: string): string {
	const attributes = `Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
	return `${COOKIE}=${halfWay}; ${attributes}`;
}

/** The same for the answer of an action. */
export async function keepHalfWay(halfWay: string): Promise<void> {
	const attributes = {
		path: PATH,
		maxAge: MAX_AGE_SECONDS,
		httpOnly: true,
		sameSite: "lax",
		secure: isSecure(),
	} as const;
	(await cookies()).set(COOKIE, halfWay, attributes);
}

/** What the browser that calls keeps of being half-way in; null: nothing. */
export async function readHalfWay(): Promise<string | null> {
	const secret = (await cookies()).get(COOKIE)?.value ?? "";
	return SECRET.test(secret) ? secret : null;
}

/** The browser is in. */
export async function dropHalfWay(): Promise<void> {
	(await cookies()).delete({ name: COOKIE, path: PATH });
}

function isSecure(): boolean {
	return env().publicUrl.startsWith("https:");
}
