import type { SenderIdentityStatus } from "./literals.ts";

/** What a person is asked: behind the mailed link, and in their own settings. */
export type IdentityRequestView = {
	name: string;
	email: string;
	accountName: string;
	/** Who asked; the account's name once that user is gone. */
	askedBy: string;
	/** Their address; null once that user is gone. */
	askedByEmail: string | null;
	status: SenderIdentityStatus;
	/** Until when one can agree, ISO 8601; null: the question has not been mailed yet. */
	expiresAt: string | null;
	/** The question is too old to agree to. */
	isExpired: boolean;
	/** Since when they agree, ISO 8601; null: they do not. */
	approvedAt: string | null;
	/** Documents sent in the person's name so far. */
	documents: number;
	redirectUrl: string | null;
	locale: string;
};

/** What became of an answer; null as long as none was given, or it was refused. */
export type IdentityAnswered = { status: SenderIdentityStatus | null; problem: string | null };
