import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { Role } from "./role-words.ts";

/** Somebody of the account. Times are ISO 8601. */
export type MemberItem = {
	id: string;
	name: string;
	email: string;
	role: Role;
	teamId: string;
	teamName: string;
	lastActiveAt: string | null;
	isDeactivated: boolean;
	isReader: boolean;
	/** The address of their picture; null: they have none. */
	picture: string | null;
	metaData: Record<string, string>;
	/** Whether they prove who they are with more than a password; null: the reader is not told. */
	hasFactor: boolean | null;
	/** Whether the reader may do something about them. */
	isOpenToReader: boolean;
};

/** What is asked about somebody. */
/** What of somebody is asked about in a dialog. */
export type Asked = "role" | "team" | "data" | "deactivate" | "activate" | "reset";

/** Somebody who was asked in and has not come yet. Times are ISO 8601. */
export type InvitationItem = {
	id: string;
	email: string;
	role: Role;
	teamName: string;
	invitedAt: string | null;
	endsAt: string | null;
	inviterName: string | null;
	isByReader: boolean;
	failure: string | null;
	/** Whether the reader may do something about it. */
	isOpenToReader: boolean;
};

export type InvitationVerbs = {
	resend: (input: { userId: string }) => Promise<ActionAnswer>;
	cancel: (input: { userId: string }) => Promise<ActionAnswer>;
	correct: (input: { userId: string; email: string }) => Promise<ActionAnswer>;
};
