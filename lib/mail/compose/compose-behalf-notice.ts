import { isolate } from "#lib/i18n/bidi.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, type Phrases, phrasesFor, quotation, senderWithAccount } from "./phrases.ts";

type Notice = MailContentOf<"behalf-sent" | "behalf-revoked" | "behalf-reassigned" | "behalf-reminded">;

type Told = Pick<MailBody, "subject" | "heading"> & Partial<Pick<MailBody, "state" | "quote">>;

function told(content: Notice, phrases: Phrases): Told {
	const { behalf, outcome, states, frame } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const sender = isolate(content.senderName);
	switch (content.kind) {
		case "behalf-sent":
			return { subject: behalf.sentSubject(title), heading: behalf.sentHeading(phrases.names(content.signerNames)) };
		case "behalf-revoked":
			return {
				subject: outcome.revokedSubject(title),
				heading: outcome.revokedHeading(sender),
				state: { tone: "bad", word: states.withdrawn },
				quote: quotation(frame.messageFrom(sender), content.reason),
			};
		case "behalf-reassigned":
			return {
				subject: behalf.reassignedSubject(phrases.subjectName(content.signerName), title, content.task),
				heading: behalf.reassignedHeading(isolate(content.signerName), content.task),
			};
		case "behalf-reminded":
			return {
				subject: behalf.remindedSubject(phrases.subjectName(content.signerName), title),
				heading: behalf.remindedHeading(isolate(content.signerName)),
			};
	}
}

/** Mails that tell a person what becomes of a document that was sent in the person's name. */
export function composeBehalfNotice(content: Notice): MailBody {
	const phrases = phrasesFor(content);
	const { behalf } = phrases.words;
	const lead = behalf.lead(senderWithAccount(content));
	return {
		state: null,
		quote: null,
		...told(content, phrases),
		paragraphs: [lead],
		preview: lead,
		greeting: greetingFor(content, phrases),
		card: { title: isolate(content.documentTitle), rows: [] },
		action: null,
		notes: [],
		footer: [behalf.footer(phrases.product)],
		isSandbox: content.isSandbox === true,
	};
}
