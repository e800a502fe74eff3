import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import type { PasskeyOptions } from "./ask-passkey.ts";

/** Whose factors a page is about, where they sign in with them, and what of them can be used there. */
export type Person = {
	email: string;
	host: string;
	hasPassword: boolean;
	hasApp: boolean;
	/** The only address at which one of their passkeys can be asked for; null: they have none. */
	passkeysAt: string | null;
	/** The provider of their organisation that knows them; null: none does. */
	provider: { accountId: string; name: string } | null;
};

/** Proves once more who one is. */
export type Prove = {
	by: (input: { password: string } | { code: string } | { passkey: PasskeyAnswer }) => Promise<ActionAnswer>;
	/** What the browser is to ask one's passkeys. */
	ask: (input: Record<never, never>) => Promise<ActionAnswer<PasskeyOptions>>;
};
