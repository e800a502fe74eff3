import type { SenderIdentityStatus } from "./literals.ts";

/** What the page behind a mailed link shows. */
export type IdentityRequestView = {
	name: string;
	email: string;
	accountName: string;
	/** Who asked; the account's name once that user is gone. */
	askedBy: string;
	/** Their address; null once that user is gone. */
	askedByEmail: string | null;
	status: SenderIdentityStatus;
	/** Until when one can agree by the link, ISO 8601. */
	expiresAt: string;
	/** The link is too old to agree by. */
	isExpired: boolean;
	/** Documents sent in the person's name so far. */
	documents: number;
	redirectUrl: string | null;
	locale: string;
};

/** What became of an answer; null as long as none was given, or it was refused. */
export type IdentityAnswered = { status: SenderIdentityStatus | null; problem: string | null };
