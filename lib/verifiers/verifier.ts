import type { IdentityKind, IdentityPicture, IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import type { PlainDate, Reading } from "#lib/identity/identity-types.ts";

/** What a provider says beyond what stands on the document: that it is genuine, that the face is its holder's. */
export type Confirmed = "Genuine" | "Selfie";

/** What has become of a try at whoever verifies it. */
export type Looked =
	/** What was read of the document. `confirmed`: null where the verifier confirms nothing by itself. */
	| { state: "read"; reading: Reading; confirmed: readonly Confirmed[] | null }
	/** The document, or the face, was refused. */
	| { state: "refused"; reason: IdentityRejection }
	/** It is looked at; a provider tells when it is over. */
	| { state: "waiting" }
	/** Nothing was sent, or not to the end: the signer can go on. */
	| { state: "open" }
	/** It has ended without a result: it has to be begun anew. */
	| { state: "gone" };

/** A try that somebody has sent. */
type SentTry = {
	kind: IdentityKind;
	/** In UTC. */
	today: PlainDate;
	/** The bytes of a picture that was taken here; null: there is none. */
	picture: (which: IdentityPicture) => Promise<Buffer | null>;
	/** Its id at the provider; null: there is none. */
	sessionId: string | null;
};

/** Whoever finds out what a signer's document says, and perhaps more. */
export type Verifier = {
	/** @throws Error when it cannot be done now; the job tries again */
	look: (sent: SentTry) => Promise<Looked>;
	/** null: everything happens here. */
	hosted: HostedVerifier | null;
};

/** How a signer is asked at a provider. */
export type HostedRequest = {
	/** What the provider knows it by; the same asks for the same session, however often. */
	reference: string;
	sessionId: string | null;
	kind: IdentityKind;
	requiresLiveCapture: boolean;
	requiresMatchingSelfie: boolean;
	/** Where the signer comes back to. */
	returnUrl: string;
};

/** over: nothing can be sent any more, a look says why. */
export type HostedPage = { state: "open"; sessionId: string; url: string } | { state: "over"; sessionId: string };

/** An event that a provider has signed. */
export type VerifierEvent = { id: string; type: string; sessionId: string; reference: string };

/** A provider, whose own page takes the pictures. */
export type HostedVerifier = {
	/**
	 * The page that a signer is sent to.
	 *
	 * @throws Error when the provider cannot be reached, or refuses
	 */
	open: (request: HostedRequest) => Promise<HostedPage>;
	/**
	 * Has everything removed that the provider holds of it; what is not there is no error.
	 *
	 * @throws Error when it cannot be done now
	 */
	redact: (session: { reference: string; sessionId: string | null }) => Promise<void>;
	/** What the provider tells; "foreign": signed, but about nothing of ours; null: not signed by it, or too long ago. */
	readEvent: (body: Buffer, signature: string) => Promise<VerifierEvent | "foreign" | null>;
};
