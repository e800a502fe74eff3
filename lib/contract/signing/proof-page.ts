import type { SignerIdentityView } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentitySettings } from "./identity-settings.ts";
import type { SigningBrand } from "./signing-brand.ts";

/** Codes that a signer can be asked for before the document is shown. */
const CODE_METHODS = ["AccessCode", "EmailOTP", "SMSOTP"] as const;
export type CodeMethod = (typeof CODE_METHODS)[number];

/** The same, or a document that shows who they are (identity-page.ts). */
export type ProofMethod = CodeMethod | "IdVerification";

/** What senders can ask for. */
export const PROOF_METHODS: readonly [ProofMethod, ...ProofMethod[]] = [...CODE_METHODS, "IdVerification"];

/**
 * What a usable link gives before its holder has proved who they are: nothing of the document but its title, its sender
 * and its brand.
 */
export type ProofPage = {
	locale: string;
	brand: SigningBrand;
	title: string;
	method: CodeMethod;
	/** Where a code goes, mostly hidden: "w•••@example.com", "+33 •••• 12"; null: the sender has told the signer the code. */
	destination: string | null;
	/** Wrong codes that may still be given; 0 when it is locked. */
	triesLeft: number;
	/** Too many codes were wrong: only the sender can open it again. */
	isLocked: boolean;
	/** The code that was sent last and still counts; null: none was asked for, or it is over. */
	code: SentCode | null;
};

/** A code on its way, or there. ISO 8601. */
export type SentCode = {
	sentAt: string;
	/** It counts until then. */
	expiresAt: string;
	/** Another one can be asked for from then on. */
	nextSendAt: string;
	delivery: CodeDelivery;
};

/**
 * onTheWay: nobody has said anything against it · late: an attempt failed, and it is tried again · taken: whoever delivers
 * it has it · failed: it will not arrive, and the sender was told
 */
export type CodeDelivery = "onTheWay" | "late" | "taken" | "failed";

/**
 * What `GET /sign/<token>/proof/send` answers to a page that waits for its code. isOver: nothing is asked any more; the
 * page is to be loaded again.
 */
export type ProofProgress = { isOver: boolean; triesLeft: number; isLocked: boolean; code: SentCode | null };

/**
 * How the page's two calls answer, both to a script. `POST /sign/<token>/proof` takes `code`,
 * `POST /sign/<token>/proof/send` nothing. JSON is answered with JSON and 200; a plain form is answered with 303 to
 * the page, with `?proof=<outcome>` unless it was proved.
 *
 * proved: the page is to be loaded again · wrong: unknown, used, too old or mistyped, all alike · locked: that was the
 * last try, or it was locked before · sent: a code is on its way · wait: another code can be had at `nextSendAt` · busy:
 * too many tries from here in a short time · over: nothing is asked any more; the page is to be loaded again
 */
export const PROOF_OUTCOMES = ["proved", "wrong", "locked", "sent", "wait", "busy", "over"] as const;
export type ProofOutcome = (typeof PROOF_OUTCOMES)[number];

export type ProofAnswer = {
	outcome: ProofOutcome;
	triesLeft: number;
	isLocked: boolean;
	code: SentCode | null;
	/** Seconds until it is worth trying again; null unless the outcome is wait or busy. */
	retryAfterSeconds: number | null;
};

/** maySee: whoever reads the page is the sender. isWithheld: the sender may not look at its pictures, taken before a hand-over. */
type OwnIdentityView = SignerIdentityView & { maySee: boolean; isWithheld: boolean };

/** What a document page tells its sender of a signer's proof. */
export type SignerProofView = {
	method: ProofMethod;
	/** How long a proof counts, see lib/contract/README.md "Proof of who signs". */
	frequency: ProofFrequency;
	/** Tries in all. */
	tries: number;
	triesLeft: number;
	/** ISO 8601; since when it is locked. */
	lockedAt: string | null;
	/** ISO 8601; when it was proved last; null: not yet, or not since it was asked for anew. */
	provedAt: string | null;
	/** ISO 8601; when a code was wrong, or a document refused, for the last time since then. */
	failedAt: string | null;
	/** How far it is with the document that shows who the signer is; null unless that is the method. */
	identity: OwnIdentityView | null;
	/** What was settled of that; null unless it is the method. */
	identitySettings: IdentitySettings | null;
};

/**
 * EveryAccess: asked again in each session of a browser, and after an hour without use · UntilSignCompleted: the same until
 * the signer has signed, then never · OncePerDocument: once in a browser
 */
export const PROOF_FREQUENCIES = ["EveryAccess", "UntilSignCompleted", "OncePerDocument"] as const;
export type ProofFrequency = (typeof PROOF_FREQUENCIES)[number];

/** How often a proof is asked for where nobody says. A document is shown once: somebody looks at it. */
export function usualFrequency(method: "None" | ProofMethod): ProofFrequency {
	return method === "IdVerification" ? "OncePerDocument" : "EveryAccess";
}
