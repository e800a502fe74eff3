import type { SenderIdentityStatus } from "./literals.ts";

/** What the page behind a mailed link shows. */
export type IdentityRequestView = {
	name: string;
	email: string;
	accountName: string;
	/** Who asked; the account's name once that user is gone. */
	askedBy: string;
	status: SenderIdentityStatus;
	/** The link is too old to agree by. */
	isExpired: boolean;
	redirectUrl: string | null;
	locale: string;
};
