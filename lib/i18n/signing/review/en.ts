/** What a reviewer reads in place of the words for those who sign: reviewers read and approve. */
export const reviewEn = {
	page: {
		title: "Review {title}",
		asks: "{sender} asks you to review and approve",
		group: "Any one of {group} can review. Whoever finishes first reviews for the group.",
		expires: "Approve before {date}.",
		noScript:
			"To approve, turn on JavaScript in your browser and load this page again. Without it you can read the pages here.",
	},
	consent: { label: "I agree to approve electronically" },
	actions: { finish: "Approve", decline: "Decline", reassign: "Let somebody else review" },
	progress: { nothingToFill: "Read the document, then approve." },
	decline: {
		title: "Decline this document?",
		intro: "Nobody can sign or approve this document any more afterwards. {sender} reads your reason.",
	},
	reassign: {
		title: "Let somebody else review",
		intro: "The other person gets a link by email. Yours stops working.",
		introNoMail: "{sender} gives the other person a link. Yours stops working.",
		reasonNeeded: "Write why this person reviews instead of you.",
	},
	later: { stay: "Go on reading" },
	closed: {
		turn: {
			mail: "You get an email as soon as you can review.",
			sms: "You get a text message as soon as you can review.",
			none: "This page changes by itself as soon as you can review.",
		},
		signedTitle: "You have approved",
		sealed: {
			mail: "You get the sealed document by email when everybody has finished.",
			sms: "You get a text message with a link to the sealed document when everybody has finished.",
			none: "You can download the sealed document here when everybody has finished.",
		},
		signedAt: "Approved on {date}.",
		groupTitle: "{name} has reviewed for {group}",
		groupTitleUnknown: "Another member of your group has reviewed",
		finalisingTitle: "Everybody has finished",
		sealFailedTitle: "Everybody has finished",
		completedText: "Everybody has finished, and the document is sealed against changes.",
		declinedYouText: "{sender} has been told, with your reason. Nobody can sign or approve this document any more.",
		expiredText: "It could be approved until {date}. If your approval is still wanted, ask {sender} to send it again.",
		expiredTextUndated:
			"It can't be approved any more. If your approval is still wanted, ask {sender} to send it again.",
	},
};

export type ReviewMessages = typeof reviewEn;
