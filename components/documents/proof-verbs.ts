import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { IdentitySettings } from "#lib/contract/signing/identity-settings.ts";
import type { ProofFrequency, ProofMethod } from "#lib/contract/signing/proof-page.ts";

type Whom = { documentId: string; signerId: string };

/** What can be done about how one signer proves who they are. */
export type ProofVerbs = {
	/** Asks for a proof, in the place of what was asked for before. `phone` as typed, with its country. */
	ask: (
		input: Whom & {
			method: ProofMethod;
			accessCode: string | null;
			phone: string | null;
			tries: number | null;
			frequency: ProofFrequency | null;
			identity: IdentitySettings | null;
		},
	) => Promise<ActionAnswer>;
	changeCode: (input: Whom & { accessCode: string }) => Promise<ActionAnswer>;
	remove: (input: Whom) => Promise<ActionAnswer>;
	unlock: (input: Whom) => Promise<ActionAnswer>;
	/** Lets whoever the document passed to look at the pictures of before; null: not the reader's to decide. */
	disclose: ((input: Whom & { reason: string }) => Promise<ActionAnswer>) | null;
	/** Codes can go out by text message: the plan has them. */
	mayText: boolean;
	/** Who compares the faces of signers with their identity documents, as people know it; null: nobody. */
	identityProvider: string | null;
};

/** What is wanted of a signer; "None": the link is enough. */
export type WantedProof = {
	method: "None" | ProofMethod;
	accessCode: string;
	phone: string;
	tries: number;
	frequency: ProofFrequency;
	/** Counts where a document is to be shown. */
	identity: IdentitySettings;
};
