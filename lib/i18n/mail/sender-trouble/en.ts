/** English words of what keeps a document from being sent, or from being signed. */
export const senderTroubleEn = {
	undrawnSubject: (title: string) => `Cannot be signed: “${title}”`,
	undrawnHeading: "A page cannot be shown",
	undrawnPlace: (pages: string, count: number, file: string) =>
		count === 1 ? `page ${pages} of “${file}”` : `pages ${pages} of “${file}”`,
	undrawnLead: (places: string) => `We can’t show ${places} as in your file, so no one can sign.`,
	undrawnUnsent: "No one has been emailed about this document.",
	undrawnHelp: "Print the file to a new PDF, send that, and revoke this document.",
	undrawnState: "Cannot be signed",
	notSentSubject: (title: string) => `Not sent: “${title}”`,
	notSentHeading: "Your scheduled document was not sent",
	notSentLead: (person: string) =>
		`It was to be sent in the name of ${person}, who does not agree to that any more. It is a draft now: send it once they agree again, or delete it and send a new one in your own name.`,
};
