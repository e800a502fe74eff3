/** English words of the page on which a person agrees, or not, to documents being sent in the person's name. */
export const identityEn = {
	title: "Send in your name",
	heading: "May {account} send in your name?",
	lead: "{inviter} of {account} asks to send documents for signature in your name.",
	shownAs: "Signers would see",
	points: [
		"Signers read your name and address as the sender’s, and their replies come to you.",
		"You get an email when something happens to such a document, as {account} has set it up.",
		"You can take your consent back at any time with the link in our email.",
	],
	approve: "Yes, I agree",
	deny: "No",
	withdraw: "Take my consent back",
	expired: "The time to agree is over. If you want to, ask {inviter} to send you a new email. You can still say no.",
	states: {
		Verified: {
			heading: "You agreed",
			text: "{account} may send documents in your name. You can take this back at any time.",
		},
		Denied: {
			heading: "You said no",
			text: "{account} sends nothing in your name. If you change your mind, ask {inviter} to send you a new email.",
		},
		Revoked: {
			heading: "You took your consent back",
			text: "{account} sends nothing more in your name. Documents that were sent before still bear your name.",
		},
	},
	goOn: "Go on",
	unknown: {
		heading: "This link no longer works",
		text: "There is a newer email, or the request was withdrawn. Look for the latest email, or ask the person who sent it.",
	},
	unreachable: "We could not reach the server. Check your connection and try again.",
};

export type IdentityMessages = typeof identityEn;
