import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { ProviderSettings } from "#lib/contract/users/sign-in-provider.ts";

/** A provider as its room shows it; times are ISO 8601. */
export type ProviderItem = ProviderSettings & {
	mayReachPrivate: boolean;
	lastSignInAt: string | null;
	/** What went wrong last, in others' words; null: nothing since it last worked. */
	lastFailure: string | null;
	lastFailureAt: string | null;
};

export type ProviderAddresses = {
	callbackUrl: string;
	afterSignOutUrl: string;
	link: string;
	teams: { id: string; name: string; isDefault: boolean }[];
};

/** @param clientSecret null: the one that is kept stays */
export type ProviderInput = ProviderSettings & { clientSecret: string | null };

export type Trial =
	| { isWell: true; endsSessions: boolean }
	| {
			isWell: false;
			kind: "away" | "private" | "credentials" | "wrong" | "refused" | "denied" | "returned";
			detail: string;
	  };

type Nothing = Record<never, never>;

export type ProviderVerbs = {
	save: (input: ProviderInput) => Promise<ActionAnswer>;
	test: (input: Nothing) => Promise<ActionAnswer<Trial>>;
	remove: (input: Nothing) => Promise<ActionAnswer>;
};
