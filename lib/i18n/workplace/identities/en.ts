import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words about people in whose name the account sends. */
export const identitiesEn = {
	title: "Sender identities",
	about:
		"People in whose name documents are sent, once they have agreed. Signers read their name and address, and answers go to them.",
	cancel: "Cancel",
	list: "Identities",
	count: many({ one: "# person", other: "# people" }),
	search: { label: "Search sender identities", placeholder: "Name or email" },
	states: { Pending: "Waiting for an answer", Verified: "Agreed", Denied: "Said no", Revoked: "Taken back" },
	facts: {
		asked: "asked {when}",
		askedBy: "asked by {name} {when}",
		toBeAsked: "the question is on its way",
		ends: "can agree until {when}",
		ended: "the time to agree is over",
		agreed: "since {when}",
		returned: "The email came back. Delete this, and ask at another address.",
		returnedWith: "The email came back: “{reason}”. Delete this, and ask at another address.",
		brand: "brand {name}",
		documents: many({ one: "# document sent", other: "# documents sent" }),
		none: "nothing sent yet",
	},
	invite: {
		title: "Ask somebody",
		about: "They get an email that says who asks and what it allows. Nothing is sent in their name before they agree.",
		action: "Send the question",
		done: "The question to {name} is on its way.",
	},
	change: {
		title: "Settings of {name}",
		about: "Documents already sent keep the name they have.",
		action: "Save",
		done: "The settings of {name} are saved.",
	},
	fields: {
		email: "Email address",
		emailHelp: "It cannot be changed later: somebody has to agree at this address.",
		name: "Name",
		nameHelp: "As signers read it. Without one they read the address.",
		brand: "Brand",
		noBrand: "The default brand",
		locale: "Emails in",
	},
	told: {
		title: "What they are told",
		about: "By email, of documents sent in their name.",
		sent: "A document is sent",
		viewed: "A signer opens it",
		signed: "A signer signs",
		completed: "It is completed",
		attachSignedDocument: "With the sealed PDF attached",
		declined: "A signer declines",
		reassigned: "A signer hands over to somebody else",
		revoked: "It is revoked",
		expired: "It expires",
		reminders: "A signer is reminded",
		deliveryFailed: "An email to a signer can’t be delivered",
		authenticationFailed: "A signer can’t prove who they are",
	},
	menu: {
		of: "What can be done about {name}",
		change: "Settings…",
		resend: "Send the question again",
		resendOf: "Send the question to {name} again",
		askAgain: "Ask again",
		askAgainOf: "Ask {name} again",
		resent: "The question to {name} is on its way again. The link in the email before no longer works.",
		delete: "Delete…",
	},
	delete: {
		title: "Delete the identity of {name}?",
		Pending: "The question is taken back: the link in the email stops working. You can ask again at any time.",
		Verified:
			"Nothing more is sent in this name, drafts and scheduled documents in it included. {name} gets no more emails about such documents. To send in this name again, you would have to ask again.",
		Denied: "It disappears from this list. You can ask again at any time.",
		Revoked: "It disappears from this list. You can ask again at any time.",
		documents: many({
			one: "# document that was sent keeps the name.",
			other: "# documents that were sent keep the name.",
		}),
		keep: "Keep it",
		action: "Delete identity",
		done: "The identity of {name} is deleted.",
	},
	empty: {
		title: "Nobody lends their name yet",
		about: "Ask somebody whether documents may go out in their name: a notary, an owner, your head of department.",
		found: "Nobody fits “{search}”",
		foundAbout: "Names and email addresses were searched.",
		clear: "Show all",
	},
	pages: { label: "Pages of sender identities", earlier: "Earlier", later: "Later" },
	closed: "Only Admins ask people for their name.",
	own: {
		title: "Documents in your name",
		about: "Others may send documents in your name as long as you want it.",
		asked: "A colleague waits for your answer.",
		byMail:
			"Your organisation signed you in, and it is who asks. To approve, use the link in the email that we sent you; if it is gone, have {inviter} send it again.",
		takeBack: "You can take it back here at any time. What is already signed stays signed.",
		state: "You agreed {when}.",
		sent: many({
			one: "# document was sent in your name.",
			other: "# documents were sent in your name.",
		}),
		none: "Nothing was sent in your name yet.",
		back: "Take it back",
		denied: "You said no, so nothing is sent in your name. If you change your mind, have {inviter} ask you again.",
		revoked:
			"You took it back, so nothing more is sent in your name. If you change your mind, have {inviter} ask you again.",
	},
};

export type IdentitiesMessages = typeof identitiesEn;
