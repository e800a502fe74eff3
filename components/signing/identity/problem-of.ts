import {
	FAULT_OUTCOMES,
	type IdentityOutcome,
	MAX_IDENTITY_PICTURE_BYTES,
} from "#lib/contract/signing/identity-page.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { IdVerificationMessages } from "#lib/i18n/signing/id-verification-messages.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { busyText } from "../saving/busy-text.ts";
import type { Identity } from "./use-identity.ts";

type Said = {
	words: IdVerificationMessages;
	messages: Pick<SigningMessages, "errors">;
	locale: string;
	sender: string;
	/** Who verifies it; empty: nobody else. */
	provider: string;
};

/** What stands in the way, in words that say how to mend it; null: nothing does, or it is said in its place. */
export function problemOf({ outcome, failed }: Pick<Identity, "outcome" | "failed">, said: Said): string | null {
	const { words, messages, locale } = said;
	if (failed)
		return failed.reason === "busy" ? busyText({ messages, locale }, failed.retryAfterMs) : messages.errors.failed;
	return outcome === null ? null : outcomeText(outcome, words, said);
}

/** What was sent could not be read by anybody. */
export function isFault(outcome: IdentityOutcome | null): outcome is (typeof FAULT_OUTCOMES)[number] {
	return FAULT_OUTCOMES.some((one) => one === outcome);
}

function outcomeText(
	outcome: IdentityOutcome,
	words: IdVerificationMessages,
	{ sender, provider }: Said,
): string | null {
	if (outcome === "done" || outcome === "over" || outcome === "digits") return null;
	if (outcome === "busy") return words.busy;
	if (isFault(outcome)) return words.shot.bad[outcome];
	if (outcome === "provider") return format(words.hosted.down, { provider });
	return formatAny(words.problems[outcome], { sender, limit: MAX_IDENTITY_PICTURE_BYTES / 1_048_576 });
}
