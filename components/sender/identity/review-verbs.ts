import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { IdentityRejection } from "#lib/contract/signing/identity-page.ts";

type Whom = { documentId: string; signerId: string };

/** What a sender decides of what a signer showed; `attempt`: the one that was looked at. */
export type IdentityVerbs = {
	accept: (input: Whom & { attempt: number }) => Promise<ActionAnswer>;
	reject: (
		input: Whom & { attempt: number; reason: Exclude<IdentityRejection, "WrongKind">; note: string | null },
	) => Promise<ActionAnswer>;
	/** The pictures, at once. */
	remove: (input: Whom) => Promise<ActionAnswer>;
	/** Another try, with all tries anew. */
	allow: (input: Whom) => Promise<ActionAnswer>;
};

/** What the sender says of the two faces. */
export type FaceJudgement = "yes" | "unsure" | "no";
