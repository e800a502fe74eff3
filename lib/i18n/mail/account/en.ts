import { plural } from "../../format.ts";

/** English words of mails about one's access to an account. */
export const accountEn = {
	resetSubject: (product: string) => `Choose a new password for ${product}`,
	resetHeading: "Choose a new password",
	resetLead: (product: string) =>
		`You asked for a new password for your ${product} account. Choose one with the button below.`,
	resetLimit: (minutes: number) =>
		plural("EN", minutes, {
			one: "The link works once, for # minute. Choosing a new password signs you out everywhere.",
			other: "The link works once, for # minutes. Choosing a new password signs you out everywhere.",
		}),
	resetIgnore: "If you did not ask for it, ignore this email: your password stays as it is.",
	resetButton: "Choose a password",
	invitationSubject: (inviter: string, account: string, product: string) =>
		`${inviter} invites you to ${account} on ${product}`,
	invitationHeading: (account: string) => `Join ${account}`,
	invitationLead: (inviter: string, account: string, product: string) =>
		`${inviter} invites you to send and sign documents for ${account} with ${product}. Choose a password to begin.`,
	invitationLimit: (days: number) =>
		plural("EN", days, {
			one: "The invitation is valid for # day.",
			other: "The invitation is valid for # days.",
		}),
	invitationIgnore: "If you do not know the person who invites you, you can ignore this email.",
	invitationButton: "Accept the invitation",
};

export type AccountMailWords = typeof accountEn;
