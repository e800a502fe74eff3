import type { IdentityOutcome } from "#lib/contract/signing/identity-page.ts";
import type { IdVerificationMessages } from "#lib/i18n/signing/id-verification-messages.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import type { IdentityPageData } from "./identity-words.ts";
import type { Identity } from "./use-identity.ts";

export type IdentityPageProps = {
	token: string;
	page: IdentityPageData;
	words: IdVerificationMessages;
	messages: Pick<SigningMessages, "closed" | "errors">;
	/** What came of a form that was sent without scripts; null: nothing was. */
	said: IdentityOutcome | null;
};

/** What each part of the page works with. */
export type PartProps = Omit<IdentityPageProps, "said"> & { identity: Identity };
