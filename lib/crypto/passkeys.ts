import {
	generateAuthenticationOptions,
	generateRegistrationOptions,
	verifyAuthenticationResponse,
	verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { log } from "#lib/config/log.ts";

/** Where passkeys are made and used. */
type Site = { rpId: string; origin: string };

/** A passkey as it is stored. */
type StoredPasskey = {
	credentialId: string;
	publicKey: Uint8Array<ArrayBuffer>;
	counter: number;
	transports: string[];
};

/** How long a browser waits for its user. */
const TIMEOUT_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256 (COSE): what authenticators have. Others the library would offer as the runtime learns them. */
const ALGORITHMS = [-8, -7, -257];

export type NewPasskeyOptions = Awaited<ReturnType<typeof generateRegistrationOptions>>;
export type PasskeyOptions = Awaited<ReturnType<typeof generateAuthenticationOptions>>;

/** What a browser is asked for a new passkey; those that there are already are not made twice. */
export function newPasskeyOptions(
	{ rpId }: Site,
	user: { id: string; email: string; name: string },
	known: Pick<StoredPasskey, "credentialId" | "transports">[],
): Promise<NewPasskeyOptions> {
	return generateRegistrationOptions({
		rpName: "Signet",
		rpID: rpId,
		userID: new TextEncoder().encode(user.id),
		userName: user.email,
		userDisplayName: user.name,
		timeout: TIMEOUT_MS,
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: known.map(toDescriptor),
		authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
	});
}

/** What a browser is asked to prove by a passkey; of anybody where none are named. */
export function passkeyOptions(
	{ rpId }: Site,
	known: Pick<StoredPasskey, "credentialId" | "transports">[] | null,
): Promise<PasskeyOptions> {
	return generateAuthenticationOptions({
		rpID: rpId,
		timeout: TIMEOUT_MS,
		userVerification: known ? "preferred" : "required",
		...(known ? { allowCredentials: known.map(toDescriptor) } : {}),
	});
}

/** The passkey that was made; null when the answer is not one to the challenge, or from elsewhere. */
export async function readNewPasskey(
	site: Site,
	response: unknown,
	isChallenge: (challenge: string) => Promise<boolean>,
): Promise<StoredPasskey | null> {
	return orNull(async () => {
		const { verified, registrationInfo } = await verifyRegistrationResponse({
			response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
			expectedChallenge: isChallenge,
			expectedOrigin: site.origin,
			expectedRPID: site.rpId,
			requireUserVerification: false,
			supportedAlgorithmIDs: ALGORITHMS,
		});
		if (!verified) return null;
		const { id, publicKey, counter, transports } = registrationInfo.credential;
		return { credentialId: id, publicKey: new Uint8Array(publicKey), counter, transports: transports ?? [] };
	});
}

/**
 * Whether an answer is a passkey's to the challenge. A counter that does not go on shows a copy (WebAuthn Level 3
 * section 6.1.1), which is none.
 *
 * @param mustVerify the authenticator has to have made sure who uses it
 * @returns its new counter; null when it proves nothing
 */
export async function checkPasskey(
	site: Site,
	passkey: StoredPasskey,
	{ response, mustVerify }: { response: unknown; mustVerify: boolean },
	isChallenge: (challenge: string) => Promise<boolean>,
): Promise<number | null> {
	return orNull(async () => {
		const { credentialId: id, publicKey, counter, transports } = passkey;
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
			expectedChallenge: isChallenge,
			expectedOrigin: site.origin,
			expectedRPID: site.rpId,
			credential: { id, publicKey, counter, transports: transports },
			requireUserVerification: mustVerify,
		});
		return verified ? authenticationInfo.newCounter : null;
	});
}

/** The library throws for whatever is wrong with an answer. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
	try {
		return await read();
	} catch (error) {
		log.info({ error }, "passkey response rejected");
		return null;
	}
}

function toDescriptor({ credentialId, transports }: Pick<StoredPasskey, "credentialId" | "transports">) {
	return { id: credentialId, transports: transports };
}
