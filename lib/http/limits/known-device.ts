import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { installationKeys } from "#lib/config/installation-keys.ts";

/** Says that somebody has signed in with an address in this browser before. It lets nobody in. */
export const DEVICE_COOKIE = "signet.device";

/** How long a browser remembers it. */
export const YEAR_SECONDS = 365 * 86_400;

/** A Set-Cookie header for a browser in which somebody has just signed in with an address. */
export function deviceCookie(email: string): string {
	const isSecure = env().publicUrl.startsWith("https:");
	const attributes = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
	return `${DEVICE_COOKIE}=${deviceProof(email)}; ${attributes}`;
}

/** What the cookie holds: a number of the browser's own, and the proof that we gave it out for the address. */
export function deviceProof(email: string, id: string = randomUUID()): string {
	return `${id}.${sign(id, email)}`;
}

/** The browser's number when it is one in which somebody has signed in with the address; null for every other. */
export function knownDevice(proof: string | null | undefined, email: string): string | null {
	const [id = "", given = ""] = (proof ?? "").split(".", 2);
	const [is, must] = [Buffer.from(given), Buffer.from(sign(id, email))];
	return is.length === must.length && timingSafeEqual(is, must) ? id : null;
}

function sign(id: string, email: string): string {
	const address = email.trim().toLowerCase();
	return createHmac("sha256", installationKeys().sessionSecret).update(`device ${id} ${address}`).digest("base64url");
}
