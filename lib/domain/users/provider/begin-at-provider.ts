import { log } from "#lib/config/log.ts";
import type { ProviderRefusal } from "#lib/contract/users/provider-refusals.ts";
import { findSignInProvider, noteProviderAnswer } from "#lib/db/stores/users/sign-in-providers.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { problemOf } from "#lib/providers/provider-problem.ts";
import { beginAtProvider } from "#lib/providers/sign-in-at-provider.ts";
import { accessOf } from "./access-of.ts";
import { sealAttempt } from "./kept-attempt.ts";
import { callbackUrl } from "./rules.ts";

/** Where the browser goes, and what it keeps; or why not. */
type ProviderStart = { url: string; kept: string } | { refused: ProviderRefusal };

type ProviderWay = { accountId: string; again: boolean; returnTo: string; sessionId: string | null };

/**
 * Sends a browser to the provider of an account.
 *
 * @param again the person is to prove it there though they are signed in
 * @param sessionId the session to confirm; null: a sign-in
 * @param returnTo the path of ours where it leads in the end
 */
export const beginProviderSignIn = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, { accountId, again, returnTo, sessionId }: ProviderWay): Promise<ProviderStart> => {
		const provider = isUuid(accountId) ? await findSignInProvider(accountId) : null;
		if (!provider?.isEnabled) return { refused: "off" };
		const { issuer, clientId, scopes } = provider;
		try {
			const way = { redirectUri: callbackUrl(accountId), scopes, again };
			const { url, expected } = await beginAtProvider(accessOf(provider), way);
			const kept = sealAttempt({ accountId, issuer, clientId, returnTo, again, sessionId, ...expected }, context.now());
			return { url, kept };
		} catch (error) {
			const { kind, message } = problemOf(error);
			log.warn({ accountId, kind, message }, "sign-in provider error");
			await noteProviderAnswer(accountId, message, context.now());
			return { refused: kind === "away" || kind === "private" ? "away" : "wrong" };
		}
	},
);
