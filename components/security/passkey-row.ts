import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { NewPasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import type { NewPasskeyOptions } from "./ask-passkey.ts";

/** A passkey as it is listed. Times are ISO 8601; host: where else it was made for, null for here. */
export type PasskeyRow = {
	id: string;
	name: string;
	createdAt: string;
	lastUsedAt: string | null;
	host: string | null;
};

/** What can be done with passkeys. */
export type PasskeyVerbs = {
	begin: (input: Record<never, never>) => Promise<ActionAnswer<NewPasskeyOptions>>;
	add: (input: { name: string; answer: NewPasskeyAnswer }) => Promise<ActionAnswer<string[]>>;
	rename: (input: { passkeyId: string; name: string }) => Promise<ActionAnswer>;
	remove: (input: { passkeyId: string }) => Promise<ActionAnswer>;
};

/** Runs what needs a fresh proof; null: the reader has thought better of it. */
export type RunReauthed = <T>(verb: () => Promise<ActionAnswer<T>>) => Promise<ActionAnswer<T> | null>;
