import type { PasskeyOptions } from "#components/security/ask-passkey.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";

/** What a person can confirm with that it is them. */
export type ReauthMethods = {
	hasPassword: boolean;
	hasApp: boolean;
	/** The only address at which one of their passkeys can be asked for; null: they have none. */
	passkeysAt: string | null;
	/** The provider of their organisation that knows them; null: none does. */
	provider: { accountId: string; name: string } | null;
};

export type ReauthVerbs = {
	methods: (input: Record<never, never>) => Promise<ActionAnswer<ReauthMethods>>;
	confirm: (input: { password: string } | { code: string } | { passkey: PasskeyAnswer }) => Promise<ActionAnswer>;
	/** What the browser is to ask one's passkeys. */
	askPasskeys: (input: Record<never, never>) => Promise<ActionAnswer<PasskeyOptions>>;
};

/** On this channel the window of the provider says how it went: null, or the words for why not. */
export const REAUTH_CHANNEL = "signet.reauth";
export type ReauthMessage = { problem: string | null };
