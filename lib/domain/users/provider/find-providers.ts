import {
	findSignInProvider,
	listOpenProviders,
	listProvidersOfDomain,
} from "#lib/db/stores/users/sign-in-providers.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { domainOf } from "./rules.ts";

/** A provider as the sign-in page names it. */
type NamedProvider = { accountId: string; name: string };

/**
 * The provider whose button the sign-in page has: that of the account that is named, else the only one there is.
 *
 * @returns "several": which one it is has to be asked; null: there is none
 */
export const findShownProvider = defineVerb(
	{ permission: "identity.prove" },
	async (_: VisitorContext, accountId: string | null): Promise<NamedProvider | "several" | null> => {
		const named = accountId !== null && isUuid(accountId) ? await findSignInProvider(accountId) : null;
		if (named?.isEnabled) return { accountId: named.accountId, name: named.name };
		const [first, second] = await listOpenProviders("all");
		return second ? "several" : (first ?? null);
	},
);

/**
 * The provider that lets people of an address's domain in; null: none, or more than one says so. It tells nothing of
 * who there is.
 */
export const findProviderOfAddress = defineVerb(
	{ permission: "identity.prove" },
	async (_: VisitorContext, email: string): Promise<NamedProvider | null> => {
		const [first, second] = await listProvidersOfDomain(domainOf(email.trim()));
		return second ? null : (first ?? null);
	},
);
