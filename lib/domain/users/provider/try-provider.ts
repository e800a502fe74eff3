import { findSignInProvider, noteProviderAnswer } from "#lib/db/stores/users/sign-in-providers.ts";
import type { Context } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { type ProblemKind, problemOf } from "#lib/providers/provider-problem.ts";
import { tryProvider } from "#lib/providers/sign-in-at-provider.ts";
import { accessOf } from "./access-of.ts";
import { callbackUrl } from "./rules.ts";

/** What came of asking a provider. `detail`: its own words, in whichever language they are. */
type ProviderTrial = { isWell: true; endsSessions: boolean } | { isWell: false; kind: ProblemKind; detail: string };

/**
 * Finds out whether an account's provider can be reached and knows the account's client, and keeps what came of it.
 *
 * @throws AppError NotFound where there is none
 */
export const trySignInProvider = defineVerb(
	{ permission: "sign-in-provider.manage" },
	async (context: Context, accountId: string): Promise<ProviderTrial> => {
		requireOwnAccount(context.principal, accountId);
		const provider = await findSignInProvider(accountId);
		if (!provider) throw refusal("NotFound", said("providerNone"));
		const trial = await tryProvider(accessOf(provider), { redirectUri: callbackUrl(accountId) }).then(
			({ endsSessions }): ProviderTrial => ({ isWell: true, endsSessions }),
			(error: unknown): ProviderTrial => {
				const { kind, message: detail } = problemOf(error);
				return { isWell: false, kind, detail };
			},
		);
		await noteProviderAnswer(accountId, trial.isWell ? null : trial.detail, context.now());
		return trial;
	},
);
