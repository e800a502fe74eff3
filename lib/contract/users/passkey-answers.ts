import { z } from "zod";

/** Base64url of what an authenticator gives; none of it is longer. */
const bytes = z.string().max(20_000);
const own = {
	id: z.string().min(1).max(2000),
	rawId: z.string().min(1).max(2000),
	type: z.literal("public-key"),
	clientExtensionResults: z.record(z.string().max(100), z.unknown()),
	authenticatorAttachment: z.enum(["cross-platform", "platform"]).optional().catch(undefined),
};

/** What a browser answers that was asked for a new passkey (WebAuthn Level 3, RegistrationResponseJSON). */
export const newPasskeyAnswer = z.object({
	...own,
	response: z.object({
		clientDataJSON: bytes,
		attestationObject: bytes,
		transports: z.array(z.string().max(50)).max(10).optional(),
	}),
});
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>;

/** What a browser answers that was asked to prove by a passkey (AuthenticationResponseJSON). */
export const passkeyAnswer = z.object({
	...own,
	response: z.object({
		clientDataJSON: bytes,
		authenticatorData: bytes,
		signature: bytes,
		userHandle: z.string().max(200).optional(),
	}),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
