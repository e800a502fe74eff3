import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { NewPasskeyAnswer, PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";

/** What the server has the browser ask for; lib/crypto/passkeys.ts makes it. */
export type NewPasskeyOptions = PublicKeyCredentialCreationOptionsJSON;
export type PasskeyOptions = PublicKeyCredentialRequestOptionsJSON;

/** Why there is no answer: the person would not, or took too long; or the device has one already. */
type NoAnswer = "none" | "known";

/** Has the browser ask for an answer of a passkey; null when its user would not. */
export async function askPasskey(optionsJSON: PasskeyOptions): Promise<PasskeyAnswer | null> {
	const { startAuthentication } = await import("@simplewebauthn/browser");
	return (await startAuthentication({ optionsJSON }).catch(() => null)) as PasskeyAnswer | null;
}

/** Has the browser make a passkey. */
export async function makePasskey(optionsJSON: NewPasskeyOptions): Promise<NewPasskeyAnswer | NoAnswer> {
	const { startRegistration } = await import("@simplewebauthn/browser");
	try {
		return (await startRegistration({ optionsJSON })) as NewPasskeyAnswer;
	} catch (error) {
		return error instanceof Error && error.name === "InvalidStateError" ? "known" : "none";
	}
}
