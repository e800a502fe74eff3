import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** English words of the page on which a person agrees, or not, to documents being sent in the person's name. */
export const identityEn = {
	title: "Send in your name",
	language: "Language of this page",
	heading: "{inviter} asks to send documents in your name",
	hello: "Hello {name}.",
	lead: "If you approve, people at {account} can send documents for signature that carry your name and address.",
	of: "{inviter} of {account}",
	may: "They may",
	mayDo: ["Send documents that name you as the sender", "Remind, correct and revoke those", "See who has signed them"],
	mayNot: "They may not",
	mayNotDo: ["Sign for you", "Read your email or write from your mailbox", "Lend your name to anybody else"],
	preview: {
		heading: "What a recipient will see",
		replies: "Answers go to",
		asks: "{name} asks you to sign a document",
		open: "Open the document",
		sentBy: "Sent by {account} on behalf of {name}",
	},
	takeBack: {
		heading: "You can take it back",
		text: "The link in our email leads here again: you end it with one click, at any time. What is already signed stays signed. You get an email when something happens to a document in your name.",
	},
	approve: "Approve",
	deny: "Deny",
	unsure: "Do you not know who asks? Deny. They are told no more than that.",
	withdraw: "Take it back",
	until: "You can approve until",
	expired: "The time to approve is over. If you want to, ask {inviter} to send you a new email. You can still deny.",
	states: {
		Verified: {
			heading: "Approved",
			text: "{account} can now send in your name. You can take it back at any time, here or with the link in our email.",
		},
		Denied: {
			heading: "Denied",
			text: "Nothing will be sent in your name. If you change your mind, ask {inviter} to send you a new email.",
		},
		Revoked: {
			heading: "Taken back",
			text: "{account} sends nothing more in your name. Documents that were sent before still bear your name.",
		},
	},
	documents: many({
		one: "# document was sent in your name so far.",
		other: "# documents were sent in your name so far.",
	}),
	goOn: "Go on",
	unknown: {
		heading: "This request has ended",
		text: "There is a newer email, or the request was withdrawn. Look for the latest email, or ask the person who sent it to send it again.",
	},
};

export type IdentityMessages = typeof identityEn;
