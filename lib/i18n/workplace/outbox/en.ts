/** Words of the outbox, where messages stay as long as nothing sends them. */
export const outboxEn = {
	title: "Outbox",
	mailKept: "No mail server is set up, so emails stay here instead of leaving.",
	smsKept: "No provider of text messages is set up, so they stay here too.",
	linksWork: "Their links work. Set {settings} to send them.",
	none: "No emails yet",
	noOlder: "No older emails",
	about: "Send a document and its emails appear here. Those about test documents are under Sandbox.",
	aboutSandbox: "Send a test document and its emails appear here. Those about live documents are under Live.",
	sms: "Text message",
	status: {
		kept: "Kept here",
		failed: "Failed",
		obsolete: "No longer needed",
		retried: "Trying again {when}",
		onItsWay: "On its way",
	},
	message: {
		title: "Message",
		failed: "Not delivered: {why}",
		failedSoFar: "Not delivered after {count} tries: {why}",
		parts: "Part of the email",
		html: "As seen",
		text: "Plain text",
		to: "To {address}",
		about: "About {title}",
	},
};

export type OutboxMessages = typeof outboxEn;
