import type {
	CodeMethod,
	ProofAnswer,
	ProofOutcome,
	ProofProgress,
	SentCode,
} from "#lib/contract/signing/proof-page.ts";
import { format } from "#lib/i18n/message.ts";
import type { SignerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";

/** How far somebody is with proving who they are. */
export type ProofState = {
	triesLeft: number;
	isLocked: boolean;
	code: SentCode | null;
	/** What came of the last thing they did; null: nothing yet. */
	outcome: ProofOutcome | null;
	/** They had more than one code sent. */
	isAgain: boolean;
};

/** @param answer what the server said to the last thing that was done */
export function afterAnswer(before: ProofState, { outcome, triesLeft, isLocked, code }: ProofAnswer): ProofState {
	const isAgain = outcome === "sent" ? before.code !== null : before.isAgain;
	return { triesLeft, isLocked, code, outcome, isAgain };
}

/** What the server says by itself: of another code than the one that stands there nothing, an answer brings that. */
export function afterNews(
	before: ProofState,
	{ triesLeft, isLocked, code }: Omit<ProofProgress, "isOver">,
): ProofState {
	if (code && code.sentAt !== before.code?.sentAt) return before;
	return { ...before, triesLeft, isLocked, code };
}

/** What stands at the place of the code; null: nothing is wrong. */
export function codeProblem(
	{ outcome, triesLeft }: ProofState,
	method: CodeMethod,
	words: SignerAuthMessages,
): string | null {
	if (outcome !== "wrong") return null;
	return `${words.wrong[method]} ${format(words.triesLeft, { count: triesLeft })}`;
}

/** What is typed or pasted as the digits that it means. */
export function digitsOf(typed: string): string {
	return typed.normalize("NFKC").replace(/\D/g, "");
}
