import type { PasskeyOptions } from "#components/security/ask-passkey.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";

/** The methods a user can confirm it’s them with. */
export type ReauthMethods = {
	hasPassword: boolean;
	hasApp: boolean;
	/** The only address at which their passkeys work; null: they have none. */
	passkeysAt: string | null;
	/** Their organisation’s provider, where their account is linked to it; else null. */
	provider: { accountId: string; name: string } | null;
};

export type ReauthVerbs = {
	methods: (input: Record<never, never>) => Promise<ActionAnswer<ReauthMethods>>;
	confirm: (input: { password: string } | { code: string } | { passkey: PasskeyAnswer }) => Promise<ActionAnswer>;
	/** Options for the browser’s passkey prompt. */
	askPasskeys: (input: Record<never, never>) => Promise<ActionAnswer<PasskeyOptions>>;
};

/** Channel on which the provider’s window reports its result: null on success, else the message to show. */
export const REAUTH_CHANNEL = "signet.reauth";
export type ReauthMessage = { problem: string | null };
