import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { IdentityValue } from "#lib/contract/documents/reading/identity-review.ts";
import type { IdentityRejection } from "#lib/contract/signing/identity-page.ts";

type Whom = { documentId: string; signerId: string };

/** Which try is refused, why, and what its signer is told. */
export type Refused = {
	attempt: number;
	reason: Exclude<IdentityRejection, "WrongKind" | "NotVerified">;
	note: string | null;
};

/** What a sender decides of what a signer showed; `attempt`: the one that was looked at. */
export type IdentityVerbs = {
	/** null: whoever looks may not decide. */
	decide: {
		accept: (input: Whom & { attempt: number }) => Promise<ActionAnswer>;
		reject: (input: Whom & Refused) => Promise<ActionAnswer>;
	} | null;
	/** What a signer is held for: fields are filled in from it, or they go on without; null: not from here. */
	hold: {
		fill: (input: Whom & { fields: { id: string; from: IdentityValue }[] }) => Promise<ActionAnswer>;
		goOn: (input: Whom) => Promise<ActionAnswer>;
	} | null;
	/** The pictures, at once; null: not from here. */
	remove: ((input: Whom) => Promise<ActionAnswer>) | null;
	/** Another try, with all tries anew; null: not from here. */
	allow: ((input: Whom) => Promise<ActionAnswer>) | null;
};

/** What the sender says of the two faces. */
export type FaceJudgement = "yes" | "unsure" | "no";
