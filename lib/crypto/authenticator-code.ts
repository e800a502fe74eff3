import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every app knows it; others (8 digits, SHA-256) some apps take and then count wrongly. */
const CODES = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** RFC 4226 section 4 wants 128 bits at least, and recommends as many as the hash has. */
const SECRET_BYTES = 20;
/** Clocks differ, and typing takes a moment: the code before and the one after do as well (RFC 6238 section 5.2). */
const WINDOW = 1;

/** A new secret for an authenticator app, in base32. */
export function newAuthenticatorSecret(): string {
	return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The address that an authenticator app reads from a QR code.
 *
 * @param named what the app shows: of which service, and of whom
 */
export function authenticatorAddress(secret: string, named: { issuer: string; label: string }): string {
	return new TOTP({ ...CODES, ...named, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * Which period of 30 seconds a code is of, counted since 1970; null when it is of none about now.
 *
 * @param code six digits
 */
export function periodOfCode(secret: string, code: string, now: Date): number | null {
	// Of other digits than ours the library fails.
	if (!/^[0-9]{6}$/.test(code)) return null;
	const totp = new TOTP({ ...CODES, secret: Secret.fromBase32(secret) });
	const distance = totp.validate({ token: code, window: WINDOW, timestamp: now.getTime() });
	return distance === null ? null : totp.counter({ timestamp: now.getTime() }) + distance;
}
